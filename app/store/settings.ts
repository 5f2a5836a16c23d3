import { aBoolean, has, just, type Shape, type Shaped } from '../../rules/engine/shape';

export const textSizes = [100, 125, 150, 200] as const;

const shapes = {
  language: just('system', 'ja', 'en'),
  theme: just('system', 'dark', 'light'),
  textSize: just(...textSizes),
  haptics: aBoolean,
  keepAwake: aBoolean,
  /** The turn guide says what is easily forgotten in each step. */
  guidePoints: aBoolean,
  /** Rules show how kanji are read. */
  readings: aBoolean,
  /** Rules show both languages. */
  bothLanguages: aBoolean,
};

export type Settings = { [Key in keyof typeof shapes]: Shaped<(typeof shapes)[Key]> };

export const defaultSettings: Settings = {
  language: 'system',
  theme: 'system',
  textSize: 100,
  haptics: true,
  keepAwake: true,
  guidePoints: true,
  readings: false,
  bothLanguages: false,
};

/** The settings without which the first picture could be wrong. */
export function lookOf({ language, theme, textSize }: Settings) {
  return { language, theme, textSize };
}

/** Stored settings; a value this version does not know falls back to its default, alone. */
export function checkSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const pick = <Key extends keyof Settings>(key: Key): Settings[Key] => {
    const shape = shapes[key] as Shape<Settings[Key]>;
    const value = stored[key];
    return has(shape, value) ? value : defaultSettings[key];
  };
  return {
    language: pick('language'),
    theme: pick('theme'),
    textSize: pick('textSize'),
    haptics: pick('haptics'),
    keepAwake: pick('keepAwake'),
    guidePoints: pick('guidePoints'),
    readings: pick('readings'),
    bothLanguages: pick('bothLanguages'),
  };
}
