/** Texts of the games by game id; they arrive with the game. */
export const games = {
  'vast-mysterious-manor': async () =>
    (await import('./vast-mysterious-manor')).vastMysteriousManor,
  'vast-crystal-caverns': async () => (await import('./vast-crystal-caverns')).vastCrystalCaverns,
  'mansions-of-madness': async () => (await import('./mansions-of-madness')).mansionsOfMadness,
  'dwellings-of-eldervale': async () =>
    (await import('./dwellings-of-eldervale')).dwellingsOfEldervale,
  'dungeon-lords': async () => (await import('./dungeon-lords')).dungeonLords,
};
