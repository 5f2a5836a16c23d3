import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const paladinHealthChapter: Chapter = {
  id: 'paladin-health',
  title: { ja: 'パラディン：ヘルスと受ける効果', en: 'Paladin: Health and what others do' },
  entries: [
    {
      id: 'paladin-health',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: 'ヘルスは7から。スケルトンの命中で −1、0で負け',
        en: 'Health starts at 7: −1 per Skeleton hit, lost at 0',
      },
      reading: 'へるすは7から。すけるとんのめいちゅうで -1、0でまけ',
      terms: [
        {
          ja: 'ヘルス',
          reading: 'へるす',
          en: 'Health',
          aliases: ['体力', 'HP', 'ライフ', '生命力', 'ダメージ', 'hit points', 'life', 'damage'],
        },
      ],
      aliases: ['パラディン 死ぬ', 'パラディン 負け', 'Paladin dies', 'lose Health', 'ヘルス 減る'],
      body: {
        ja: [
          {
            head: ['出来事', 'ヘルス'],
            rows: [
              ['スケルトンのアタックが命中', '−1'],
              ['その命中に毒を使われた', 'さらに −1（カードはボックスへ）'],
              ['スケルトン以外のアタックが命中', '減らない'],
            ],
          },
          '0になるとスケルトンの勝ち。',
          '開始時は7。スケルトンがならず者なら5、親分なら6。',
          '拡張には毒と同じ働きの装備がもう1枚ある。',
        ],
        en: [
          {
            head: ['Event', 'Health'],
            rows: [
              ['a Skeleton’s attack hits', '−1'],
              ['Poison is used on that hit', '−1 more (card to the box)'],
              ['any other attack hits', 'no loss'],
            ],
          },
          'At 0 the Skeletons win.',
          'It starts at 7; 5 against a Miscreant, 6 against a Boss.',
          'The expansion has another gear card that works like Poison.',
        ],
      },
      note: {
        ja: '開始時の7・5・6は公開されている早見ページによる。',
        en: 'The start values 7, 5 and 6 are reported by a public reference page.',
      },
      related: [
        'paladin-no-healing',
        'treasure-armor',
        'formidable',
        'skeleton-strike',
        'paladin-threats',
      ],
      source: ['2064', '2172', 'C', 'R'],
      links: { tracks: ['paladin.health'] },
    },
    {
      id: 'paladin-no-healing',
      roles: ['paladin'],
      title: {
        ja: 'ヘルスは回復しない',
        en: 'Lost Health never comes back',
      },
      reading: 'へるすはかいふくしない',
      aliases: [
        'ヘルス 回復',
        'パラディン 回復',
        'ヒーリング',
        'can the Paladin heal',
        'healing',
        'restore Health',
      ],
      body: {
        ja: [
          'この版には、ヘルスを戻すルールもカードもない。',
          '失うのを防ぐ方法は、防御力を上げることと、アーマーで1回だけ −1を受け止めること。',
        ],
        en: [
          'No rule and no card of this edition restores Health.',
          'You can only avoid losing it: raise your Defense, or let the Armor take 1 once.',
        ],
      },
      related: ['paladin-health', 'paladin-defense', 'treasure-armor', 'changes-from-preview'],
      source: ['2064', '2172', 'C'],
    },
    {
      id: 'formidable',
      roles: ['paladin'],
      title: {
        ja: '不屈：命中されてもパラディンは取り除かれない',
        en: 'Formidable: a hit does not remove the Paladin',
      },
      reading: 'ふくつ：めいちゅうされてもぱらでぃんはとりのぞかれない',
      terms: [
        {
          ja: '不屈',
          reading: 'ふくつ',
          en: 'Formidable',
          aliases: ['不屈の特徴', 'フォーミダブル', '倒れない'],
        },
      ],
      aliases: ['パラディン 特徴', 'Paladin trait', 'パラディン 命中したら', 'Paladin is hit'],
      body: {
        ja: [
          'ほかのフィギュアは命中されると取り除かれるが、パラディンはその場に残る。',
          '命中したのがスケルトンなら、ヘルス −1。',
          'スパイダーの牙が命中しても、ヘルスも経験値も減らず、動かされない。',
        ],
        en: [
          'Other figures are removed by a hit; the Paladin stays where he is.',
          'If a Skeleton hit him, Health −1.',
          'A hit by the Spider’s Fangs takes neither Health nor Grit and does not move him.',
        ],
      },
      note: {
        ja: '手元の資料にあるのは不屈という名前と命中の結果だけ。この2つを結びつけたのは推測。',
        en: 'Our sources give the name of the trait and what a hit does; that the one means the other is inferred.',
      },
      related: ['paladin-health', 'paladin-forces-attacks', 'hit-or-miss', 'figures-table'],
      source: ['2064', 'I'],
    },
    {
      id: 'paladin-forces-attacks',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: 'パラディンのタイルに入る相手はアタックを強いられる',
        en: 'Walking in on the Paladin means attacking him',
      },
      reading: 'ぱらでぃんのたいるにはいるあいてはあたっくをしいられる',
      aliases: [
        'パラディンのいるタイル',
        'パラディンを通り抜ける',
        'enter the Paladin’s tile',
        'walk past',
      ],
      body: {
        ja: [
          'パラディンはアタックを強いるフィギュア。',
          'スケルトンが入ってきたら、アタックしなければならない。',
          '失敗したアタックはパラディンに何もしない。',
        ],
        en: [
          'The Paladin is a figure that forces attacks.',
          'A Skeleton that walks in has to attack.',
          'An attack that misses does nothing to the Paladin.',
        ],
      },
      note: reported,
      related: ['forcing-attacks', 'skeleton-strike', 'paladin-defense', 'formidable'],
      source: ['R'],
    },
    {
      id: 'paladin-threats',
      roles: ['paladin'],
      title: {
        ja: 'ほかのロールがパラディンにできること',
        en: 'What the other roles do to the Paladin',
      },
      reading: 'ほかのろーるがぱらでぃんにできること',
      aliases: [
        'パラディン 弱点',
        'who attacks the Paladin',
        'パラディン 邪魔',
        'effects on the Paladin',
      ],
      body: {
        ja: [
          {
            head: ['相手', '効果'],
            rows: [
              ['スケルトンの命中', 'ヘルス −1'],
              ['スタッビィの能力', '経験値 −3（ククリで −6）'],
              ['毒', 'さらにヘルス −1（1回だけ）'],
              ['スパイダーの牙の命中', 'パラディンは無事、スパイダーのブラッド +1'],
              ['蜘蛛の巣', '入ると移動が終わり、1つ取り除く'],
              ['ウォーロックの吸収', '周囲にいると、ウォーロックの呪い +1'],
              ['レイス', '何もしない'],
            ],
          },
        ],
        en: [
          {
            head: ['Who', 'Effect'],
            rows: [
              ['a Skeleton’s hit', 'Health −1'],
              ['Stabby’s ability', 'Grit −3 (−6 with the Kukri)'],
              ['Poison', 'Health −1 more, once'],
              ['a hit by the Spider’s Fangs', 'you are unharmed; the Spider gains 1 Blood'],
              ['webs', 'entering ends your move and removes 1'],
              ['the Warlock’s Syphon', 'being around him gives him 1 Curse'],
              ['the Wraith', 'nothing'],
            ],
          },
        ],
      },
      note: partlyReported,
      related: ['paladin-health', 'stabby-takes-grit', 'sprint-webs', 'syphon', 'wraith'],
      source: ['2064', '2266', '2423', '2596', 'C', 'R'],
    },
  ],
};
