import { loadBooks } from '../../../rules/games';
import { entriesOf, readableLines, linesOf } from '../../../rules/library/entry';
import { glossaryOf, spansOf, withReadings } from '../../../rules/library/glossary';
import { Finder } from '../../../rules/library/matching';
import { phrasesOf } from '../../../rules/library/phrases';
import { tokensOf } from '../../../rules/library/query';
import { makeIndex } from '../../../rules/library/searchIndex';
import { stemOf } from '../../../rules/library/english';
import { soundOf } from '../../../rules/library/sound';
import { foldText } from '../../../rules/library/surface';

test('probe', async () => {
  const books = await loadBooks();
  const index = makeIndex(books);
  const finder = new Finder(index, () => true);
  const out: string[] = [];
  for (const q of ['ー', 'っ', 'ッ', 'パラディン っ', 'ーっ', 'きょうf', 'は', 'パラディンは', 'どうする', '蜘蛛の子', '恐怖判定', 'ﾊﾟﾗﾃﾞｨﾝ', 'の', 'to', 'no', 'パラディンの体力', '騎士', '聖剣士長', 'きょうふはんてい', 'd6', '3人', '三人', 'Ⅲ', "player's", 'ん', 'ゃ', 'ゎ','々', '。', '!?', '', '👻', '👻っ', '\u3099', 'ﾞ'])
    out.push(q + ' => ' + JSON.stringify(tokensOf(finder, q)));
  for (const w of ['dies','die','dice','died','ties','tie','tied','uses','use','used','using','axes','axe','losses','loss','loses','deaths','choices','movements','moves','moving','moved','taxes','tax','paid','allies','ally','digging','stopped','bosses','boss','status','classes', 'boxes','eyes','armour','armor','colours','defence','defenses','ghosts','spies','lies', 'killed','kills','killing','buses','roll','rolls','rolling','rolled','add','added','adding','falling','needed','seed','feed', 'bleeding','bless','heroes','hero','echoes','dwarves','wolves','knives','halves','leaves','lives','life','shelves','going','goes','doing','being','seeing','agreed','freed','free'])
    out.push(`${w} ${stemOf(w)}`);
  const starts = new Map<string, string>();
  const ends = new Map<string, string>();
  for (const book of books) {
    const g = glossaryOf(book);
    for (const entry of entriesOf(book)) {
      const linked = new Set([entry.id]);
      for (const line of [entry.title.ja, ...linesOf(entry.body.ja)]) {
        const ph = phrasesOf(withReadings(index.lexicon, spansOf(g, 'ja', line, linked)));
        for (const p of ph) {
          const t = p.map((s) => s.text).join('');
          if (!starts.has(t[0]!)) starts.set(t[0]!, t + ' | ' + line);
          if (!ends.has(t.at(-1)!)) ends.set(t.at(-1)!, t + ' | ' + line);
        }
      }
    }
  }
  const odd = [...starts].filter(([c]) => !/[\u3400-\u9fffァ-ヺa-zA-Z0-9]/.test(c));
  out.push('START', ...odd.map(String));
  out.push('SMALL', ...[...starts].filter(([c]) => /[ァィゥェォッャュョヮヵヶー]/.test(c)).map(String));
  out.push('END', ...[...ends].filter(([c]) => /[「『（(【［〔“]/.test(c)).map(String));
  require('fs').writeFileSync('/tmp/probe/out.txt', out.join('\n'));
});
