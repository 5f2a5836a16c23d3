import type { Chapter } from '../../../library/entry';

export const warlockSyphonChapter: Chapter = {
  id: 'warlock-syphon',
  title: { ja: 'ウォーロック：吸収', en: 'Warlock: Syphon' },
  entries: [
    {
      id: 'syphon',
      roles: ['warlock'],
      title: {
        ja: '吸収：周囲のフィギュア1体ごとに呪い +1',
        en: 'Syphon: +1 Curse for each surrounding figure',
      },
      reading: 'きゅうしゅう：しゅういのふぃぎゅあ1たいごとにのろい +1',
      terms: [
        {
          ja: '吸収',
          reading: 'きゅうしゅう',
          en: 'Syphon',
          aliases: ['サイフォン', '吸い取り', 'siphon', 'ドレイン'],
        },
      ],
      aliases: ['呪いを得る', '呪い 増やす', 'get curses', 'syphon count', '吸収 何体'],
      body: {
        ja: [
          '周囲8スペースのフィギュアを数え、その数だけ呪いを得る。',
          'ポルターガイストは数えない。',
          '卵もレイスもフィギュアなので数える。蜘蛛の子は1匹ずつ。',
          '呪文「吸収特化」では、全員が1人のプレイヤーのものなら2倍。',
        ],
        en: [
          'Count the figures on the 8 surrounding spaces and gain that many Curses.',
          'Poltergeists do not count.',
          'Eggs and the Wraith are figures and count; Spiderlings count one by one.',
          'The spell Syphon Specialize doubles it if all belong to one player.',
        ],
      },
      related: ['syphon-examples', 'curses', 'spell-syphon-specialize', 'spell-glower'],
      source: ['2596'],
      links: { tools: ['vast-published-syphon'] },
    },
    {
      id: 'syphon-examples',
      roles: ['warlock'],
      title: {
        ja: '吸収で得る呪いの例',
        en: 'Curses gained by Syphon: examples',
      },
      reading: 'きゅうしゅうでえるのろいのれい',
      aliases: ['吸収 計算', '吸収 表', 'syphon table', 'syphon example', '吸収特化 例'],
      body: {
        ja: [
          {
            head: ['周囲', 'ふつう', '吸収特化'],
            rows: [
              ['パラディン、スケルトン2、ポルターガイスト3', '3', '3'],
              ['蜘蛛の子4', '4', '8'],
              ['ジャイアントスパイダー、卵1', '2', '4'],
              ['レイス', '1', '2'],
              ['ポルターガイスト5', '0', '0'],
            ],
          },
          '最初の例はパラディンとスケルトンが混ざるので、2倍にならない。',
        ],
        en: [
          {
            head: ['Around him', 'plain', 'Syphon Specialize'],
            rows: [
              ['Paladin, 2 Skeletons, 3 poltergeists', '3', '3'],
              ['4 Spiderlings', '4', '8'],
              ['Giant Spider, 1 Egg', '2', '4'],
              ['Wraith', '1', '2'],
              ['5 poltergeists', '0', '0'],
            ],
          },
          'The first is not doubled: Paladin and Skeletons belong to different players.',
        ],
      },
      related: ['syphon', 'spell-syphon-specialize', 'curses'],
      source: ['2596', 'C'],
    },
  ],
};
