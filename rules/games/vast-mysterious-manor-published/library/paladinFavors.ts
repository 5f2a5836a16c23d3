import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const paladinFavorsChapter: Chapter = {
  id: 'paladin-favors',
  title: { ja: 'パラディン：神聖カード', en: 'Paladin: favor cards' },
  entries: [
    {
      id: 'favors',
      roles: ['paladin'],
      title: {
        ja: '神聖カード：経験値13と25で3枚引いて1枚残す',
        en: 'Favor cards: at Grit 13 and 25 draw 3, keep 1',
      },
      reading: 'しんせいかーど：けいけんち13と25で3まいひいて1まいのこす',
      terms: [
        {
          ja: '神聖カード',
          reading: 'しんせいかーど',
          en: 'favor card',
          aliases: [
            '恩寵カード',
            'おんちょうカード',
            '恩寵',
            'favor',
            'favour',
            'favour card',
            'Sanctity card',
          ],
        },
      ],
      aliases: ['神聖カード 引く', 'gain a favor', 'draw 3 keep 1', '神聖カード いつ', '13 25'],
      body: {
        ja: [
          '経験値が13か25に届くたびに、3枚引いて1枚を残し、2枚を捨てる。',
          '神殿では、1枚捨てて3枚引き、1枚残してもよい。',
          '数珠でも1枚得る。',
          '自分のターンのステップ2なら、いつでも出して使える。',
          '「活力」と「照らす」は最初から持ち、失わない。',
        ],
        en: [
          'Each time Grit reaches 13 or 25, draw 3, keep 1 and discard 2.',
          'At a Shrine you may discard one, draw 3 and keep 1.',
          'The Prayer Beads give one too.',
          'Play and use them at any time in step 2 of your turn.',
          'Vigor and Illuminate are yours from the start and never lost.',
        ],
      },
      related: [
        'favors-list',
        'favors-lost',
        'favors-always-held',
        'crusade-shrine',
        'grit-thresholds',
      ],
      source: ['2121', '2143-2149', '2155', 'C'],
      links: { notices: ['favorGained'] },
    },
    {
      id: 'favors-lost',
      roles: ['paladin'],
      title: {
        ja: '経験値が13か25を下回ったら神聖カードを1枚捨てる',
        en: 'Falling below Grit 13 or 25 costs a favor card',
      },
      reading: 'けいけんちが13か25をしたまわったらしんせいかーどを1まいすてる',
      aliases: [
        '神聖カード 失う',
        'lose a favor',
        '神聖カード 捨てる',
        'discard a favor',
        'もう一度届いた',
      ],
      body: {
        ja: [
          '13か25を下回るたびに、1枚捨てる。',
          '「活力」と「照らす」は捨てない。',
          'もう一度届いたら、また3枚引いて1枚残す。',
          '例：経験値14から3失うと11。1枚捨てる。15に戻れば、また引く。',
        ],
        en: [
          'Each time Grit falls below 13 or 25, discard one.',
          'Vigor and Illuminate are never discarded.',
          'Reaching the number again lets you draw 3 and keep 1 again.',
          'Example: Grit 14 loses 3 and is 11: discard one. Back at 15 you draw again.',
        ],
      },
      related: [
        'favors',
        'favors-always-held',
        'stabby-takes-grit',
        'hero-cubes-lost',
        'favors-deck',
      ],
      source: ['2143-2149'],
      links: { notices: ['favorLost'] },
    },
    {
      id: 'favors-always-held',
      roles: ['paladin'],
      title: {
        ja: '活力と照らすは最初から持ち、失わない',
        en: 'Vigor and Illuminate are always yours',
      },
      reading: 'かつりょくとてらすはさいしょからもち、うしなわない',
      aliases: ['最初の神聖カード', 'starting favors', '失わないカード', 'always held favors'],
      body: {
        ja: [
          'この2枚は開始時から表向きで持ち、経験値が下がっても捨てない。',
          {
            head: ['カード', '使うもの'],
            rows: [
              ['活力', '炎：筋力、ブリーチ'],
              ['照らす', '光：ランプ、蜘蛛の巣を除く'],
            ],
          },
          'ほかの7枚は山札にする。',
        ],
        en: [
          'You have these two face up from the start and never discard them for lost Grit.',
          {
            head: ['Card', 'Uses'],
            rows: [
              ['Vigor', 'Fury: Strength, a breach'],
              ['Illuminate', 'Light: a lamp, taking a web away'],
            ],
          },
          'The other 7 form the deck.',
        ],
      },
      note: partlyReported,
      related: ['favor-vigor', 'favor-illuminate', 'favors', 'favors-lost'],
      source: ['2143-2155', 'C', 'R'],
    },
    {
      id: 'favors-list',
      roles: ['paladin'],
      title: { ja: '神聖カード9枚の一覧', en: 'All 9 favor cards' },
      reading: 'しんせいかーど9まいのいちらん',
      aliases: ['神聖カード 種類', 'favor list', '神聖カード 効果', 'all favors'],
      body: {
        ja: [
          {
            head: ['カード', '効果'],
            rows: [
              ['活力', '炎Xで筋力 +X、炎1でブリーチ'],
              ['照らす', '光1でランプ、光1で蜘蛛の巣を除く'],
              ['先導', 'ランプを置いたらタイルを回転'],
              ['具現', 'ターンに1回フォースウォール'],
              ['占術', '光1でタイルを公開、経験値なし'],
              ['光の柱', '光2で通れないタイルを作る'],
              ['輝くランプ', 'ランプのある横穴へトンネルさせない'],
              ['献身', '拒否で光 +2、炎 +2'],
              ['侮蔑', 'スケルトンに命中で経験値 +3'],
            ],
          },
        ],
        en: [
          {
            head: ['Card', 'Effect'],
            rows: [
              ['Vigor', 'X Fury: Strength +X; 1 Fury: a breach'],
              ['Illuminate', '1 Light: a lamp; 1 Light: a web away'],
              ['Pathfinder', 'rotate a tile when you put a lamp on it'],
              ['Conjure', 'a force wall once per turn'],
              ['Divination', '1 Light: reveal any tile, no Grit'],
              ['Pillar of Light', '2 Light: close a tile'],
              ['Radiant Lamps', 'no TUNNEL!! to a Pit with a lamp'],
              ['Dedication', 'refusing gives 2 Light and 2 Fury'],
              ['Disdain', 'hitting a Skeleton gives 3 Grit'],
            ],
          },
        ],
      },
      related: [
        'favors',
        'favor-vigor',
        'favor-illuminate',
        'favor-pillar-of-light',
        'favor-dedication',
      ],
      source: ['C'],
    },
    {
      id: 'favors-deck',
      roles: ['paladin'],
      title: {
        ja: '神聖カードの山札がなくなったら捨て札を切る',
        en: 'Favor deck empty: shuffle its discards',
      },
      reading: 'しんせいかーどのやまふだがなくなったらすてふだをきる',
      aliases: ['神聖カード 山札', 'favor deck', '神聖カード 枚数', 'how many favors'],
      body: {
        ja: [
          '山札は7枚。引いて残さなかった2枚と、失った1枚は捨て札にする。',
          '山札がなくなったら、捨て札を切って新しい山札にする。',
          'どちらもなければ引かない。',
        ],
        en: [
          'The deck has 7 cards. The 2 you do not keep and those you lose are discarded.',
          'When it is empty, shuffle the discards into a new deck.',
          'If both are empty, do not draw.',
        ],
      },
      note: reported,
      related: ['favors', 'favors-lost', 'paladin-cards-out', 'supplies'],
      source: ['2143-2149', 'R'],
    },
  ],
};
