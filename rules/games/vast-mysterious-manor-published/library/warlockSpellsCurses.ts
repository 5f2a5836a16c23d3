import type { Chapter } from '../../../library/entry';

export const warlockSpellsCursesChapter: Chapter = {
  id: 'warlock-spells-curses',
  title: { ja: '呪文カード：呪いとポルターガイスト', en: 'Spell cards: Curses and poltergeists' },
  entries: [
    {
      id: 'spell-strong-spirits',
      roles: ['warlock', 'paladin'],
      title: {
        ja: '強き霊：ポルターガイストの防御力が2になる',
        en: 'Strong Spirits: poltergeists have Defense 2',
      },
      reading: 'つよきれい：ぽるたーがいすとのぼうぎょりょくが2になる',
      terms: [
        {
          ja: '強き霊',
          reading: 'つよきれい',
          en: 'Strong Spirits',
          aliases: ['ストロングスピリッツ', 'strong ghosts'],
        },
      ],
      aliases: ['ポルターガイスト 防御力2', 'poltergeist defense 2', '強き霊 必要な筋力'],
      body: {
        ja: [
          '防御力が1から2に上がる。命中には筋力3が要る。',
          {
            head: ['ポルターガイスト', '防御力', '筋力', 'パラディンのキューブ'],
            rows: [
              ['ふつう', '1', '2', '3個（聖戦1＋備え2）'],
              ['強き霊', '2', '3', '4個（聖戦1＋備え3）'],
            ],
          },
          '炎を筋力に使えば、その分キューブは少なくて済む。',
        ],
        en: [
          'Their Defense rises from 1 to 2, so a hit takes Strength 3.',
          {
            head: ['Poltergeist', 'Defense', 'Strength', 'Cubes of the Paladin'],
            rows: [
              ['plain', '1', '2', '3 (1 crusade, 2 prepare)'],
              ['Strong Spirits', '2', '3', '4 (1 crusade, 3 prepare)'],
            ],
          },
          'Fury spent on Strength saves as many cubes.',
        ],
      },
      related: ['poltergeist', 'spell-list', 'hit-or-miss', 'summon-poltergeist'],
      source: ['2068', 'C'],
    },
    {
      id: 'spell-refuel',
      roles: ['warlock'],
      title: {
        ja: '「補充」：2つ以上の駒を呪うと呪い +2',
        en: 'Refuel: curse two or more pieces, +2 Curses',
      },
      reading: '「ほじゅう」：2ついじょうのこまをのろうとのろい +2',
      terms: [
        {
          ja: '「補充」',
          reading: '「ほじゅう」',
          en: 'Refuel',
          aliases: ['補充', '補充の呪文', 'リフューエル', '呪文 補充', 'refill'],
        },
      ],
      aliases: ['補充 呪い2', 'refuel spell', '2つ以上に呪いを置く'],
      body: {
        ja: ['一度に2つ以上の駒に呪いマーカーを置いたら、呪いを2得る。'],
        en: ['Whenever two or more pieces are cursed at once, gain 2 Curses.'],
      },
      related: ['curses', 'curse-spread', 'spell-glower', 'spell-list'],
      source: ['C'],
      links: { notices: ['refueled'] },
    },
    {
      id: 'spell-treasure-link',
      roles: ['warlock'],
      title: {
        ja: '宝の絆：トレジャーはいつもネットワークに入る',
        en: 'Treasure Link: treasures are always in the network',
      },
      reading: 'たからのきずな：とれじゃーはいつもねっとわーくにはいる',
      terms: [
        {
          ja: '宝の絆',
          reading: 'たからのきずな',
          en: 'Treasure Link',
          aliases: ['トレジャーリンク', '宝のきずな'],
        },
      ],
      aliases: ['トレジャー ネットワーク', 'treasure link spell', '離れたトレジャー 呪い'],
      body: {
        ja: ['マップのトレジャーは、どこにあってもネットワークに含まれ、呪いを置ける。'],
        en: ['Treasures of the map belong to the network wherever they are and can be cursed.'],
      },
      related: ['network', 'conjure-treasure', 'dominated-what', 'spell-list'],
      source: ['C'],
    },
    {
      id: 'spell-grow',
      roles: ['warlock'],
      title: {
        ja: '増殖：2回目の召喚は魔力キューブなし',
        en: 'Grow: the second summoning is free',
      },
      reading: 'ぞうしょく：2かいめのしょうかんはまりょくきゅーぶなし',
      terms: [
        {
          ja: '増殖',
          reading: 'ぞうしょく',
          en: 'Grow spell',
          aliases: ['Grow', 'グロウ', '繁殖', '増える'],
        },
      ],
      aliases: ['召喚 2回目', 'free summon', 'second poltergeist', '無料 召喚'],
      body: {
        ja: ['ターン中の2回目のポルターガイスト召喚には、魔力キューブを使わない。'],
        en: ['The second Summon Poltergeist of a turn takes no magic cube.'],
      },
      related: ['summon-poltergeist', 'magic-cubes', 'spell-list'],
      source: ['C'],
      links: { tracks: ['warlock.summoned'] },
    },
    {
      id: 'spell-glower',
      roles: ['warlock'],
      title: {
        ja: '睨み：ターン終了時に呪いが半分増える',
        en: 'Glower: half as many Curses more at turn end',
      },
      reading: 'にらみ：たーんしゅうりょうじにのろいがはんぶんふえる',
      terms: [
        {
          ja: '睨み',
          reading: 'にらみ',
          en: 'Glower',
          aliases: ['グラワー', 'にらみつけ', 'glare'],
        },
      ],
      aliases: ['呪い5以上', '睨み 切り上げ', 'glower rounding', '呪い 1.5倍'],
      body: {
        ja: [
          'ターン終了時に呪いを5以上持っていれば、その半分を足す。端数は切り上げ。',
          {
            head: ['呪い', '足す', '合計'],
            rows: [
              ['4', '0', '4'],
              ['5', '3', '8'],
              ['6', '3', '9'],
              ['9', '5', '14'],
            ],
          },
        ],
        en: [
          'With 5 or more Curses at turn end, gain half of them, rounded up.',
          {
            head: ['Curses', 'gained', 'total'],
            rows: [
              ['4', '0', '4'],
              ['5', '3', '8'],
              ['6', '3', '9'],
              ['9', '5', '14'],
            ],
          },
        ],
      },
      related: ['curses', 'syphon', 'curse-markers', 'spell-list'],
      source: ['C'],
      links: { notices: ['glowered'] },
    },
    {
      id: 'spell-syphon-specialize',
      roles: ['warlock'],
      title: {
        ja: '吸収特化：1人のフィギュアだけなら吸収が2倍',
        en: 'Syphon Specialize: double if all are one player’s',
      },
      reading: 'きゅうしゅうとっか：ひとりのふぃぎゅあだけならきゅうしゅうが2ばい',
      terms: [
        {
          ja: '吸収特化',
          reading: 'きゅうしゅうとっか',
          en: 'Syphon Specialize',
          aliases: ['特化', '吸収の特化', 'siphon specialize', 'specialize'],
        },
      ],
      aliases: ['吸収 2倍', 'double syphon', '吸収 1人のプレイヤー'],
      body: {
        ja: [
          '周囲のフィギュアがすべて1人のプレイヤーのものなら、吸収で得る呪いが2倍になる。',
          'ポルターガイストは数えず、2倍になるかどうかにも関わらない。',
          '蜘蛛の子4匹なら8、ジャイアントスパイダーと卵1つなら4、レイスだけなら2。',
        ],
        en: [
          'If the surrounding figures all belong to one player, Syphon gives twice the Curses.',
          'Poltergeists do not count and do not spoil the doubling.',
          '4 Spiderlings give 8, the Giant Spider and 1 Egg 4, the Wraith alone 2.',
        ],
      },
      note: {
        ja: 'ポルターガイストが混ざっても2倍になるのは推測。',
        en: 'That poltergeists among them do not spoil it is inferred.',
      },
      related: ['syphon', 'syphon-examples', 'warlock-starting-spells', 'spell-list'],
      source: ['C', 'I'],
    },
  ],
};
