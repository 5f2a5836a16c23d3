export type SearchCase = {
  kind:
    | 'kanji'
    | 'oneCharacter'
    | 'reading'
    | 'kana'
    | 'hepburn'
    | 'kunrei'
    | 'english'
    | 'width'
    | 'mixed'
    | 'severalWords'
    | 'question'
    | 'variant'
    | 'slip';
  query: string;
  game?: string;
  answers: readonly string[];
};
