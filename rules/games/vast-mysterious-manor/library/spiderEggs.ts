import type { Chapter } from '../../../library/entry';

export const spiderEggsChapter: Chapter = {
  id: 'spider-eggs',
  title: { ja: 'スパイダー：卵', en: 'Spider: eggs' },
  entries: [
    {
      id: 'spider-eggs',
      roles: ['spider'],
      title: {
        ja: '卵：育てて孵化させると恐怖 +2',
        en: 'Eggs: raise one until it hatches for Terror +2',
      },
      reading: 'たまご：そだててふかさせるときょうふ +2',
      terms: [
        {
          ja: '卵',
          reading: 'たまご',
          en: 'egg',
          aliases: ['卵トークン', 'タマゴ', 'エッグ', '玉子', 'spider egg'],
        },
      ],
      aliases: ['卵とは', 'what is an egg', '卵のルール', 'egg rules', '卵 効果'],
      body: {
        ja: [
          'カード2枚で置き、管理でブラッドを置いて育てる。',
          'ブラッド5と蜘蛛の巣1がそろうと孵化し、恐怖2を得る。',
          'キャスターを公開したときは、マップの卵1つごとにブラッド1も得る。',
          '誰の移動も妨げない。防御力は1＋ブラッドの数。',
        ],
        en: [
          'Lay one for 2 cards, then raise it with Blood by Tend.',
          'With 5 Blood and 1 web it hatches: 2 Terror.',
          'Each egg on the map also gives 1 Blood when the Caster is revealed.',
          'It blocks nobody. Its Defense is 1 plus its Blood.',
        ],
      },
      related: [
        'spider-egg-power',
        'spider-egg-hatch',
        'spider-egg-defense',
        'spider-tend',
        'spider-caster-blood',
      ],
      source: ['440-444', '356', '389', '393'],
      links: { tracks: ['spider.eggs'] },
    },
    {
      id: 'spider-egg-hatch',
      roles: ['spider'],
      title: {
        ja: '孵化：ブラッド5と蜘蛛の巣1で恐怖 +2',
        en: 'Hatching: 5 Blood and 1 web give Terror +2',
      },
      reading: 'ふか：ぶらっど5とくものす1できょうふ +2',
      terms: [
        {
          ja: '孵化',
          reading: 'ふか',
          en: 'hatch',
          aliases: ['ふ化', '卵が孵る', '孵る', 'hatching', '生まれる'],
        },
      ],
      aliases: ['卵 孵化 条件', 'egg hatches', 'when does an egg hatch', '卵が割れる'],
      body: {
        ja: [
          '卵にブラッド5つがあり、そのタイルに蜘蛛の巣が1つ以上あるとき、すぐに孵化する。',
          '卵とその上のブラッドを取り除き、恐怖2を得る。',
          'タイルの蜘蛛の巣は残る。',
          'ブラッドが5でも、蜘蛛の巣がなければ孵化しない。',
        ],
        en: [
          'An egg with 5 Blood and at least 1 web on its tile hatches at once.',
          'Remove the egg and its Blood and gain 2 Terror.',
          'The webs on the tile stay.',
          'Without a web even 5 Blood do not hatch it.',
        ],
      },
      note: {
        ja: '製品版の条件は異なり、蜘蛛の巣とブラッドを合わせて6つ。',
        en: 'The published game differs: any 6 webs and Blood together.',
      },
      related: ['spider-eggs', 'spider-tend', 'spider-terror'],
      source: ['442'],
      links: { notices: ['eggHatched'] },
    },
    {
      id: 'spider-egg-defense',
      roles: ['spider', 'paladin'],
      title: { ja: '卵の防御力は1＋ブラッドの数', en: 'An egg’s Defense is 1 plus its Blood' },
      reading: 'たまごのぼうぎょりょくは1+ぶらっどのかず',
      aliases: ['卵 防御力', '卵 必要な筋力', 'egg defense', 'egg defence', '卵を壊す 筋力'],
      body: {
        ja: [
          '壊すには、筋力がこの防御力を上回る必要がある。蜘蛛の巣は数えない。',
          {
            head: ['ブラッド', '防御力', '必要な筋力'],
            rows: [
              ['0', '1', '2'],
              ['1', '2', '3'],
              ['2', '3', '4'],
              ['3', '4', '5'],
              ['4', '5', '6'],
              ['5（蜘蛛の巣なし）', '6', '7'],
            ],
          },
        ],
        en: [
          'Destroying it takes Strength above this. Webs do not count.',
          {
            head: ['Blood', 'Defense', 'Strength needed'],
            rows: [
              ['0', '1', '2'],
              ['1', '2', '3'],
              ['2', '3', '4'],
              ['3', '4', '5'],
              ['4', '5', '6'],
              ['5 (no web)', '6', '7'],
            ],
          },
        ],
      },
      related: ['spider-egg-attacked', 'spider-eggs', 'spider-egg-hatch'],
      source: ['444', '142'],
      links: { tools: ['vast-egg'] },
    },
    {
      id: 'spider-egg-attacked',
      roles: ['spider', 'paladin'],
      title: {
        ja: '卵が壊されると、卵とブラッドはサプライへ',
        en: 'A destroyed egg goes back to the supply with its Blood',
      },
      reading: 'たまごがこわされると、たまごとぶらっどはさぷらいへ',
      aliases: ['卵を破壊', '卵 アタック', 'destroy egg', 'attack egg', '卵 経験値5'],
      body: {
        ja: [
          '卵とその上のブラッドは、すべてスパイダーのサプライに戻る。恐怖は得られない。',
          'パラディンが壊すと、経験値5を得る。',
          'パラディンは筋力に関係なく卵のタイルに入れ、蜘蛛の巣も入ったときに消える。',
        ],
        en: [
          'The egg and all Blood on it go back to the Spider’s supply; no Terror.',
          'The Paladin gains 5 Experience for it.',
          'He may enter the egg’s tile whatever his Strength, which also removes its webs.',
        ],
      },
      note: {
        ja: '卵をアタックする手順が書かれているのはパラディンだけ。スケルトンについては記述がない。',
        en: 'Only the Paladin has a rule for attacking eggs; for the Skeletons there is none.',
      },
      related: ['spider-egg-defense', 'spider-egg-no-block', 'spider-web-removed'],
      source: ['142', '162', '444', '447'],
    },
    {
      id: 'spider-egg-no-block',
      roles: ['spider'],
      title: { ja: '卵は移動を妨げない', en: 'Eggs do not block movement' },
      reading: 'たまごはいどうをさまたげない',
      aliases: ['卵のあるタイルに入る', '卵 通れる', 'enter egg tile', 'egg blocks', '卵 移動'],
      body: {
        ja: [
          'どのプレイヤーの駒も、卵のあるタイルに入り、通り抜けられる。追加の移動力は要らない。',
          '歩くレイスが入ると、卵は未占領の隣接スペースへ移される。',
        ],
        en: [
          'Any player’s piece may enter and pass a tile with an egg at no extra Movement.',
          'A walking Wraith that enters moves the egg to an unoccupied adjacent space.',
        ],
      },
      related: ['spider-eggs', 'manor-role-walk-egg', 'spider-egg-attacked'],
      source: ['443', '498'],
    },
  ],
};
