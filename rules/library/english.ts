/** English as it is compared: words in their shortest form, so that `moved` finds `moving`. */

const irregular = new Map([
  ['paid', 'pay'],
  ['unpaid', 'pay'],
  ['fought', 'fight'],
  ['lost', 'lose'],
  ['loss', 'lose'],
  ['spent', 'spend'],
  ['built', 'build'],
  ['dug', 'dig'],
  ['hid', 'hide'],
  ['hidden', 'hide'],
  ['dice', 'die'],
  ['dead', 'die'],
  ['death', 'die'],
  ['died', 'die'],
  ['dying', 'die'],
  ['took', 'take'],
  ['taken', 'take'],
  ['gave', 'give'],
  ['given', 'give'],
  ['drew', 'draw'],
  ['drawn', 'draw'],
  ['won', 'win'],
  ['chose', 'choose'],
  ['chosen', 'choose'],
  ['choice', 'choose'],
  ['left', 'leave'],
  ['broke', 'break'],
  ['broken', 'break'],
  ['laid', 'lay'],
  ['went', 'go'],
  ['gone', 'go'],
  ['killed', 'kill'],
  ['movement', 'move'],
  ['uses', 'use'],
  ['used', 'use'],
  ['using', 'use'],
  ['dies', 'die'],
  ['ties', 'tie'],
  ['tied', 'tie'],
  ['axes', 'axe'],
  ['goes', 'go'],
  ['going', 'go'],
]);

export type Word = { readonly text: string; readonly from: number; readonly to: number };

/** The words of a folded text with their places; a number is a word. */
export function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(/[a-z0-9]+(?:['’][a-z]+)*/g)].map((match) => ({
    text: plain(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** `player's` is about the player, `can't` is one word. */
function plain(word: string): string {
  return word.replace(/['’]s$/, '').replace(/['’]/g, '');
}

export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = shorten(word);
    stems.set(word, stem);
  }
  return stem;
}

/** Texts use few words often. */
const stems = new Map<string, string>();

function shorten(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return withoutE(known);
  if (word.length <= 3 || /\d/.test(word)) return word;
  const short = withoutEnding(word);
  return withoutE(irregular.get(short) ?? british(short));
}

function withoutEnding(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^su]s$/.test(word)) return withoutEnding(word.slice(0, -1));
  if (/[^aeiou]ied$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/[aeiouy].*ing$/.test(word) && word.length > 5) return single(word.slice(0, -3));
  if (/[aeiouy].*[^e]ed$/.test(word) && word.length > 4) return single(word.slice(0, -2));
  return word;
}

/** `digg` of `digging` is `dig`; `roll` and `add` stay. */
function single(stem: string): string {
  return stem.length > 3 && /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

function withoutE(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}

function british(word: string): string {
  return word.replace(/our$/, 'or').replace(/fence$/, 'fense');
}
