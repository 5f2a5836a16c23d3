import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const skeletonsTargetsChapter: Chapter = {
  id: 'skeletons-targets',
  title: { ja: 'スケルトン：アタックする相手', en: 'Skeletons: whom they attack' },
  entries: [
    {
      id: 'skeleton-targets',
      roles: ['skeletons'],
      title: {
        ja: 'アタックできる相手と必要な筋力',
        en: 'Targets of Skeletons and the Strength needed',
      },
      reading: 'あたっくできるあいてとひつようなきんりょく',
      aliases: [
        'スケルトン 相手 防御力',
        'スケルトン 倒せる',
        'whom can skeletons attack',
        'strength needed skeleton',
        'スケルトン 命中の効果',
      ],
      body: {
        ja: [
          {
            head: ['相手', '防御力', '命中したら'],
            rows: [
              ['パラディン', '備えの数', 'ヘルス −1'],
              ['アーマードナイト', '1＋キューブ', 'ヘルス −1'],
              ['スパイダー（どの形態も）', '2から、恐怖で上がる', '蜘蛛の子1匹がボックスへ'],
              ['卵', '1＋ブラッド', '卵とブラッドが外れる'],
              ['ポルターガイスト', '1（強き霊なら2）', '取り除く'],
              ['シャドウパラディン', '1から、ボードの表示', '近くのダークタイルへ逃げる'],
              ['レイス、ウォーロック', 'なし', 'アタックできない'],
            ],
          },
          '必要な筋力は、防御力より1大きい数。',
        ],
        en: [
          {
            head: ['Target', 'Defense', 'On a hit'],
            rows: [
              ['Paladin', 'number of prepares', 'Health −1'],
              ['Armored Knight', '1 + cubes', 'Health −1'],
              ['Spider (any form)', 'from 2, rising with Terror', '1 Spiderling to the box'],
              ['Egg', '1 + blood', 'off with its blood'],
              ['poltergeist', '1 (2 with Strong Spirits)', 'removed'],
              ['Shadow Paladin', 'from 1, as printed', 'flees to a near Dark tile'],
              ['Wraith, Warlock', 'none', 'cannot be attacked'],
            ],
          },
          'You need a Strength 1 above the Defense.',
        ],
      },
      note: partlyReported,
      related: [
        'skeleton-hit-paladin',
        'skeleton-hit-spider',
        'skeleton-hit-egg',
        'skeleton-hit-poltergeist',
        'skeleton-others',
      ],
      source: [
        '2064-2068',
        '2289-2305',
        '2423-2429',
        '2541-2551',
        '2620-2630',
        '2724-2728',
        'C',
        'R',
      ],
    },
    {
      id: 'skeleton-hit-paladin',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: 'パラディンに命中：ヘルス −1、パラディンは動かない',
        en: 'Hitting the Paladin: Health −1, and he stays',
      },
      reading: 'ぱらでぃんにめいちゅう：へるす -1、ぱらでぃんはうごかない',
      aliases: [
        'パラディンを攻撃',
        'パラディン ダメージ',
        'attack the paladin',
        'paladin loses health',
        'スケルトン パラディン アタック',
      ],
      body: {
        ja: [
          'パラディンの防御力は、備えに置いたヒーローキューブの数。炎では上がらない。',
          '筋力が上回れば、パラディンはヘルス1を失い、その場に残る。',
          'アーマーがあれば、1回だけヘルスの代わりになる。',
          '毒で命中すると、ヘルスをもう1失う。',
          'ヘルスが0になれば、スケルトンの勝利。',
        ],
        en: [
          'His Defense is the number of hero cubes on prepare. Fury does not raise it.',
          'With more Strength you cost him 1 Health; he stays where he is.',
          'The Armor takes one such loss, once.',
          'A hit with the Poison costs 1 Health more.',
          'At Health 0 the Skeletons win.',
        ],
      },
      related: ['paladin-health', 'skeletons-win', 'stabby', 'poison', 'skeleton-strike-examples'],
      source: ['2064-2068', '2172', 'C'],
    },
    {
      id: 'skeleton-hit-armored-knight',
      roles: ['skeletons', 'armoredKnight'],
      title: {
        ja: 'アーマードナイトに命中：ヘルス −1',
        en: 'Hitting the Armored Knight: Health −1',
      },
      reading: 'あーまーどないとにめいちゅう：へるす -1',
      aliases: [
        'アーマードナイト スケルトン',
        'アーマードナイト ダメージ',
        'attack the armored knight',
        'knight loses health',
      ],
      body: {
        ja: [
          'パラディンの代わりにアーマードナイトがいれば、そのヘルスを0にすれば勝ち。',
          '防御力は1に置かれたキューブを足したもの。筋力2以上が要る。',
          '命中1回でヘルス −1。ほかはパラディンと同じ。',
        ],
        en: [
          'If she plays in the Paladin’s place, the Skeletons win at her Health 0.',
          'Her Defense is 1 plus the cubes placed: you need Strength 2 or more.',
          'Each hit costs 1 Health. The rest is as with the Paladin.',
        ],
      },
      related: ['armored-knight', 'skeletons-win', 'skeleton-targets'],
      source: ['2724-2728', '2802', '2720'],
    },
    {
      id: 'skeleton-hit-poltergeist',
      roles: ['skeletons'],
      title: {
        ja: 'ポルターガイストには筋力2が要る',
        en: 'A poltergeist takes Strength 2',
      },
      reading: 'ぽるたーがいすとにはきんりょく2がいる',
      aliases: [
        'スケルトン ポルターガイスト',
        'ポルターガイスト アタック スケルトン',
        'skeleton attacks poltergeist',
        'poltergeist in the way',
      ],
      body: {
        ja: [
          '防御力は1。邪魔1スペースか、安定性を払ったスラッシィで命中する。',
          'ウォーロックに強き霊があれば防御力2で、筋力3が要る。',
          'アタックを強いるので、入れば安定性1を払ってアタックする。命中すれば取り除く。',
          'スケルトンが得るものはない。',
        ],
        en: [
          'Its Defense is 1: one distracting space, or Slashy’s 1 Stability, is enough.',
          'With the Warlock’s Strong Spirits it is 2, and you need Strength 3.',
          'It forces attacks, so walking in costs 1 Stability for the strike. A hit removes it.',
          'The Skeletons gain nothing by it.',
        ],
      },
      note: reported,
      related: ['poltergeist', 'skeleton-enters-figure', 'distracting', 'slashy'],
      source: ['R', 'C'],
    },
    {
      id: 'skeleton-others',
      roles: ['skeletons'],
      title: {
        ja: 'レイス、ウォーロック、シャドウパラディンと出会ったら',
        en: 'Skeletons meeting Wraith, Warlock or Shadow Paladin',
      },
      reading: 'れいす、うぉーろっく、しゃどうぱらでぃんとであったら',
      aliases: [
        'スケルトン レイス',
        'スケルトン ウォーロック',
        'skeleton wraith',
        'skeleton enters warlock',
        'スケルトン シャドウパラディン',
      ],
      body: {
        ja: [
          {
            head: ['相手', 'どうなるか'],
            rows: [
              ['レイス', 'アタックできず、されない。同じスペースにいられる'],
              ['ウォーロック', 'アタックできない。入れば逃げ、呪いを半分失う'],
              ['シャドウパラディン', '命中すれば最も近いダークタイルへ逃げる。ヘルスは減らない'],
            ],
          },
          'シャドウパラディンのヘルスを減らせるのは、パラディンとアーマードナイトだけ。',
        ],
        en: [
          {
            head: ['Who', 'What happens'],
            rows: [
              ['Wraith', 'neither attacks nor can be attacked; both may share a space'],
              ['Warlock', 'cannot be attacked; entering makes him flee and lose half his Curses'],
              ['Shadow Paladin', 'on a hit flees to the nearest Dark tile, without loss of Health'],
            ],
          },
          'Only the Paladin and the Armored Knight can lower the Shadow Paladin’s Health.',
        ],
      },
      related: ['wraith', 'skittish', 'shadow-paladin', 'skeleton-targets'],
      source: ['2423', '2429', '2541-2551', '2620-2630'],
      links: { notices: ['shadowPaladinFlees'] },
    },
  ],
};
