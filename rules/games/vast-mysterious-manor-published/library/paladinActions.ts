import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const paladinActionsChapter: Chapter = {
  id: 'paladin-actions',
  title: { ja: 'パラディン：備えと疾走', en: 'Paladin: prepare and sprint' },
  entries: [
    {
      id: 'prepare',
      roles: ['paladin'],
      title: {
        ja: '備え：キューブ1個で筋力 +1と防御力 +1',
        en: 'Prepare: 1 cube for Strength +1 and Defense +1',
      },
      reading: 'そなえ：きゅーぶ1こできんりょく +1とぼうぎょりょく +1',
      terms: [
        {
          ja: '備え',
          reading: 'そなえ',
          en: 'prepare',
          aliases: ['準備アクション', '備える', 'プリペア', 'preparing', 'preparation'],
        },
      ],
      aliases: ['筋力を上げる', '防御力を上げる', 'raise Strength', 'raise Defense', '備え いつ'],
      body: {
        ja: [
          'ヒーローキューブ1個を置くたび、筋力と防御力がどちらも1上がる。',
          '何個置いてもよい。',
          'ほかのアクションの途中でもできる。例：公開で出たポルターガイストを見てから備える。',
          '置いたキューブは、次の自分のターンの始めまで残る。',
        ],
        en: [
          'Each hero cube put here raises both Strength and Defense by 1.',
          'Put as many as you like.',
          'You may do so in the middle of another action, say after seeing the poltergeist you revealed.',
          'The cubes stay until the start of your next turn.',
        ],
      },
      related: ['paladin-strength', 'paladin-defense', 'paladin-cubes-needed', 'crusade'],
      source: ['2068', '2080'],
      links: { tracks: ['paladin.prepared'] },
    },
    {
      id: 'sprint',
      roles: ['paladin'],
      title: {
        ja: '疾走：キューブ1個で2スペースまで、ライトタイルだけ',
        en: 'Sprint: 1 cube to move up to 2 spaces, Lit tiles only',
      },
      reading: 'しっそう：きゅーぶ1こで2すぺーすまで、らいとたいるだけ',
      terms: [
        {
          ja: '疾走',
          reading: 'しっそう',
          en: 'sprint',
          aliases: ['ダッシュ', '走る', 'スプリント', 'run', 'dash', 'sprinting'],
        },
      ],
      aliases: ['パラディン 移動', 'Paladin move', '何マス動ける', 'how far', 'ダークタイル 疾走'],
      body: {
        ja: [
          '2スペースまで動く。ウィングブーツがあれば4スペースまで。',
          '入れるのはライトタイルだけ。',
          'アタックを強いるフィギュアのいるタイルには入れない。',
          '卵や蜘蛛の子はアタックを強いないので、そのタイルには入れる。',
          'ダークタイルに入るときや、アタックするときは、聖戦を使う。',
        ],
        en: [
          'Move up to 2 spaces, 4 with the Winged Boots.',
          'You may enter Lit tiles only.',
          'You may not enter a tile with a figure that forces attacks.',
          'Eggs and Spiderlings force none, so their tiles are open to you.',
          'To enter a Dark tile or attack somebody, crusade.',
        ],
      },
      note: partlyReported,
      related: ['crusade-move', 'sprint-webs', 'forcing-attacks', 'treasure-winged-boots'],
      source: ['2070-2095', 'C', 'R'],
      links: { tracks: ['paladin.sprints'] },
    },
    {
      id: 'sprint-webs',
      roles: ['paladin', 'spider'],
      title: {
        ja: '蜘蛛の巣に入ると疾走はそこで終わる',
        en: 'A web ends the sprint on that tile',
      },
      reading: 'くものすにはいるとしっそうはそこでおわる',
      aliases: ['パラディン 蜘蛛の巣', 'Paladin web', '疾走 止まる', 'stuck in webs'],
      body: {
        ja: [
          '蜘蛛の巣のあるタイルに入ると移動が終わり、蜘蛛の巣を1つ取り除く。',
          '例：1歩目のタイルに2つあれば、疾走は1スペースで終わり、1つ残る。',
          '終わるのはその移動だけ。キューブがあれば、次の疾走や聖戦でまた動ける。',
        ],
        en: [
          'Entering a tile with webs ends the move and removes 1 web.',
          'Example: with 2 webs on the first tile the sprint ends after 1 space and 1 web stays.',
          'Only that move ends. With another cube you may sprint or crusade again.',
        ],
      },
      note: {
        ja: '次のアクションでまた動けることは推測。',
        en: 'That a later action may move again is inferred.',
      },
      related: ['stopping', 'webs', 'favor-illuminate', 'paladin-moves-example'],
      source: ['2207', '2359', 'I'],
    },
    {
      id: 'paladin-moves-example',
      roles: ['paladin'],
      title: {
        ja: 'パラディンは1ターンに何スペース動けるか',
        en: 'How far the Paladin gets in one turn',
      },
      reading: 'ぱらでぃんは1たーんになんすぺーすうごけるか',
      aliases: ['パラディン 移動距離', 'movement example', '疾走2回 聖戦1回', 'total movement'],
      body: {
        ja: [
          '疾走は2（ウィングブーツで4）、聖戦は1ずつ足す。',
          {
            head: ['アクション', '途中', 'スペース'],
            rows: [
              ['疾走2回と聖戦1回', '何もない', '5'],
              ['疾走1回、ウィングブーツあり', '何もない', '4'],
              ['疾走1回', '1歩目に蜘蛛の巣2つ', '1'],
            ],
          },
        ],
        en: [
          'Count 2 for each sprint (4 with the Winged Boots) and 1 for each crusade.',
          {
            head: ['Actions', 'On the way', 'Spaces'],
            rows: [
              ['2 sprints and 1 crusade', 'nothing', '5'],
              ['1 sprint with the Winged Boots', 'nothing', '4'],
              ['1 sprint', '2 webs on the first tile', '1'],
            ],
          },
        ],
      },
      related: ['sprint', 'crusade-move', 'moving', 'stopping'],
      source: ['2070-2095', 'C'],
    },
  ],
};
