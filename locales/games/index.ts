/** Texts of the games by game id, in both languages; they arrive with the game. */
export const games = {
  'vast-mysterious-manor': () => import('./vast-mysterious-manor'),
  'vast-mysterious-manor-published': () => import('./vast-mysterious-manor-published'),
  'vast-crystal-caverns': () => import('./vast-crystal-caverns'),
  'mansions-of-madness': () => import('./mansions-of-madness'),
  'dwellings-of-eldervale': () => import('./dwellings-of-eldervale'),
  'dungeon-lords': () => import('./dungeon-lords'),
};
