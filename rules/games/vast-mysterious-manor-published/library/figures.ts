import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const figuresChapter: Chapter = {
  id: 'figures',
  title: { ja: 'フィギュアの値', en: 'Values of figures' },
  entries: [
    {
      id: 'figures-table',
      roles: [],
      title: {
        ja: 'フィギュアごとの筋力、防御力、命中の効果',
        en: 'Every figure: Strength, Defense, what a hit does',
      },
      reading: 'ふぃぎゅあごとのきんりょく、ぼうぎょりょく、めいちゅうのこうか',
      aliases: [
        '能力値 一覧',
        'ステータス 一覧',
        'all figures',
        'stats table',
        '命中したらどうなる',
        'what happens when hit',
      ],
      body: {
        ja: [
          {
            head: ['フィギュア', '筋力', '防御力', '強いる', '命中したら'],
            rows: [
              ['パラディン', '0＋備え＋炎', '0＋備え', 'はい', '残る。スケルトンからならヘルス −1'],
              [
                'スケルトン',
                '1（スラッシィ2）＋邪魔',
                '1＋同じタイルのほかの数',
                'はい',
                'ダイスで戻り、カードは先頭へ',
              ],
              [
                'ジャイアントスパイダー、ソーサラー',
                '必ず命中',
                '2＋恐怖',
                'はい',
                '蜘蛛の子1匹を失い、残りが散らばる',
              ],
              ['蜘蛛の子', '必ず命中', '2＋恐怖', 'いいえ', 'ボックスへ'],
              ['卵', '–', '1＋ブラッド', 'いいえ', 'ブラッドごと取り除く'],
              ['ポルターガイスト', '–', '1（強き霊で2）', 'はい', '取り除く'],
              ['レイス、ウォーロック', '–', '–', '–', 'アタックできない'],
              [
                'シャドウパラディン',
                '必ず命中',
                '1＋シャドウトラック',
                'はい',
                'ヘルス −1、一番近いダークタイルへ逃げる',
              ],
              [
                'アーマードナイト',
                '1＋キューブ（奮起で +2）',
                '1＋キューブ',
                'はい',
                'スケルトンの命中ごとにヘルス −1',
              ],
            ],
          },
          '蜘蛛の子は、パラディンのいない3つの組み合わせでは、スケルトンに強いる。',
          'シャドウパラディンのヘルスが減るのは、パラディンかアーマードナイトの命中だけ。',
        ],
        en: [
          {
            head: ['Figure', 'Strength', 'Defense', 'Forces', 'When hit'],
            rows: [
              [
                'Paladin',
                '0 + prepare + Fury',
                '0 + prepare',
                'yes',
                'stays; Health −1 if by a Skeleton',
              ],
              [
                'Skeleton',
                '1 (Slashy 2) + Distracting',
                '1 + others on the tile',
                'yes',
                'respawns by die, card to the front',
              ],
              [
                'Giant Spider, Sorcerer',
                'always hit',
                '2 + Terror',
                'yes',
                '1 Spiderling lost, the rest spread out',
              ],
              ['Spiderling', 'always hits', '2 + Terror', 'no', 'to the box'],
              ['Egg', '–', '1 + blood', 'no', 'removed with its blood'],
              ['poltergeist', '–', '1 (2 with Strong Spirits)', 'yes', 'removed'],
              ['Wraith, Warlock', '–', '–', '–', 'cannot be attacked'],
              [
                'Shadow Paladin',
                'always hits',
                '1 + Shadow track',
                'yes',
                'Health −1, flees to the nearest Dark tile',
              ],
              [
                'Armored Knight',
                '1 + cubes (+2 Bolster)',
                '1 + cubes',
                'yes',
                'Health −1 per hit by a Skeleton',
              ],
            ],
          },
          'Spiderlings do force attacks by Skeletons in the three role mixes without a Paladin.',
          'Only hits by the Paladin or the Armored Knight cost the Shadow Paladin Health.',
        ],
      },
      note: {
        ja: '恐怖とシャドウトラックで上がる防御力はボードを見る。強いるかどうかの一部は早見ページか推測。',
        en: 'See the boards for Defense by Terror and by the Shadow track. Some of the “Forces” column is reported or inferred.',
      },
      related: [
        'strength-and-defense',
        'hit-or-miss',
        'forcing-attacks',
        'poltergeist',
        'printed-values',
      ],
      source: [
        '2064-2068',
        '2182-2191',
        '2289-2305',
        '2423-2429',
        '2541-2551',
        '2620-2630',
        '2724-2728',
        '2802',
        'C',
        'R',
        'I',
      ],
    },
    {
      id: 'poltergeist',
      roles: [],
      title: {
        ja: 'ポルターガイストは防御力1、筋力2で命中する',
        en: 'A poltergeist has Defense 1: Strength 2 hits it',
      },
      reading: 'ぽるたーがいすとはぼうぎょりょく1、きんりょく2でめいちゅうする',
      terms: [
        {
          ja: 'ポルターガイスト',
          reading: 'ぽるたーがいすと',
          en: 'poltergeist',
          aliases: ['ポルタ', '幽霊', 'お化け', 'ゴースト', 'ghost', 'polt', 'poltegeist'],
        },
      ],
      aliases: [
        'ポルターガイスト 倒し方',
        '幽霊 防御力',
        'hit a poltergeist',
        'poltergeist strength',
        'ポルターガイスト 経験値',
      ],
      body: {
        ja: [
          '動かず、アタックもしないフィギュア。アタックを強いる。',
          'ウォーロックの強き霊があれば防御力2で、筋力3が要る。',
          'パラディンが命中すると経験値 +3、光 +1。ポルターガイストは取り除く。',
          {
            head: ['マップに出るとき', '場所'],
            rows: [
              [
                'ポルターガイストのタイルを公開',
                'その館タイル（館の公開なら未占領のどのライトタイルでも）',
              ],
              ['館の儀式', 'カードの示すところ'],
              ['ウォーロックのポルターガイスト召喚', 'フィギュアのいない周囲のライトタイル'],
            ],
          },
          'ウォーロックは、これを支配して勝利に近づく。',
        ],
        en: [
          'A figure that neither moves nor attacks. It forces attacks.',
          'With the Warlock’s Strong Spirits its Defense is 2, so Strength 3 is needed.',
          'For a hit the Paladin gets Grit +3 and Light +1. The poltergeist is removed.',
          {
            head: ['Comes by', 'Where'],
            rows: [
              ['revealing its tile', 'that tile (any empty Lit tile if the Manor reveals)'],
              ['a ritual of the Manor', 'where the card shows'],
              ['the Warlock’s Summon Poltergeist', 'a surrounding Lit tile without figures'],
            ],
          },
          'The Warlock dominates them to win.',
        ],
      },
      note: partlyReported,
      related: ['figures-table', 'forcing-attacks', 'tile-kinds', 'domination', 'grit'],
      source: ['2114-2117', '2500-2503', '2553-2596', 'C', 'R'],
    },
  ],
};
