import type { Chapter } from '../../../library/entry';

export const spiderCardsChapter: Chapter = {
  id: 'spider-cards',
  title: { ja: 'スパイダー：パワーカード', en: 'Spider: power cards' },
  entries: [
    {
      id: 'power-cards',
      roles: ['spider'],
      title: {
        ja: 'パワーカード12枚：目、牙、蜘蛛の巣',
        en: '12 power cards: Eyes, Fangs and Webs',
      },
      reading: 'ぱわーかーど12まい：め、きば、くものす',
      terms: [
        {
          ja: 'パワーカード',
          reading: 'ぱわーかーど',
          en: 'power card',
          aliases: ['スパイダーのカード', 'パワーデッキ', 'パワーカードの山札', 'Spider card'],
        },
      ],
      aliases: [
        'スパイダー カード 枚数',
        'カードの種類',
        'Spider deck',
        'how many power cards',
        'カードの使い道',
      ],
      body: {
        ja: [
          'カードには2つの使い道がある。1枚で両方はできない。',
          '種類の効果：目、牙、蜘蛛の巣のどれかを、形態の届く所で使う。',
          '費用：不穏、産卵、足のパワー、略奪、闇の帳のために、種類に関係なく捨てる。',
          '3種類が4枚ずつ。最初の手札は3枚。',
        ],
        en: [
          'A card does one of two things.',
          'As its kind: Eyes, Fangs or Webs, where your form reaches.',
          'As a cost: any card, for Scare, Lay Egg, Legs, Loot or Veil.',
          'There are 4 of each kind. You start with a hand of 3.',
        ],
      },
      note: {
        ja: '全12枚という数は早見ページが伝える。4枚ずつという内訳は推測。',
        en: 'The 12 are reported by a public reference page; 4 of each kind is inferred.',
      },
      related: ['power-card-reach', 'wild-power-cards', 'spider-powers', 'spirit'],
      source: ['2307-2396', 'R', 'I'],
      links: { tracks: ['spider.hand'] },
    },
    {
      id: 'power-card-reach',
      roles: ['spider'],
      title: {
        ja: 'カードの届く所は形態で決まる',
        en: 'Where a power card reaches depends on the form',
      },
      reading: 'かーどのとどくところはけいたいできまる',
      aliases: [
        'カード 射程',
        'カード 範囲',
        'power card range',
        'where can I play Eyes',
        'スパイダー 届く',
      ],
      body: {
        ja: [
          {
            head: ['形態', '1枚の効果'],
            rows: [
              ['ジャイアントスパイダー', '隣接タイルに、合わせて2回'],
              ['ソーサラー', '視線が通るタイル1枚に1回'],
              ['蜘蛛の子', '蜘蛛の子のいるタイルすべて'],
            ],
          },
          '視線はまっすぐで、斜めは通らない。途中のダークタイル、空きスペース、壁に遮られる。',
          '自分のいるダークタイルと、目標のダークタイルは遮らない。',
        ],
        en: [
          {
            head: ['Form', 'One card works on'],
            rows: [
              ['Giant Spider', 'adjacent tiles, twice in all'],
              ['Sorcerer', 'one visible tile, once'],
              ['Spiderlings', 'every tile with Spiderlings'],
            ],
          },
          'Sight is straight, never diagonal; a Dark tile, crypt or wall in between blocks it.',
          'Your own Dark tile and the target’s Dark tile do not block.',
        ],
      },
      note: {
        ja: 'ジャイアントスパイダーが2回とも同じタイルを選べるかは、この資料では分からない。',
        en: 'Whether the Giant Spider may choose the same tile twice is not settled by our sources.',
      },
      related: ['power-cards', 'spider-forms', 'sight', 'distance'],
      source: ['2307-2396', 'R', 'U'],
    },
    {
      id: 'wild-power-cards',
      roles: ['spider'],
      title: {
        ja: 'どのカードも使える種類：形態ごとに1つ',
        en: 'Each form may use any card as one kind',
      },
      reading: 'どのかーどもつかえるしゅるい：けいたいごとに1つ',
      aliases: [
        'ワイルドカード',
        'ワイルド',
        'wild cards',
        'any card as Fangs',
        'カードの種類を変える',
      ],
      body: {
        ja: [
          {
            head: ['形態', 'どのカードでもよい種類'],
            rows: [
              ['ジャイアントスパイダー', '牙'],
              ['ソーサラー', '目'],
              ['蜘蛛の子', '蜘蛛の巣'],
            ],
          },
          'ほかの2種類は、その種類のカードでだけ使える。',
        ],
        en: [
          {
            head: ['Form', 'Any card may be'],
            rows: [
              ['Giant Spider', 'Fangs'],
              ['Sorcerer', 'Eyes'],
              ['Spiderlings', 'Webs'],
            ],
          },
          'The other two kinds need a card of that kind.',
        ],
      },
      related: ['power-cards', 'spider-forms', 'spider-fangs', 'spider-eyes', 'spider-webs-card'],
      source: ['2307-2396'],
    },
    {
      id: 'spider-eyes',
      roles: ['spider'],
      title: {
        ja: '目カード：公開し、ブラッドタイルならブラッド +1',
        en: 'Eyes: reveal, and a Blood tile gives Blood +1',
      },
      reading: 'めかーど：こうかいし、ぶらっどたいるならぶらっど +1',
      terms: [
        {
          ja: '目カード',
          reading: 'めかーど',
          en: 'Eyes',
          aliases: ['目', '目のカード', 'アイズ', '眼カード', 'Eyes card', 'eye card'],
        },
      ],
      aliases: [
        'スパイダー タイルを公開',
        'スパイダー ダークタイル',
        'Spider reveals',
        '目 ブラッド',
      ],
      body: {
        ja: [
          'カードの届くダークタイルを公開する。',
          'それがブラッドタイルなら、ブラッド1を得る。',
          '蜘蛛の子なら、蜘蛛の子のいるダークタイルすべてが対象。ブラッドタイル1枚ごとに +1。',
        ],
        en: [
          'Reveal a Dark tile within reach of the card.',
          'If it is a Blood tile, gain 1 Blood.',
          'As Spiderlings this covers every Dark tile they stand on: +1 for each Blood tile.',
        ],
      },
      note: {
        ja: '資料にあるのは「ブラッドタイルに使うと +1」。ダークタイルを公開するカードだという点は推測。',
        en: 'The sources give the +1 on a Blood tile; that the card reveals Dark tiles is inferred.',
      },
      related: ['power-card-reach', 'reveal', 'blood', 'sorcerer'],
      source: ['2355-2357', 'I'],
    },
    {
      id: 'spider-fangs',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: '牙カード：アタックは必ず命中し、ブラッド +1',
        en: 'Fangs: the attack always hits and gives Blood +1',
      },
      reading: 'きばかーど：あたっくはかならずめいちゅうし、ぶらっど +1',
      terms: [
        {
          ja: '牙カード',
          reading: 'きばかーど',
          en: 'Fangs',
          aliases: ['牙', '牙のカード', 'ファング', 'Fangs card', 'bite', '噛みつき'],
        },
      ],
      aliases: [
        'スパイダー アタック',
        'スパイダー 攻撃',
        'Spider attacks',
        'Fangs on the Paladin',
        '牙 パラディン',
      ],
      body: {
        ja: [
          '届くタイルのフィギュアをアタックする。筋力は比べず、必ず命中する。',
          'アタックごとにブラッド1を得る。',
          {
            head: ['相手', '命中の結果'],
            rows: [
              ['パラディン', 'その場に残る。ヘルスも経験値も減らない'],
              ['スケルトン', '取り除かれ、ダイスで出直す。カードは先頭へ'],
              ['ポルターガイスト', '取り除かれる'],
              ['レイス、ウォーロック', 'アタックできない'],
            ],
          },
        ],
        en: [
          'Attack a figure on a tile within reach. Strength is not compared: it hits.',
          'Each attack gives 1 Blood.',
          {
            head: ['Target', 'Effect of the hit'],
            rows: [
              ['Paladin', 'stays, loses neither Health nor Grit'],
              ['Skeleton', 'is removed and respawns by die, its card goes first'],
              ['poltergeist', 'is removed'],
              ['Wraith, Warlock', 'cannot be attacked'],
            ],
          },
        ],
      },
      note: {
        ja: '1枚のタイルに何体もいるとき、1回の効果で何体をアタックするかは、この資料では分からない。',
        en: 'How many figures one use attacks where several stand on a tile is not settled by our sources.',
      },
      related: ['blood', 'power-card-reach', 'giant-spider', 'march-order', 'poltergeist'],
      source: ['2355-2357', '2289-2302', '2064', '2189-2191', '2423', '2541', 'U'],
    },
    {
      id: 'spider-webs-card',
      roles: ['spider'],
      title: {
        ja: '蜘蛛の巣カード：届くタイルに蜘蛛の巣を置く',
        en: 'Webs card: put webs on tiles within reach',
      },
      reading: 'くものすかーど：とどくたいるにくものすをおく',
      terms: [
        {
          ja: '蜘蛛の巣カード',
          reading: 'くものすかーど',
          en: 'Webs card',
          aliases: ['蜘蛛の巣のカード', '巣カード', 'ウェブカード', 'Webs power', 'web card'],
        },
      ],
      aliases: ['蜘蛛の巣を置く', '蜘蛛の巣 増やす', 'place webs', 'how to get webs on the map'],
      body: {
        ja: [
          '1つの効果につき、届くタイルに蜘蛛の巣1つを置く。',
          '1枚のタイルには3つまで、マップには合わせて10まで。',
          '蜘蛛の子なら、蜘蛛の子のいるタイルすべてに1つずつ置ける。',
          '6つ以上あれば不穏を使え、卵のタイルでは孵化を早める。',
        ],
        en: [
          'Each use puts one web on a tile within reach.',
          'A tile holds 3 at most, the map 10 in all.',
          'As Spiderlings you may put one on every tile they stand on.',
          'Six or more allow Scare, and on an Egg’s tile they help it hatch.',
        ],
      },
      note: {
        ja: '1つの効果で置くのが1つだという点は推測。',
        en: 'That each use places exactly one web is inferred.',
      },
      related: ['webs', 'scare', 'egg-hatches', 'power-card-reach'],
      source: ['2359', 'R', 'I'],
    },
  ],
};
