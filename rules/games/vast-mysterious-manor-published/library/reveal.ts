import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const revealChapter: Chapter = {
  id: 'reveal',
  title: { ja: '公開', en: 'Revealing' },
  entries: [
    {
      id: 'reveal',
      roles: [],
      title: {
        ja: '公開は、向きを決める → 埋める → 効果の順',
        en: 'Reveal: rotate, fill the crypts, then the effect',
      },
      reading: 'こうかいは、むきをきめる → うめる → こうかのじゅん',
      terms: [
        {
          ja: '公開する',
          reading: 'こうかいする',
          en: 'reveal',
          aliases: ['めくる', '表にする', 'タイルを開く', 'flip a tile', 'turn over', 'explore'],
        },
      ],
      aliases: [
        '公開の手順',
        'タイルをめくる',
        'how to reveal',
        'revealing tiles',
        'ダークタイルを表に',
      ],
      body: {
        ja: [
          '1. 表にして回転する。できれば、開いた側面を開いた側面につなぐ。',
          '2. その開いた側面が向く空きスペースを、ダークタイルで埋める。',
          '3. 効果：ブラッドタイルはブラッドトークン、トレジャータイルはトレジャーマーカー、ポルターガイストのタイルはポルターガイストを置く。',
          '横穴、武器庫、神殿は、公開しただけでは何も起きない。',
        ],
        en: [
          '1. Turn it face up and rotate it, if possible with an open edge on an open edge.',
          '2. Fill the crypts its open edges face with Dark tiles.',
          '3. Effect: a Blood tile gets a blood token, a Treasure tile a treasure marker, a Poltergeist tile a poltergeist.',
          'Pits, Armories and Shrines do nothing when revealed.',
        ],
      },
      note: reported,
      related: ['reveal-fill', 'reveal-who', 'tile-kinds', 'open-edge'],
      source: ['2095', 'R'],
    },
    {
      id: 'reveal-fill',
      roles: [],
      title: {
        ja: '公開した館タイルの先の空きスペースにダークタイル',
        en: 'Crypts beyond the open edges of a revealed tile get Dark tiles',
      },
      reading: 'こうかいしたやかたたいるのさきのあきすぺーすにだーくたいる',
      aliases: [
        'ダークタイルを足す',
        'マップが広がる',
        'add Dark tiles',
        'map grows',
        'タイル 補充',
      ],
      body: {
        ja: [
          '開いた側面のそれぞれについて、その先が空きスペースなら、山からダークタイルを1枚置く。',
          '壁の先には置かない。',
          '呪文カードの「拡張」でもダークタイルが増える。',
        ],
        en: [
          'For each open edge that faces a crypt, place a Dark tile from the stack there.',
          'Nothing is placed beyond walls.',
          'The spell card Expand adds Dark tiles as well.',
        ],
      },
      note: reported,
      related: ['reveal', 'crypts', 'open-edge', 'spells'],
      source: ['C', 'R'],
    },
    {
      id: 'reveal-who',
      roles: ['paladin', 'manor', 'warlock', 'spider', 'armoredKnight'],
      title: {
        ja: '館タイルを公開するロールと、そのときの違い',
        en: 'Who reveals tiles, and what is special about it',
      },
      reading: 'やかたたいるをこうかいするろーると、そのときのちがい',
      aliases: ['誰が公開', '経験値 公開', 'who reveals', 'Grit for revealing', '占術 経験値'],
      body: {
        ja: [
          {
            head: ['ロールとカード', '違い'],
            rows: [
              ['パラディンの聖戦', '来た側に開いた側面を向ける。経験値 +2'],
              ['神聖カードの占術', '光1でどの館タイルでも。経験値なし'],
              ['館', 'ポルターガイストは未占領のどのライトタイルにも置ける（不気味）'],
              ['呪文カードの「拡張」', 'ターンの終わりごとに、未占領の館タイル1枚'],
              ['アーマードナイト', '経験値 +2'],
            ],
          },
        ],
        en: [
          {
            head: ['Who', 'What is special'],
            rows: [
              ['Paladin, crusade', 'an open edge towards where he came from; Grit +2'],
              ['favor card Divination', '1 Light, any tile, no Grit'],
              ['Manor', 'the poltergeist may go on any empty Lit tile (Spooky)'],
              ['spell card Expand', 'one empty tile at every turn end'],
              ['Armored Knight', 'Grit +2'],
            ],
          },
        ],
      },
      related: ['reveal', 'crusade', 'favors', 'manor-turn', 'spells'],
      source: ['2095', '2431-2527', '2730-2802', 'C'],
    },
  ],
};
