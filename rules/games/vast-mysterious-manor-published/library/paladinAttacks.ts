import type { Chapter } from '../../../library/entry';

export const paladinAttacksChapter: Chapter = {
  id: 'paladin-attacks',
  title: { ja: 'パラディン：アタックの相手', en: 'Paladin: whom to attack' },
  entries: [
    {
      id: 'paladin-attack-skeletons',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: 'スケルトンへのアタック：n体なら筋力n＋1で全部倒せる',
        en: 'Attacking Skeletons: Strength n + 1 clears a group of n',
      },
      reading: 'すけるとんへのあたっく：nたいならきんりょくn+1でぜんぶたおせる',
      aliases: [
        'スケルトンを倒す',
        'attack Skeletons',
        'スケルトン 防御力',
        'clear a group',
        '骨を倒す',
      ],
      body: {
        ja: [
          'どのスケルトンの防御力も、同じタイルのスケルトンの数に等しい。1体倒すたびに残りは1下がる。',
          {
            head: ['タイルのスケルトン', '全部倒す筋力', '光'],
            rows: [
              ['1体', '2', '+1'],
              ['2体', '3', '+2'],
              ['3体', '4', '+3'],
              ['5体', '6', '+5'],
            ],
          },
          '盾のスラッシィと肩当てのスクリーミーは防御力 +1。ほかを先に倒すとよい。',
          '倒されたスケルトンはダイスですぐ戻ってくる。侮蔑があれば、光の代わりに経験値 +3。',
        ],
        en: [
          'Each Skeleton’s Defense is the number of Skeletons on the tile; it drops by 1 with each one removed.',
          {
            head: ['On the tile', 'Strength to clear', 'Light'],
            rows: [
              ['1', '2', '+1'],
              ['2', '3', '+2'],
              ['3', '4', '+3'],
              ['5', '6', '+5'],
            ],
          },
          'Slashy with the Shield and Screamy with the Pauldrons have Defense +1: hit the others first.',
          'A Skeleton you hit respawns by die at once. With Disdain gain 3 Grit instead of Light.',
        ],
      },
      related: ['skeleton-defense', 'favor-disdain', 'crusade-attack', 'undead'],
      source: ['2182-2191', '2117', 'C'],
    },
    {
      id: 'paladin-attack-spider',
      roles: ['paladin', 'spider'],
      title: {
        ja: 'スパイダーに命中すると蜘蛛の子1匹がボックスへ',
        en: 'A hit on the Spider sends 1 Spiderling to the box',
      },
      reading: 'すぱいだーにめいちゅうするとくものこ1ぴきがぼっくすへ',
      aliases: [
        'スパイダーを倒す',
        'attack the Spider',
        '蜘蛛の子を倒す',
        'hit the Spider',
        'スパイダー 防御力',
      ],
      body: {
        ja: [
          {
            head: ['形態', '命中すると'],
            rows: [
              ['ジャイアントスパイダー、ソーサラー', '1匹がボックスへ、残りの蜘蛛の子が散る'],
              ['蜘蛛の子', 'その1匹がボックスへ'],
            ],
          },
          '防御力はどの形態も2に、恐怖による分を足す。ボードの恐怖で確かめる。',
          '光 +1、経験値は0。このターンの終わりに炎を得られない。',
          '蜘蛛の子はアタックを強いないので、自分で選んでアタックする。',
          'スパイダーからアタックされても、ヘルスは減らない。',
        ],
        en: [
          {
            head: ['Form', 'On a hit'],
            rows: [
              ['Giant Spider, Sorcerer', '1 to the box, the other Spiderlings spread out'],
              ['Spiderlings', 'that one goes to the box'],
            ],
          },
          'Defense is 2 in every form plus what Terror adds; see the Terror dial.',
          'Light +1, no Grit, and no Fury at the end of this turn.',
          'Spiderlings force no attacks: it is your choice to attack them.',
          'An attack by the Spider costs you no Health.',
        ],
      },
      related: ['paladin-win', 'treasure-fire-brand', 'fury-gain', 'spider-forms', 'terror'],
      source: ['2135', '2289-2302'],
    },
    {
      id: 'paladin-attack-egg',
      roles: ['paladin', 'spider'],
      title: {
        ja: '卵に命中すると経験値 +5、卵とブラッドが消える',
        en: 'Hitting an Egg: Grit +5, the Egg and its Blood go',
      },
      reading: 'たまごにめいちゅうするとけいけんち +5、たまごとぶらっどがきえる',
      aliases: ['卵を壊す', 'attack an Egg', '卵 筋力', 'destroy an Egg', '卵を割る'],
      body: {
        ja: [
          '防御力は1＋タイルのブラッドの数。蜘蛛の巣は数えない。',
          {
            head: ['ブラッド', '必要な筋力'],
            rows: [
              ['0', '2'],
              ['1', '3'],
              ['2', '4'],
              ['3', '5'],
              ['4', '6'],
              ['5', '7'],
            ],
          },
          '命中で経験値 +5、光 +1。卵とそのブラッドを取り除く。',
          '卵はアタックを強いない。命中しても、ターンの終わりの炎は得られる。',
        ],
        en: [
          'Its Defense is 1 plus the Blood on its tile. Webs do not count.',
          {
            head: ['Blood', 'Strength needed'],
            rows: [
              ['0', '2'],
              ['1', '3'],
              ['2', '4'],
              ['3', '5'],
              ['4', '6'],
              ['5', '7'],
            ],
          },
          'A hit gives Grit +5 and Light +1 and removes the Egg with its Blood.',
          'An Egg forces no attacks, and hitting it does not cost the Fury at the end of the turn.',
        ],
      },
      related: ['eggs', 'grit-gains', 'fury-examples', 'paladin-cubes-needed'],
      source: ['2111', '2117', '2298-2305', '2135'],
    },
    {
      id: 'paladin-attack-poltergeist',
      roles: ['paladin'],
      title: {
        ja: 'ポルターガイストは筋力2で命中、経験値 +3',
        en: 'A poltergeist takes Strength 2 and gives Grit +3',
      },
      reading: 'ぽるたーがいすとはきんりょく2でめいちゅう、けいけんち +3',
      aliases: [
        'ポルターガイストを倒す',
        'attack a poltergeist',
        '幽霊を倒す',
        'ポルターガイスト 防御力',
      ],
      body: {
        ja: [
          '防御力1。ウォーロックの強き霊があれば2で、筋力3が要る。',
          '命中で経験値 +3、光 +1、取り除く。',
          'アタックを強いる。失敗したら来たスペースへ撤退する。',
          '公開で出たときも戦う。キューブがあれば、その場で備えてよい。',
        ],
        en: [
          'Defense 1; with the Warlock’s Strong Spirits 2, so Strength 3 is needed.',
          'A hit gives Grit +3 and Light +1 and removes it.',
          'It forces attacks: if you miss, you return to where you came from.',
          'You fight it also when you have just revealed it; with a cube you may prepare first.',
        ],
      },
      note: {
        ja: '防御力1とアタックを強いることは、公開されている早見ページによる。',
        en: 'Defense 1 and forcing attacks are reported by a public reference page.',
      },
      related: ['poltergeist', 'crusade-miss', 'prepare', 'grit-gains'],
      source: ['2114', '2117', 'C', 'R'],
    },
    {
      id: 'paladin-attack-others',
      roles: ['paladin', 'manor', 'warlock', 'shadowPaladin'],
      title: {
        ja: 'レイスとウォーロックはアタックできない',
        en: 'The Wraith and the Warlock cannot be attacked',
      },
      reading: 'れいすとうぉーろっくはあたっくできない',
      aliases: [
        'レイスを攻撃',
        'ウォーロックを攻撃',
        'attack the Wraith',
        'attack the Warlock',
        'シャドウパラディンを攻撃',
      ],
      body: {
        ja: [
          {
            head: ['相手', 'パラディンが入ると'],
            rows: [
              ['レイス', '何も起きない'],
              ['ウォーロック', 'アタックされず、臆病で逃げる'],
              ['シャドウパラディン（拡張）', 'アタックする。命中でヘルス −1、ダークタイルへ逃げる'],
            ],
          },
          'シャドウパラディンの防御力は1に、シャドウトラックの分を足す。',
        ],
        en: [
          {
            head: ['Who', 'When you walk in'],
            rows: [
              ['Wraith', 'nothing happens'],
              ['Warlock', 'no attack; he flees by Skittish'],
              [
                'Shadow Paladin (expansion)',
                'attack: a hit takes 1 Health, and he flees to a Dark tile',
              ],
            ],
          },
          'The Shadow Paladin’s Defense is 1 plus what the Shadow track adds.',
        ],
      },
      note: {
        ja: 'シャドウパラディンがアタックを強いることは推測。',
        en: 'That the Shadow Paladin forces attacks is inferred.',
      },
      related: ['wraith', 'skittish', 'shadow-paladin', 'figures-table'],
      source: ['2423', '2429', '2541-2551', '2620-2630', 'I'],
    },
  ],
};
