import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const manorWraithChapter: Chapter = {
  id: 'manor-wraith',
  title: { ja: '館：レイスとポルターガイスト', en: 'Manor: the Wraith and poltergeists' },
  entries: [
    {
      id: 'wraith',
      roles: ['manor'],
      title: {
        ja: 'レイス：館の駒、儀式の始まる場所',
        en: 'Wraith: the Manor’s piece, where rituals start',
      },
      reading: 'れいす：やかたのこま、ぎしきのはじまるばしょ',
      terms: [
        {
          ja: 'レイス',
          reading: 'れいす',
          en: 'Wraith',
          aliases: ['レイスの駒', '亡霊', '幽霊', 'wraiths', 'raith', 'ghost of the Manor'],
        },
      ],
      aliases: ['レイスとは', '館の駒', 'what is the Wraith', 'Manor piece', 'レイス 移動方法'],
      body: {
        ja: [
          '館の駒。フィギュアだが、筋力も防御力もない。',
          '儀式の道は、レイスのいるタイルから始まる。',
          '動くのは2通り：歩くで動き、儀式を終えるとその道の終わりへ移る。',
          '載っているタイルがシフトやスワップで動けば、一緒に動く。',
          'ウォーロックの吸収では、周囲のフィギュアとして1つに数える。',
        ],
        en: [
          'The Manor’s piece: a figure without Strength or Defense.',
          'The path of a ritual starts on its tile.',
          'It moves in two ways: by Move Wraith, and to the end of the path of a finished ritual.',
          'When its tile is shifted or swapped it rides along.',
          'For the Warlock’s Syphon it counts as one surrounding figure.',
        ],
      },
      note: partlyReported,
      related: ['wraith-ethereal', 'wraith-start', 'manor-move-wraith', 'rituals', 'syphon'],
      source: ['2423-2429', '2596', 'R'],
    },
    {
      id: 'wraith-start',
      roles: ['manor'],
      title: {
        ja: 'レイスは最初のターンの始めに、フィギュアのいないタイルへ',
        en: 'Place the Wraith at the start of turn 1, where no figure is',
      },
      reading: 'れいすはさいしょのたーんのはじめに、ふぃぎゅあのいないたいるへ',
      aliases: ['レイス 初期配置', 'レイスを置く', 'Wraith start', 'where does the Wraith start'],
      body: {
        ja: [
          '準備のときには置かない。館の最初のターンの始めに置く。',
          'フィギュアのいないタイルならどこでもよい。ダークタイルでもライトタイルでもよい。',
        ],
        en: [
          'Not at set-up: the Manor places it when its first turn begins.',
          'Any tile without figures will do, Dark or Lit.',
        ],
      },
      note: reported,
      related: ['wraith', 'manor-start', 'manor-turn'],
      source: ['R'],
    },
    {
      id: 'wraith-ethereal',
      roles: ['manor'],
      title: {
        ja: '非物質：アタックせず、アタックもされない',
        en: 'Ethereal: neither attacks nor can be attacked',
      },
      reading: 'ひぶっしつ：あたっくせず、あたっくもされない',
      terms: [
        {
          ja: '非物質',
          reading: 'ひぶっしつ',
          en: 'Ethereal',
          aliases: ['エーテリアル', 'etheral', 'cannot be attacked'],
        },
      ],
      aliases: [
        'レイス アタック',
        'レイスを倒す',
        'attack the Wraith',
        'Wraith enters a space',
        'レイスの横を通る',
      ],
      body: {
        ja: [
          'レイスはアタックできず、誰もレイスをアタックできない。',
          'レイスのスペースに入っても、レイスが入って来ても、互いに何も起こらない。',
          'アタックを強いることもない。',
          'ウォーロックもこの特徴を持つ。',
        ],
        en: [
          'The Wraith cannot attack, and nobody can attack it.',
          'Entering its space, or being entered by it, does nothing to either side.',
          'It never forces an attack.',
          'The Warlock has this trait as well.',
        ],
      },
      note: {
        ja: 'この効果が「非物質」の文にあたるという点は推測。',
        en: 'That this is what the trait named Ethereal says is inferred.',
      },
      related: ['wraith', 'wraith-tokens', 'forcing-attacks', 'warlock'],
      source: ['2423', '2429', '2541', 'I'],
    },
    {
      id: 'wraith-tokens',
      roles: ['manor'],
      title: {
        ja: 'レイスは蜘蛛の巣でもランプでも止まらない',
        en: 'Neither webs nor lamps stop the Wraith',
      },
      reading: 'れいすはくものすでもらんぷでもとまらない',
      aliases: ['レイス 蜘蛛の巣', 'レイス ランプ', 'Wraith and webs', 'Wraith and lamps'],
      body: {
        ja: [
          '蜘蛛の巣で止まらないのはスパイダー、レイス、ウォーロック。',
          'ランプで止まるのはスケルトンだけ。',
          '道にトークンがあっても、儀式は妨げられない。',
        ],
        en: [
          'Webs do not stop the Spider, the Wraith and the Warlock.',
          'Lamps stop Skeletons only.',
          'Tokens on the path do not stop a ritual either.',
        ],
      },
      note: {
        ja: '早見ページが伝える内容。儀式についての行は推測。',
        en: 'As a public reference page reports it; the line on rituals is inferred.',
      },
      related: ['stopping', 'webs', 'lamp', 'manor-move-wraith'],
      source: ['R', 'I'],
    },
    {
      id: 'manor-spooky',
      roles: ['manor'],
      title: {
        ja: '不気味：館が公開したポルターガイストは好きなライトタイルへ',
        en: 'Spooky: the Manor puts a revealed poltergeist on any empty Lit tile',
      },
      reading: 'ぶきみ：やかたがこうかいしたぽるたーがいすとはすきならいとたいるへ',
      terms: [
        {
          ja: '不気味',
          reading: 'ぶきみ',
          en: 'Spooky',
          aliases: ['スプーキー', 'ぶきみな', 'spookey'],
        },
      ],
      aliases: [
        '館 ポルターガイスト 公開',
        'ポルターガイストタイル 館',
        'Manor reveals a poltergeist',
        'Spooky trait',
      ],
      body: {
        ja: [
          '館がポルターガイストのタイルを公開したとき、駒はそのタイルでなくてもよい。',
          'どの未占領のライトタイルに置いてもよい。',
          'ほかのロールが公開したときは、そのタイルに置く。',
        ],
        en: [
          'When the Manor reveals a Poltergeist tile the piece need not go there.',
          'Put it on any empty Lit tile.',
          'When another role reveals the tile it goes on that tile.',
        ],
      },
      note: partlyReported,
      related: ['manor-reveal', 'manor-poltergeists', 'poltergeist', 'reveal'],
      source: ['2423-2429', 'R'],
    },
    {
      id: 'manor-poltergeists',
      roles: ['manor'],
      title: {
        ja: '館がポルターガイストを置く2つの場合',
        en: 'The Manor places poltergeists in two ways',
      },
      reading: 'やかたがぽるたーがいすとをおく2つのばあい',
      aliases: [
        '館 ポルターガイスト',
        'ポルターガイストを増やす',
        'Manor poltergeists',
        'place a poltergeist',
        '儀式 ポルターガイスト',
      ],
      body: {
        ja: [
          {
            head: ['場合', '置く場所'],
            rows: [
              ['儀式を終えた', 'カードの示すタイル'],
              ['タイルの公開', '好きな未占領のライトタイル'],
            ],
          },
          '防御力1（強き霊があれば2）で、アタックを強いる。パラディンは命中で経験値3を得る。',
          'フィギュアなので、そのタイルは次の儀式の道に使えない。',
        ],
        en: [
          {
            head: ['When', 'Where'],
            rows: [
              ['a ritual is finished', 'the tile the card shows'],
              ['Reveal Tiles', 'any empty Lit tile'],
            ],
          },
          'They have Defense 1 (2 with Strong Spirits) and force attacks. The Paladin gains 3 Grit for a hit.',
          'They are figures: the tile is lost to the path of your next ritual.',
        ],
      },
      note: {
        ja: '防御力1とアタックを強いる点は早見ページとカードが伝える。',
        en: 'Defense 1 and forcing attacks are told by the reference page and the cards.',
      },
      related: ['poltergeist', 'rituals', 'manor-spooky', 'ritual-path', 'forcing-attacks'],
      source: ['2114', '2431-2527', 'R', 'C'],
    },
  ],
};
