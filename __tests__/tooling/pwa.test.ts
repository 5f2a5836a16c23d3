import {
  colours,
  contentSecurityPolicy,
  hashed,
  indexPage,
  manifest,
  neverAsked,
  serviceWorkerOptions,
} from '../../scripts/pwa.mjs';

const exported = `<!DOCTYPE html><html lang="en"><head><style id="expo-reset">body{}</style>
<link rel="icon" href="/favicon.ico" /></head><body><noscript>No</noscript><div id="root"></div>
<script src="/_expo/static/js/web/main-0123456789abcdef0123456789abcdef.js" defer></script></body></html>`;

const directives = new Map(
  contentSecurityPolicy()
    .split('; ')
    .map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
);

describe('the Content-Security-Policy', () => {
  test('allows nothing that is not named', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'none'"]);
  });

  test('allows scripts of the app only, no inline script and no eval', () => {
    expect(directives.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  });

  test('allows no inline style but those whose text is known', () => {
    const [own, ...rest] = directives.get('style-src') ?? [];
    expect(own).toBe("'self'");
    expect(rest).toHaveLength(2);
    for (const source of rest) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
  });

  test('names no other origin', () => {
    const sources = [...directives.values()].flat();
    expect(sources.filter((source) => !/^('.+'|data:|blob:)$/.test(source))).toEqual([]);
    expect(directives.get('connect-src')).toEqual(["'self'"]);
  });
});

describe('the page', () => {
  const page = indexPage(exported);

  test('carries the policy before anything that it governs', () => {
    const policy = page.indexOf('Content-Security-Policy');
    expect(policy).toBeGreaterThan(0);
    for (const tag of ['<script', '<style', '<link']) {
      expect(page.indexOf(tag)).toBeGreaterThan(policy);
    }
  });

  test('keeps the scripts and links that Expo wrote, and nothing else of its page', () => {
    expect(page).toContain('/_expo/static/js/web/main-0123456789abcdef0123456789abcdef.js" defer');
    expect(page).toContain('<link rel="icon" href="/favicon.ico" />');
    expect(page).not.toContain('expo-reset');
  });

  test('refuses an inline script', () => {
    const inline = exported.replace('<div id="root">', '<script>alert(1)</script><div id="root">');
    expect(() => indexPage(inline)).toThrow('inline script');
  });

  test('refuses a page without the app', () => {
    expect(() => indexPage('<html></html>')).toThrow('no script');
  });

  test('reaches to the edges of the screen and can be zoomed', () => {
    const viewport = /name="viewport" content="([^"]*)"/.exec(page)?.[1];
    expect(viewport).toContain('viewport-fit=cover');
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  });

  test('has a theme colour for light and dark', () => {
    expect(page).toContain(`(prefers-color-scheme: light)" content="${colours.light}"`);
    expect(page).toContain(`(prefers-color-scheme: dark)" content="${colours.dark}"`);
  });

  test('tells in both languages that it needs JavaScript', () => {
    const noscript = /<noscript>([\s\S]*)<\/noscript>/.exec(page)?.[1];
    expect(noscript).toContain('有効にしてください');
    expect(noscript).toContain('Please enable JavaScript');
  });
});

describe('the manifest', () => {
  test('makes the app installable', () => {
    expect(manifest()).toMatchObject({
      name: 'Banmen 盤面',
      short_name: 'Banmen',
      id: '/',
      start_url: '/',
      scope: '/',
      lang: 'ja',
      dir: 'ltr',
      display: 'standalone',
    });
  });

  test('has every kind of icon', () => {
    const kinds = manifest().icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
      '512x512 monochrome',
    ]);
  });
});

describe('the service worker', () => {
  const options = serviceWorkerOptions('dist');

  test('keeps every file the app asks for and answers every link', () => {
    expect(options.globPatterns).toEqual(['**/*']);
    expect(options.globIgnores).toEqual(['sw.js', 'metadata.json', ...neverAsked]);
    expect(options.navigateFallback).toBe('/index.html');
  });

  test('does not answer with the app where a file is meant', () => {
    const denied = (link: string) => options.navigateFallbackDenylist.some((one) => one.test(link));
    expect(denied('/icons/icon-192.png')).toBe(true);
    expect(denied('/rules?q=icons/')).toBe(false);
    expect(denied('/play/icons/x')).toBe(false);
  });

  test('never takes over in the middle of a game', () => {
    expect(options.skipWaiting).toBe(false);
  });

  test('loads nothing from elsewhere', () => {
    expect(options.inlineWorkboxRuntime).toBe(true);
  });

  test.each([
    ['_expo/static/js/web/main-9ea1597d2d521bbe3afd60c01a09c2c4.js', true],
    ['assets/back-icon.35ba0eaec5a4f5ed12ca16fabeae451d@2x.png', true],
    ['index.html', false],
    ['icons/icon-192.png', false],
  ])('knows whether %s carries a hash', (file, expected) => {
    expect(hashed.test(file)).toBe(expected);
  });
});
