import type { Page } from 'playwright-core';

// These functions run in the browser: they must not use anything from outside themselves, and no
// syntax that Babel turns into a helper.

/** Texts that the screen's edge or their own box cuts off, or that stayed smaller than they must. */
export const badTexts = (page: Page, leastSize: number): Promise<string[]> =>
  page.evaluate((least) => {
    const found: string[] = [];
    const width = window.innerWidth;
    if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');

    const scrollsSideways = (element: Element | null): boolean => {
      if (element === null) return false;
      const { overflowX } = getComputedStyle(element);
      if ((overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > width) {
        return true;
      }
      return scrollsSideways(element.parentElement);
    };
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const box = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (box === null || text === '' || !box.checkVisibility()) continue;
      const style = getComputedStyle(box);
      // A reading repeats the word below it at about half its size, as in print.
      const isReading = box.matches('[data-testid^="entry."] [aria-hidden="true"]');
      // Four tabs share the width of a phone: their names grow as far as they find room.
      const isTab = box.closest('[role="tablist"]') !== null;
      const leastHere = least * (isReading ? 0.5 : isTab ? 0.8 : 1);
      if (parseFloat(style.fontSize) < leastHere) found.push(`too small: ${text}`);
      // A title that is meant to be shortened says so; a number never is.
      const shortened = style.textOverflow === 'ellipsis' && !/^[\d\s/+−]+$/.test(text);
      const hides = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const tooLarge =
        box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
      if (hides && tooLarge && !shortened) found.push(`cut off: ${text}`);

      range.selectNodeContents(node);
      const { left, right } = (shortened ? box : range).getBoundingClientRect();
      if ((left < -1 || right > width + 1) && !scrollsSideways(box)) {
        found.push(`beyond the edge: ${text}`);
      }
    }
    return found;
  }, leastSize);

/** Controls a finger could miss, with their size in pixels. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'button, a[href], input, textarea, [role="button"], [role="radio"], [role="checkbox"], ' +
      '[role="switch"], [role="tab"], [role="link"], [role="slider"]';
    const leastOf = (control: HTMLElement): number => {
      // A figure between its two buttons is a target of its own, but not the busy one.
      return control.getAttribute('role') === 'slider' ? 24 : 48;
    };
    return Array.from(document.querySelectorAll<HTMLElement>(controls)).flatMap((control) => {
      const hidden = !control.checkVisibility() || control.closest('[aria-hidden="true"]') !== null;
      // A word of a text that is a link is as large as its line.
      const isWord = getComputedStyle(control).display === 'inline';
      if (hidden || isWord) return [];
      const name =
        control.dataset.testid ?? control.getAttribute('aria-label') ?? control.innerText;
      const { width, height } = control.getBoundingClientRect();
      const least = leastOf(control);
      const fits = Math.round(width) >= least && Math.round(height) >= least;
      return fits ? [] : [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
