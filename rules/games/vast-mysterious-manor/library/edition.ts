import type { Chapter } from '../../../library/entry';

export const editionChapter: Chapter = {
  id: 'edition',
  title: { ja: 'この版について', en: 'About this edition' },
  entries: [
    {
      id: 'edition-preview',
      roles: [],
      title: {
        ja: '2018年のプレビュー版のルール',
        en: 'These are the rules of the 2018 preview',
      },
      reading: '2018ねんのぷれびゅーばんのるーる',
      terms: [
        {
          ja: 'ヴァスト：不思議の館',
          reading: 'ゔぁすと：ふしぎのやかた',
          en: 'Vast: The Mysterious Manor',
          aliases: ['VMM', 'バスト', 'ヴァスト', '不思議の館', 'ミステリアスマナー', 'Vast 2'],
        },
        {
          ja: 'プレビュー版',
          reading: 'ぷれびゅーばん',
          en: 'preview edition',
          aliases: ['キックスターター版', 'Kickstarter preview', '試作版', 'prototype'],
        },
        {
          ja: '製品版',
          reading: 'せいひんばん',
          en: 'published game',
          aliases: ['市販版', '完成版', 'retail edition', 'final rules'],
        },
      ],
      aliases: [
        'どの版',
        'バージョン',
        'which edition',
        'which version',
        '製品版と違う',
        '版の違い',
      ],
      body: {
        ja: [
          'ここのルールと数値は、2018年6月のキックスターター当時のプレビュー版のもの。',
          '2019年に出た製品版とは、数値も用語もロールも違う。混ぜて使わない。',
          '製品版の箱で遊ぶときは、箱のルールブックに従う。',
          'プレビュー版のルールにはエンチャンターの章も、少人数用ヴァリアントのページもない。',
        ],
        en: [
          'The rules and numbers here are those of the preview edition of the June 2018 Kickstarter.',
          'The published game of 2019 differs in numbers, terms and roles. Do not mix the two.',
          'If you play with the published game, follow the rulebook in its box.',
          'The preview rules have no chapter for the Enchanter and no page of variants for fewer players.',
        ],
      },
      related: [
        'edition-differences-goals',
        'edition-differences-paladin',
        'edition-differences-others',
        'edition-names',
        'edition-printed-values',
      ],
      source: ['V1', 'V2', 'V3', 'V4', 'V5'],
    },
    {
      id: 'edition-differences-goals',
      roles: [],
      title: {
        ja: '製品版との違い：ロールと勝利条件',
        en: 'Preview and published game: roles and goals',
      },
      reading: 'せいひんばんとのちがい：ろーるとしょうりじょうけん',
      aliases: [
        '製品版 勝利条件',
        'published goals',
        'Warlock goal',
        'ウォーロック',
        'Seals 14',
        '封印',
      ],
      body: {
        ja: [
          {
            head: ['項目', 'プレビュー版', '製品版'],
            rows: [
              ['5つ目のロール', 'エンチャンター（章なし）', 'ウォーロック。駒5つを支配して勝利'],
              ['館の勝利', 'モールド15', '封印（Seals）14（易しい設定では11か13）'],
              [
                'スパイダーの勝利',
                '恐怖12でエントランスから脱出',
                '同じ（易しい設定では恐怖8か10）',
              ],
              ['スパイダーがいない', 'ポルターガイスト7体か5体', 'その組み合わせはない'],
            ],
          },
          'パラディンがスパイダーを、スケルトンがパラディンを倒して勝つのは、どちらの版も同じ。',
        ],
        en: [
          {
            head: ['Item', 'Preview', 'Published'],
            rows: [
              ['Fifth role', 'Enchanter (no chapter)', 'Warlock; wins by dominating 5 pieces'],
              ['Manor wins', '15 Mold', '14 Seals (11 or 13 on the easy levels)'],
              [
                'Spider wins',
                '12 Terror, then out by the Entrance',
                'the same (8 or 10 Terror on the easy levels)',
              ],
              ['Without a Spider', '7 or 5 Poltergeists', 'no such set of roles'],
            ],
          },
          'In both, the Paladin wins by killing the Spider and the Skeletons by killing the Paladin.',
        ],
      },
      related: ['edition-preview', 'goals-of-roles', 'paladin-victory-poltergeists'],
      source: ['V5', '3', '78-79'],
    },
    {
      id: 'edition-differences-paladin',
      roles: ['paladin'],
      title: {
        ja: '製品版との違い：パラディン',
        en: 'Preview and published game: the Paladin',
      },
      reading: 'せいひんばんとのちがい：ぱらでぃん',
      aliases: [
        '製品版 パラディン',
        'published Paladin',
        'Grit 7 18 32 41',
        'prepare sprint crusade',
      ],
      body: {
        ja: [
          {
            head: ['項目', 'プレビュー版', '製品版'],
            rows: [
              ['ヒーローキューブの経験値', '5・18・35', '7・18・32・41'],
              ['神聖カード', '4つのタスク、神殿、数珠で引く', '経験値13・25で得る。下回ると失う'],
              [
                'キューブの使い道',
                '感知力・移動力・筋力を1から上げる',
                '備え・疾走・聖戦のアクション。筋力と防御力は0から',
              ],
              ['信仰の上限', '炎5・光5', '炎にあたるFury 5・光8'],
              ['ポルターガイスト', '筋力2、経験値 +4', '防御力1、経験値 +3'],
            ],
          },
        ],
        en: [
          {
            head: ['Item', 'Preview', 'Published'],
            rows: [
              ['Hero cubes at Experience (Grit)', '5, 18, 35', '7, 18, 32, 41'],
              [
                'Sanctity cards',
                'drawn for 4 tasks, at Shrines, by the Rosary',
                'at Grit 13 and 25; lost when falling below',
              ],
              [
                'What cubes do',
                'raise Perception, Movement, Strength from 1',
                'actions Prepare, Sprint, Crusade; Strength and Defense from 0',
              ],
              ['Faith limits', 'Fire 5, Light 5', 'Fury 5, Light 8'],
              ['Poltergeist', 'Strength 2, Experience +4', 'Defense 1, Grit +3'],
            ],
          },
        ],
      },
      related: ['edition-preview', 'paladin-hero-cubes', 'paladin-tasks', 'paladin-faith'],
      source: ['V5', '84', '144', '201'],
    },
    {
      id: 'edition-differences-others',
      roles: ['skeletons', 'spider'],
      title: {
        ja: '製品版との違い：スケルトンとスパイダー',
        en: 'Preview and published game: Skeletons and Spider',
      },
      reading: 'せいひんばんとのちがい：すけるとんとすぱいだー',
      aliases: [
        '製品版 スケルトン',
        '製品版 スパイダー',
        'published Skeletons',
        'published Spider',
        'webs end movement',
      ],
      body: {
        ja: [
          {
            head: ['項目', 'プレビュー版', '製品版'],
            rows: [
              ['スケルトンの移動', '4（安定性1で +4）', '5'],
              [
                '安定性',
                'ターンの始めに +2、骨4・7・10で1体増える',
                '横穴以外のライトタイルにいる1体ごとに −1、3で1体召喚、終わりに +2',
              ],
              ['スケルトンの守り', '最大の筋力＋数−1', '1＋同じタイルのほかの数'],
              ['蜘蛛の巣', '1つごとに移動力 +1、全部取り除く', '移動が止まり、1つ取り除く'],
              ['卵の孵化', 'ブラッド5と蜘蛛の巣1', '蜘蛛の巣とブラッド合わせて6'],
              ['スパイダーの防御力', 'ボードの表示に従う', '2から、恐怖で上がる'],
              ['不穏', '蜘蛛の巣6（蜘蛛の子は8）', '蜘蛛の巣6、どの形態でも'],
            ],
          },
        ],
        en: [
          {
            head: ['Item', 'Preview', 'Published'],
            rows: [
              ['Skeleton moves', '4 (+4 for 1 Stability)', '5'],
              [
                'Stability',
                '+2 at the start of the turn; one more Skeleton at 4, 7, 10',
                '−1 for each on a Lit tile that is no Pit; summon for 3; +2 at the end',
              ],
              ['Skeletons defend', 'strongest + number − 1', '1 + others on the tile'],
              ['Webs', '+1 Movement each, all removed', 'movement ends, 1 removed'],
              ['An egg hatches at', '5 Blood and 1 web', 'any 6 webs and Blood'],
              ['Spider’s Defense', 'as printed on the board', '2, rising with Terror'],
              ['Unsettle (Scare)', '6 webs (Spiderlings 8)', '6 webs in every form'],
            ],
          },
        ],
      },
      related: ['edition-preview', 'edition-differences-goals', 'webs-slow'],
      source: ['V5', '60', '134', '239-248', '442'],
    },
    {
      id: 'edition-names',
      roles: [],
      title: {
        ja: '製品版で名前が変わったもの',
        en: 'Names that changed in the published game',
      },
      reading: 'せいひんばんでなまえがかわったもの',
      aliases: [
        '用語 対応表',
        'renamed terms',
        'Fury',
        'Favor card',
        'Sorcerer',
        'Warlock',
        'Seals',
        'crypt',
      ],
      body: {
        ja: [
          {
            head: ['ここでの名前', '製品版の英語名'],
            rows: [
              ['エンチャンター', 'Warlock（別のロール）'],
              ['キャスター', 'Sorcerer'],
              ['モールド', 'Seals'],
              ['経験値', 'Grit（プレビュー版も同じ）'],
              ['炎', 'Fury'],
              ['神聖カード', 'Favor card'],
              ['エンカウンター', 'Crusade'],
              ['イベントタイル', 'Blood tile'],
              ['空きスペース', 'crypt'],
              ['ダンシングライト', 'cackling skulls（役目が同じ）'],
              ['視線', 'visibility'],
              ['集める！', 'ARM!!'],
              ['不穏', 'Scare'],
              ['浮遊', 'perform a ritual'],
              ['イベントカード', 'ritual card'],
            ],
          },
        ],
        en: [
          {
            head: ['Name here', 'Published name'],
            rows: [
              ['Enchanter', 'Warlock (a different role)'],
              ['Caster', 'Sorcerer'],
              ['Mold', 'Seals'],
              ['Experience', 'Grit (in the preview too)'],
              ['Fire', 'Fury'],
              ['Sanctity card', 'Favor card'],
              ['encounter', 'crusade'],
              ['Event tile', 'Blood tile'],
              ['empty space', 'crypt'],
              ['dancing light', 'cackling skulls (same job)'],
              ['line of sight', 'visibility'],
              ['GATHER!!', 'ARM!!'],
              ['Unsettle', 'Scare'],
              ['Fly', 'perform a ritual'],
              ['Event card', 'ritual card'],
            ],
          },
        ],
      },
      note: {
        ja: '信仰、炎、進展カードなどパラディンの一部の語は、プレビュー版の英語名が未確認。ここでは直訳を使う。',
        en: 'The English preview names of a few Paladin terms (faith, Fire, progress card) are unconfirmed; literal names are used here.',
      },
      related: ['edition-preview', 'paladin-encounter', 'paladin-fire', 'paladin-sanctity-cards'],
      source: ['V3', 'V4', 'V5'],
    },
    {
      id: 'edition-printed-values',
      roles: [],
      title: {
        ja: 'ボードやカードを見るしかない数値',
        en: 'Numbers found only on boards and cards',
      },
      reading: 'ぼーどやかーどをみるしかないすうち',
      aliases: [
        '載っていない数値',
        '数字がない',
        'not in the rules',
        'where is the number',
        'ボードの数字',
      ],
      body: {
        ja: [
          '次の値はルールの文章にないので、ボードやカードの表示に従う。',
          {
            head: ['ロール', '見る値'],
            rows: [
              ['パラディン', 'ステータスの上昇値、ヘルスと経験値の上限'],
              ['スケルトン', '安定性の上限'],
              [
                'スパイダー',
                '防御力、魂、恐怖の上限。ブラッド、蜘蛛の巣、卵、蜘蛛の子は箱にある数',
              ],
              [
                '館',
                '前兆の行の数字、次の前兆の表、置くトレジャーの数、イベントカードの道とモールド',
              ],
              ['エンチャンター', '防御力など、すべて'],
            ],
          },
        ],
        en: [
          'The rules text does not give these; go by what is printed on boards and cards.',
          {
            head: ['Role', 'Look up'],
            rows: [
              ['Paladin', 'what each cube space adds, ends of Health and Experience'],
              ['Skeletons', 'end of Stability'],
              [
                'Spider',
                'Defense, Spirit, end of Terror; Blood, webs, eggs, Spiderlings as in the box',
              ],
              [
                'Manor',
                'the Omen rows, next turn’s Omens, treasures placed, paths and Mold of Event cards',
              ],
              ['Enchanter', 'Defense and everything else'],
            ],
          },
        ],
      },
      related: ['edition-preview', 'track-limits', 'paladin-place-cubes'],
      source: [
        '83-84',
        '105',
        '242',
        '342',
        '360',
        '436',
        '471',
        '476',
        '481',
        '504',
        '509',
        '512',
      ],
    },
  ],
};
