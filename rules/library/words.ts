export const commonWords: Readonly<Record<string, string>> = {};
