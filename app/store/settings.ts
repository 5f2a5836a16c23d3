import * as v from 'valibot';

const schemas = {
  language: v.picklist(['system', 'ja', 'en']),
  theme: v.picklist(['system', 'dark', 'light']),
  textSize: v.picklist([100, 125, 150, 200]),
  haptics: v.boolean(),
  keepAwake: v.boolean(),
  /** The turn guide says what is easily forgotten in each step. */
  guidePoints: v.boolean(),
  /** Rules show how kanji are read. */
  readings: v.boolean(),
  /** Rules show both languages. */
  bothLanguages: v.boolean(),
};

export type Settings = { [Key in keyof typeof schemas]: v.InferOutput<(typeof schemas)[Key]> };

export const textSizes = schemas.textSize.options;

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
    const parsed = v.safeParse(schemas[key], stored[key]);
    return parsed.success ? (parsed.output as Settings[Key]) : defaultSettings[key];
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
