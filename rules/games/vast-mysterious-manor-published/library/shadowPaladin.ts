import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const shadowPaladinChapter: Chapter = {
  id: 'shadow-paladin',
  title: { ja: 'シャドウパラディン：目標と戦い', en: 'Shadow Paladin: goal and fighting' },
  entries: [
    {
      id: 'shadow-paladin',
      roles: ['shadowPaladin'],
      title: {
        ja: 'シャドウパラディン：スパイダーの代わりのロール',
        en: 'Shadow Paladin: the role instead of the Spider',
      },
      reading: 'しゃどうぱらでぃん：すぱいだーのかわりのろーる',
      terms: [
        {
          ja: 'シャドウパラディン',
          reading: 'しゃどうぱらでぃん',
          en: 'Shadow Paladin',
          aliases: ['影のパラディン', 'シャドーパラディン', '闇のパラディン', 'dark paladin', 'SP'],
        },
      ],
      aliases: [
        'シャドウパラディンとは',
        'シャドウパラディン ルール',
        'shadow paladin rules',
        'evil paladin',
      ],
      body: {
        ja: [
          '孤立したライトタイルに破滅キューブを置き、集めた破滅でシャドウトラックを進む。',
          '最後まで進んだら、館の出口から出て勝つ。',
          'パラディンかアーマードナイトの命中でヘルスを失い、0になると負ける。',
          '手番はスパイダーの順番。',
        ],
        en: [
          'He puts ruin cubes on isolated Lit tiles and pays the Ruin he collects to climb the Shadow track.',
          'At its end he leaves by the Manor’s entrance and wins.',
          'Hits by the Paladin or the Armored Knight cost him Health; at 0 he has lost.',
          'He plays when the Spider would.',
        ],
      },
      note: partlyReported,
      related: ['shadow-paladin-turn', 'shadow-victory', 'ruin', 'shadow-hit', 'replacement-roles'],
      source: ['2616', '2616-2713', 'R'],
    },
    {
      id: 'shadow-victory',
      roles: ['shadowPaladin'],
      title: {
        ja: 'シャドウパラディンの勝利：トラックの最後と出口',
        en: 'Winning: the end of the Shadow track, then out',
      },
      reading: 'しゃどうぱらでぃんのしょうり：とらっくのさいごとでぐち',
      aliases: [
        'シャドウパラディン 勝利条件',
        'シャドウパラディン 出口',
        'how does the shadow paladin win',
        'shadow paladin leaves',
      ],
      body: {
        ja: [
          '1. シャドウトラックの最後のスペースまで進む。',
          '2. その後、館の出口を通って外へ出る。',
          '出口は階段に面した開いた側面。タイルを1歩越える。',
        ],
        en: [
          '1. Reach the last space of the Shadow track.',
          '2. Then move out through the Manor’s entrance.',
          'That is the open edge by the stairs, one step past the tile.',
        ],
      },
      related: ['shadow-track', 'victory-conditions', 'expansion-goals', 'shadow-movement'],
      source: ['2616', '2285'],
      links: { notices: ['mayLeaveManor', 'victory.shadowPaladinLeaves'] },
    },
    {
      id: 'shadow-set-up',
      roles: ['shadowPaladin'],
      title: {
        ja: 'シャドウパラディンの開始値',
        en: 'What the Shadow Paladin starts with',
      },
      reading: 'しゃどうぱらでぃんのかいしち',
      aliases: [
        'シャドウパラディン 準備',
        'シャドウパラディン セットアップ',
        'shadow paladin setup',
        'starting ruin',
        '破滅5',
      ],
      body: {
        ja: [
          {
            head: ['もの', '開始', '上限'],
            rows: [
              ['ヘルス', 'ボードの表示', 'ボードの表示'],
              ['シャドウトラック', '最初のスペース', '最後のスペース'],
              ['破滅', '0（パラディンかスケルトンがいれば5）', '20'],
              ['氷', '0', '5'],
              ['鎖カード', '錠付き3枚', '–'],
            ],
          },
        ],
        en: [
          {
            head: ['What', 'Start', 'Limit'],
            rows: [
              ['Health', 'as printed', 'as printed'],
              ['Shadow track', 'first space', 'last space'],
              ['Ruin', '0 (5 with Paladin or Skeletons in play)', '20'],
              ['Ice', '0', '5'],
              ['chain cards', '3 locked', '–'],
            ],
          },
        ],
      },
      note: {
        ja: '上限の20と5は早見ページが伝える駒の数。鎖カード3枚で始めるのは、補うときの枚数からの推測。',
        en: 'The limits 20 and 5 are the pieces that a public reference page reports. Starting with 3 chain cards is inferred from refilling to 3.',
      },
      related: ['ruin', 'ice', 'chain-cards', 'shadow-track', 'printed-values'],
      source: ['2616-2713', '2713', 'R', 'I'],
    },
    {
      id: 'shadow-hit',
      roles: ['shadowPaladin', 'paladin', 'armoredKnight'],
      title: {
        ja: '命中を受けるとヘルス −1、ダークタイルへ逃げる',
        en: 'Hit: 1 Health lost, then he flees to a Dark tile',
      },
      reading: 'めいちゅうをうけるとへるす -1、だーくたいるへにげる',
      aliases: [
        'シャドウパラディン ヘルス',
        'シャドウパラディン 命中',
        'hitting the shadow paladin',
        'shadow paladin health',
        'シャドウパラディン 倒す',
      ],
      body: {
        ja: [
          'パラディンかアーマードナイトが命中させると、ヘルス −1。',
          'もっとも近いダークタイルへ逃げる。',
          'ヘルスが0になったら、パラディンかアーマードナイトの勝ち。',
          'スケルトンの命中ではヘルスは減らない。',
        ],
        en: [
          'A hit by the Paladin or the Armored Knight costs him 1 Health.',
          'He flees to the nearest Dark tile.',
          'At Health 0 the Paladin or the Armored Knight wins.',
          'Hits by Skeletons cost no Health.',
        ],
      },
      note: {
        ja: 'ヘルス0での決着は早見ページによる。',
        en: 'The end at Health 0 is from a public reference page.',
      },
      related: ['shadow-defense', 'expansion-goals', 'replacement-without-paladin', 'hit-or-miss'],
      source: ['2620-2630', 'R'],
      links: { tracks: ['shadowPaladin.health'], notices: ['shadowFlees'] },
    },
    {
      id: 'shadow-defense',
      roles: ['shadowPaladin', 'paladin', 'armoredKnight', 'skeletons'],
      title: {
        ja: 'シャドウパラディンの防御力は1＋シャドウトラック',
        en: 'His Defense is 1 plus the Shadow track',
      },
      reading: 'しゃどうぱらでぃんのぼうぎょりょくは1+しゃどうとらっく',
      aliases: [
        'シャドウパラディン 防御力',
        'シャドウパラディン 筋力',
        'shadow paladin defense',
        'shadow paladin strength',
        'シャドウパラディン アタックを強いる',
      ],
      body: {
        ja: [
          '防御力は1から始まり、シャドウトラックの表示で上がる。',
          '筋力はなく、彼のアタックは必ず命中する。',
          '彼のタイルに入ったら、アタックしなければならない（アタックを強いる）。',
        ],
        en: [
          'Defense starts at 1 and rises with the Shadow track.',
          'He has no Strength; his attacks always hit.',
          'Walking in on him means attacking him: he forces attacks.',
        ],
      },
      note: {
        ja: '上がる幅はボードの表示に従う。アタックを強いるのは推測。',
        en: 'How much it rises is printed on the board. That he forces attacks is inferred.',
      },
      related: ['shadow-track', 'shadow-hit', 'forcing-attacks', 'strength-and-defense'],
      source: ['2620-2630', 'I'],
      links: { tracks: ['shadowPaladin.defence'] },
    },
    {
      id: 'shadow-traits',
      roles: ['shadowPaladin'],
      title: {
        ja: '卑怯と残忍：シャドウパラディンの特徴',
        en: 'Cowardly and Sadistic: his traits',
      },
      reading: 'ひきょうとざんにん：しゃどうぱらでぃんのとくちょう',
      terms: [
        {
          ja: '卑怯',
          reading: 'ひきょう',
          en: 'Cowardly',
          aliases: ['カワードリー', '卑怯者', 'coward'],
        },
        {
          ja: '残忍',
          reading: 'ざんにん',
          en: 'Sadistic',
          aliases: ['サディスティック', '残虐', 'sadist'],
        },
      ],
      aliases: ['シャドウパラディン 特徴', 'shadow paladin traits', '卑怯とは', '残忍とは'],
      body: {
        ja: [
          'ボードの特徴の名前。文はボードで読む。',
          '彼について分かっていること：フィギュアのいるタイルに入れない、命中を受けると逃げる、一撃でアタックした駒ごとに破滅1を得る。',
        ],
        en: [
          'The names of the traits on his board; read their text there.',
          'Known of him: he cannot enter tiles with figures, he flees when hit, and he gains 1 Ruin for each piece attacked by a Strike card.',
        ],
      },
      note: {
        ja: 'どの決まりがどちらの特徴かは、このアプリの資料では確かめられていない。',
        en: 'Which rule belongs to which trait could not be checked for this app.',
      },
      related: ['shadow-hit', 'shadow-strike', 'shadow-movement', 'shadow-paladin'],
      source: ['2616-2630', 'U'],
    },
  ],
};
