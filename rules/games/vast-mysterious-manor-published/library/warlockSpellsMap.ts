import type { Chapter } from '../../../library/entry';

export const warlockSpellsMapChapter: Chapter = {
  id: 'warlock-spells-map',
  title: { ja: '呪文カード：移動とマップ', en: 'Spell cards: moving and the map' },
  entries: [
    {
      id: 'spell-teleport',
      roles: ['warlock'],
      title: {
        ja: 'テレポート：好きなダークタイルへ移る',
        en: 'Teleport: go to any Dark tile',
      },
      reading: 'てれぽーと：すきなだーくたいるへうつる',
      terms: [
        {
          ja: 'テレポート',
          reading: 'てれぽーと',
          en: 'Teleport',
          aliases: ['瞬間移動', 'ワープ', 'warp'],
        },
      ],
      aliases: ['ウォーロック ワープ', 'teleport spell', 'ダークタイルへ飛ぶ'],
      body: {
        ja: ['魔力キューブ1個で、マップのどのダークタイルへも移れる。1ターンに1回。'],
        en: ['For one magic cube move to any Dark tile of the map, once per turn.'],
      },
      related: ['sneak', 'spell-leap', 'magic-cubes', 'spell-list'],
      source: ['C'],
    },
    {
      id: 'spell-leap',
      roles: ['warlock'],
      title: {
        ja: '跳躍：忍び足の前か後にライトタイルを越える',
        en: 'Leap: across Lit tiles before or after a Sneak',
      },
      reading: 'ちょうやく：しのびあしのまえかあとにらいとたいるをこえる',
      terms: [
        {
          ja: '跳躍',
          reading: 'ちょうやく',
          en: 'Leap',
          aliases: ['リープ', '飛び越え', 'ジャンプ', 'jump'],
        },
      ],
      aliases: ['ライトタイルを飛び越える', 'leap spell', 'leap over lit tiles'],
      body: {
        ja: ['忍び足をするとき、その前か後に、ライトタイルの上をまっすぐ跳び越えられる。'],
        en: ['With a Sneak, before or after it, he may leap in a straight line over Lit tiles.'],
      },
      related: ['sneak', 'spell-teleport', 'spell-list'],
      source: ['C'],
    },
    {
      id: 'spell-enclose',
      roles: ['warlock'],
      title: {
        ja: '囲い込み：周囲にフォースウォールを2枚置く',
        en: 'Enclose: place two force walls around him',
      },
      reading: 'かこいこみ：しゅういにふぉーすうぉーるを2まいおく',
      terms: [
        {
          ja: '囲い込み',
          reading: 'かこいこみ',
          en: 'Enclose',
          aliases: ['囲みこみ', 'エンクローズ', '包囲'],
        },
      ],
      aliases: ['ウォーロック フォースウォール', 'enclose spell', 'ウォーロック 壁を置く'],
      body: {
        ja: [
          '魔力キューブ1個で、周囲にフォースウォールを2枚置く。',
          'フォースウォールは開いた側面をふさぐ。ウォーロック自身は通り抜けられる。',
        ],
        en: [
          'For one magic cube place two force walls around him.',
          'A force wall closes an open edge; the Warlock himself walks through it.',
        ],
      },
      related: ['force-wall', 'magic-cubes', 'warlock-starting-spells', 'spell-list'],
      source: ['C'],
    },
    {
      id: 'spell-expand',
      roles: ['warlock', 'spider'],
      title: {
        ja: '「拡張」：毎ターン終了時にタイルが増える',
        en: 'Expand: new tiles at every turn end',
      },
      reading: '「かくちょう」：まいたーんしゅうりょうじにたいるがふえる',
      terms: [
        {
          ja: '「拡張」',
          reading: '「かくちょう」',
          en: 'Expand',
          aliases: ['拡張', '拡張の呪文', 'エクスパンド', '呪文 拡張', 'expand card'],
        },
      ],
      aliases: [
        '館がいないとき タイル',
        'expand spell',
        'スパイダー タイル追加',
        'ターン終了時 公開',
      ],
      body: {
        ja: [
          '持っているロールのターン終了時ごとに、3つのことをする。',
          '1. 未占領のタイルを1枚公開する。',
          '2. ダークタイルを1枚加える。',
          '3. トレジャーを1つ加える。',
          '館のいない組み合わせではいつも使う。ウォーロックがいなければスパイダーが持つ。',
        ],
        en: [
          'At every turn end of the role that holds it do three things.',
          '1. Reveal an empty tile.',
          '2. Add a Dark tile.',
          '3. Add a treasure.',
          'Every mix without the Manor uses it; without a Warlock the Spider holds it.',
        ],
      },
      note: {
        ja: '誰が持って始めるかは早見ページによる。誰のターン終了時かは推測。',
        en: 'Who starts with it is from a public reference page; whose turn end it is, is inferred.',
      },
      related: ['warlock-starting-spells', 'role-mixes', 'reveal', 'spell-list'],
      source: ['C', 'R', 'I'],
      links: { notices: ['expandNow'] },
    },
  ],
};
