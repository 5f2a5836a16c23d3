import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const hauntedHallwaysChapter: Chapter = {
  id: 'haunted-hallways',
  title: { ja: '拡張セット：ホーンテッド・ホールウェイズ', en: 'Expansion: Haunted Hallways' },
  entries: [
    {
      id: 'haunted-hallways',
      roles: ['shadowPaladin', 'armoredKnight', 'skeletons'],
      title: {
        ja: 'ホーンテッド・ホールウェイズで加わるもの',
        en: 'What Haunted Hallways adds',
      },
      reading: 'ほーんてっど・ほーるうぇいずでくわわるもの',
      terms: [
        {
          ja: 'ホーンテッド・ホールウェイズ',
          reading: 'ほーんてっど・ほーるうぇいず',
          en: 'Haunted Hallways',
          aliases: [
            'ホーンテッドホールウェイズ',
            '拡張セット',
            '拡張',
            '追加セット',
            'expansion',
            'HH',
          ],
        },
      ],
      aliases: [
        '拡張 内容',
        '拡張のロール',
        'expansion roles',
        'what is in the expansion',
        '拡張 スケルトン',
      ],
      body: {
        ja: [
          {
            head: ['加わるもの', '役割'],
            rows: [
              ['シャドウパラディン', 'スパイダーと入れ替わるロール'],
              ['アーマードナイト', 'パラディンと入れ替わるロール'],
              ['シャイニー・シンギー・スニッフィー・スマッシー', '新しいスケルトン'],
            ],
          },
          'ソロの「難しい」も、この拡張セットが要る。',
        ],
        en: [
          {
            head: ['New', 'What it is'],
            rows: [
              ['Shadow Paladin', 'a role that replaces the Spider'],
              ['Armored Knight', 'a role that replaces the Paladin'],
              ['Shiny, Singy, Sniffy, Smashy', 'more Skeletons'],
            ],
          },
          'The hard level of the solo game needs it too.',
        ],
      },
      note: reported,
      related: [
        'shadow-paladin',
        'armored-knight',
        'replacement-roles',
        'skeletons',
        'solo-levels',
      ],
      source: ['R', 'C'],
    },
    {
      id: 'replacement-roles',
      roles: ['shadowPaladin', 'armoredKnight'],
      title: {
        ja: '入れ替わるロールは元のロールの席と手番を継ぐ',
        en: 'A replacement takes the seat and turn of the old role',
      },
      reading: 'いれかわるろーるはもとのろーるのせきとてばんをつぐ',
      aliases: [
        '入れ替えロール',
        'シャドウパラディン 手番',
        'アーマードナイト 手番',
        'replacement role',
        'turn order expansion',
      ],
      body: {
        ja: [
          {
            head: ['ロール', '代わりに外す', '手番'],
            rows: [
              ['アーマードナイト', 'パラディン', '1番目'],
              ['シャドウパラディン', 'スパイダー', '3番目'],
            ],
          },
          '片方だけでも、両方でも使える。',
          'ロールの組み合わせでは、外したロールがいるものとして数える。',
        ],
        en: [
          {
            head: ['Role', 'instead of', 'Turn'],
            rows: [
              ['Armored Knight', 'Paladin', 'first'],
              ['Shadow Paladin', 'Spider', 'third'],
            ],
          },
          'Use either of them or both.',
          'For the role mixes they count as the role they replace.',
        ],
      },
      note: reported,
      related: ['expansion-goals', 'turn-order', 'role-mixes', 'haunted-hallways'],
      source: ['R'],
    },
    {
      id: 'replacement-without-paladin',
      roles: ['shadowPaladin', 'skeletons'],
      title: {
        ja: 'パラディン抜きのシャドウパラディンは卓で決める',
        en: 'Shadow Paladin without a Paladin: agree a ruling',
      },
      reading: 'ぱらでぃんぬきのしゃどうぱらでぃんはたくできめる',
      aliases: [
        'シャドウパラディン スケルトン 2人',
        'スケルトンの命中 ヘルス',
        'skeletons against shadow paladin',
        'no paladin shadow paladin',
      ],
      body: {
        ja: [
          '彼のヘルスを減らすのは、パラディンかアーマードナイトの命中だけと書かれている。',
          'そのため、どちらもいない組み合わせでは、スケルトンが命中させてもヘルスは減らない。',
          '例えば「スケルトンの命中でもヘルス −1」と、始める前に決めておく。',
        ],
        en: [
          'As written only hits by the Paladin or the Armored Knight cost him Health.',
          'So in a mix with neither of them hits by Skeletons cost no Health.',
          'Agree before the game, for example: hits by Skeletons cost 1 Health as well.',
        ],
      },
      note: {
        ja: '資料では決まらない点。アプリのヘルスは自由に変えられる。',
        en: 'Not settled by any source. The Health can be changed freely in the app.',
      },
      related: ['shadow-hit', 'role-mixes', 'expansion-goals', 'open-questions'],
      source: ['2620-2630', 'U'],
    },
  ],
};
