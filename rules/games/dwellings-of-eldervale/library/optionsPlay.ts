import type { Chapter } from '../../../library/entry';

export const optionsPlayChapter: Chapter = {
  id: 'options-play',
  title: {
    ja: '選択ルール：手札、ドア、戦術、FXベース',
    en: 'Options: hands, Doors, tactics, FX bases',
  },
  entries: [
    {
      id: 'magic-draft',
      roles: [],
      title: {
        ja: '魔法ドラフト：7枚から回して5枚選ぶ（選択）',
        en: 'Magic draft: pick 5 from passed hands of 7 (option)',
      },
      reading: 'まほうどらふと：7まいからまわして5まいえらぶ（せんたく）',
      terms: [
        {
          ja: '魔法ドラフト',
          reading: 'まほうどらふと',
          en: 'magic draft',
          aliases: ['ドラフト', '手札ドラフト', 'card draft', 'drafting'],
        },
      ],
      aliases: ['初期手札を選ぶ', 'draft hand', 'pass left', '左に回す'],
      body: {
        ja: [
          '最初の手札5枚を引く代わりに、各自に7枚配る。',
          '1枚選んで裏向きに置き、残りを左隣に渡す。',
          '5枚選ぶまで繰り返し、最後に残った2枚は捨てる。',
          '選んだ5枚が最初の手札になる。',
        ],
        en: [
          'Instead of drawing five cards each player is dealt seven.',
          'Keep one face down and pass the rest to the left.',
          'Repeat until you have five; the last two are discarded.',
          'The five are your starting hand.',
        ],
      },
      related: ['setup-magic', 'magic-card', 'options-overview'],
      source: ['342-346'],
    },
    {
      id: 'no-doors',
      roles: [],
      title: {
        ja: 'ドア抜き冒険：ドアをデッキの底へ（選択）',
        en: 'Adventures without Doors: Doors go to the bottom (option)',
      },
      reading: 'どあぬきぼうけん：どあをでっきのそこへ（せんたく）',
      terms: [
        {
          ja: 'ドア抜き冒険',
          reading: 'どあぬきぼうけん',
          en: 'adventures without Doors',
          aliases: ['ドアなし', 'ドア抜き', 'no doors', 'doorless'],
        },
      ],
      aliases: ['ドアを使わない', 'without doors', '派手なゲーム'],
      body: {
        ja: [
          '準備で、使う精霊のドアをそれぞれの冒険デッキの一番下に置く。',
          'そのうえで各デッキの一番上のカードを表にする。',
          'ドアが出ない分、ゲームの展開が派手になる。',
        ],
        en: [
          'At set-up put the Door of each used element at the bottom of its Adventure deck.',
          'Then turn up the top card of each deck.',
          'Without Doors the game becomes livelier.',
        ],
      },
      related: ['setup-adventure-decks', 'door', 'options-overview'],
      source: ['348-352'],
    },
    {
      id: 'tactics-token',
      roles: [],
      title: {
        ja: '戦術トークン：裏返すと敗北してもユニットが残る',
        en: 'Tactics token: flip it to keep your units after a loss',
      },
      reading: 'せんじゅつとーくん：うらがえすとはいぼくしてもゆにっとがのこる',
      terms: [
        {
          ja: '戦術トークン',
          reading: 'せんじゅつとーくん',
          en: 'Tactics token',
          aliases: ['タクティクストークン', 'タクティクス', '戦術', 'TACTICS', 'tactic token'],
        },
      ],
      aliases: ['ユニットを守る', '冥界に行かない', 'avoid losses', 'save units', '選択 戦闘'],
      body: {
        ja: [
          '選択ルール。各自1つ、TACTICSの面を表にして始める。',
          '戦闘のステップ7で表のトークンを裏返すと、除去される自分のユニットをすべてその場に残せる。',
          '残ったユニットは冥界に行かないので、剣も得ない。',
          '勝敗や栄光は変わらない。',
        ],
        en: [
          'An option: each player starts with one, TACTICS side up.',
          'In step 7 of a battle flip it to leave all your units that would be removed where they are.',
          'They do not go to the Underworld, so they give no Swords.',
          'The result of the battle and its Glory do not change.',
        ],
      },
      related: ['tactics-recover', 'battle-casualties', 'options-overview'],
      source: ['223', '354-360'],
      links: { notices: ['unitsKept'] },
    },
    {
      id: 'tactics-recover',
      roles: [],
      title: {
        ja: '剣3つで戦術トークンを表に戻す',
        en: 'Three Swords flip the Tactics token back',
      },
      reading: 'けん3つでせんじゅつとーくんをおもてにもどす',
      aliases: ['戦術トークン 復活', 'もう一度使う', 'reuse tactics', 'refresh token'],
      body: {
        ja: [
          'フリーアクション。剣を3つ払うと、裏の戦術トークンが表に戻る。',
          '表に戻せば次の戦闘でまた使える。',
        ],
        en: [
          'A free action: pay three Swords to turn your used Tactics token face up.',
          'It can then be used again in a later battle.',
        ],
      },
      related: ['tactics-token', 'sword', 'free-actions'],
      source: ['362'],
    },
    {
      id: 'fx-base',
      roles: [],
      title: {
        ja: 'FXベースのスイッチ：中央オフ、右が通常',
        en: 'FX base switch: centre off, right normal, left Legendary',
      },
      reading: 'FXべーすのすいっち：ちゅうおうおふ、みぎがつうじょう',
      terms: [
        {
          ja: 'FXベース',
          reading: 'FXべーす',
          en: 'FX base',
          aliases: ['エフエックスベース', '台座', 'ベース', 'sound base'],
        },
        {
          ja: 'Legendary Set',
          reading: 'れじぇんだりーせっと',
          en: 'Legendary Set',
          aliases: ['レジェンダリーセット', 'レジェンダリー', '伝説セット'],
        },
      ],
      aliases: ['スイッチの位置', '電源', 'switch positions', 'L switch'],
      body: {
        ja: [
          '選択パーツ。モンスターを置くとき、同じ色のFXベースをスイッチを入れてフィギュアの下に敷く。',
          {
            head: ['スイッチ', '意味'],
            rows: [
              ['中央', 'オフ'],
              ['右', '通常のモンスター'],
              ['左（L）', 'Legendary Set の専用モンスター'],
            ],
          },
          '追加のルールは書かれていない。',
        ],
        en: [
          'An optional part: when a monster is put out, set the base of its colour under the figure, switched on.',
          {
            head: ['Switch', 'Meaning'],
            rows: [
              ['centre', 'off'],
              ['right', 'normal monster'],
              ['left (L)', 'special monster of the Legendary Set'],
            ],
          },
          'No rule is attached to it.',
        ],
      },
      related: ['monster', 'options-overview'],
      source: ['364-366'],
    },
  ],
};
