import type { Chapter } from '../../../library/entry';

export const spiderTraitsChapter: Chapter = {
  id: 'spider-traits',
  title: { ja: 'スパイダー：移動と特徴', en: 'Spider: movement and traits' },
  entries: [
    {
      id: 'spider-movement-table',
      roles: ['spider'],
      title: { ja: 'スパイダーの移動力：3、2、各4', en: 'The Spider’s Movement: 3, 2, or 4 each' },
      reading: 'すぱいだーのいどうりょく：3、2、かく4',
      aliases: [
        'スパイダー 移動力',
        'spider movement',
        'スパイダー 壁',
        'spider walls',
        'ジャイアント 移動',
      ],
      body: {
        ja: [
          {
            head: ['形態', '移動力', '壁'],
            rows: [
              ['ジャイアントスパイダー', '3', '1ターンに1つ抜けられる'],
              ['キャスター', '2', '抜けられない'],
              ['蜘蛛の子', '1匹ごとに4', '自由に抜けられる'],
            ],
          },
          '蜘蛛の巣とほかの駒は追加のコストにならない。',
          '足のパワーで延ばせる。',
        ],
        en: [
          {
            head: ['Form', 'Movement', 'Walls'],
            rows: [
              ['Giant Spider', '3', 'passes one a turn'],
              ['Caster', '2', 'passes none'],
              ['Spiderlings', '4 each', 'pass any'],
            ],
          },
          'Webs and other pieces cost nothing extra.',
          'Legs makes it longer.',
        ],
      },
      related: ['spider-legs', 'spider-web-walker', 'spider-forms'],
      source: ['373', '397', '420', '364', '369'],
    },
    {
      id: 'spider-attacked-on-entering',
      roles: ['spider'],
      title: {
        ja: '筋力が防御力より高い相手の所に入るとアタックされる',
        en: 'Enter the space of a stronger piece and it attacks you',
      },
      reading: 'きんりょくがぼうぎょりょくよりたかいあいてのところにはいるとあたっくされる',
      aliases: [
        'スパイダー 入る アタックされる',
        'スパイダー 反撃',
        'spider enters opponent',
        'attacked on entering',
        '相手のスペースに入る',
      ],
      body: {
        ja: [
          'スパイダーが相手のスペースに入ったとき、その駒の筋力がスパイダーの防御力より高ければ、アタックされる。',
          '相手の筋力がスパイダーの防御力と同じか低ければ、何も起こらない。',
          '蜘蛛の子は移動中にほかの駒を無視でき、相手も蜘蛛の子を無視できる。',
        ],
        en: [
          'When the Spider enters an opponent’s space and that piece’s Strength is above the Spider’s Defense, the piece attacks it.',
          'With Strength equal or lower nothing happens.',
          'Spiderlings on the move ignore other pieces, and others may ignore them.',
        ],
      },
      related: [
        'spider-defense',
        'spider-no-strength',
        'spider-spiderlings-move',
        'spider-change-when-attacked',
      ],
      source: ['359', '370', '421'],
    },
    {
      id: 'spider-defense',
      roles: ['spider'],
      title: {
        ja: 'スパイダーの防御力は形態と恐怖で変わる',
        en: 'The Spider’s Defense depends on form and Terror',
      },
      reading: 'すぱいだーのぼうぎょりょくはけいたいときょうふでかわる',
      aliases: [
        'スパイダー 防御力',
        'スパイダー 防御 いくつ',
        'spider defense',
        'spider defence',
        'スパイダーを倒すには',
      ],
      body: {
        ja: [
          '今の形態と今の恐怖の値で決まる。数値はボードの表示に従う。',
          'パラディンなどがアタックするには、筋力がこの防御力を上回る必要がある。',
        ],
        en: [
          'It follows the present form and the present Terror; the numbers are as printed on the board.',
          'An attacker needs Strength above this Defense.',
        ],
      },
      note: {
        ja: '具体的な値はこの資料にない。',
        en: 'The source sheet gives no values.',
      },
      related: ['spider-attacked-on-entering', 'spider-no-strength', 'spider-terror'],
      source: ['360'],
      links: { tracks: ['spider.defence'] },
    },
    {
      id: 'spider-no-strength',
      roles: ['spider'],
      title: {
        ja: '素早くて嫌われ者：筋力はないが、どこへでも入れる',
        en: 'Quick and loathed: no Strength, but free to enter',
      },
      reading: 'すばやくてきらわれもの：きんりょくはないが、どこへでもはいれる',
      terms: [
        {
          ja: '素早くて嫌われ者',
          reading: 'すばやくてきらわれもの',
          en: 'Quick and loathed',
          aliases: ['素早い', '嫌われ者', 'Agile', 'nimble'],
        },
      ],
      aliases: [
        'スパイダー 筋力',
        'spider strength',
        'スパイダー 相手のタイルに入る',
        'spider enters any tile',
      ],
      body: {
        ja: [
          'スパイダーには筋力がない。アタックは牙カードで行う。',
          'ほかの駒がいるタイルにも、追加の移動力なしで自由に入れる。',
          'ただし、そこの駒の筋力がスパイダーの防御力より高ければアタックされる。',
        ],
        en: [
          'The Spider has no Strength; it attacks by Fangs cards.',
          'It may enter a tile with other pieces freely, at no extra Movement.',
          'But a piece there with Strength above its Defense attacks it.',
        ],
      },
      related: ['spider-attacked-on-entering', 'spider-defense', 'spider-fangs'],
      source: ['367-370'],
    },
    {
      id: 'spider-web-walker',
      roles: ['spider'],
      title: {
        ja: '糸織：蜘蛛の巣はスパイダーの移動を妨げない',
        en: 'Web-walker: webs never slow the Spider',
      },
      reading: 'いとおり：くものすはすぱいだーのいどうをさまたげない',
      terms: [
        {
          ja: '糸織',
          reading: 'いとおり',
          en: 'Web-walker',
          aliases: ['糸織り', 'いとおり', 'web walker', 'weaver', '糸渡り'],
        },
      ],
      aliases: [
        'スパイダー 蜘蛛の巣 移動',
        'spider moves through webs',
        '蜘蛛の巣 スパイダー コスト',
      ],
      body: {
        ja: [
          'スパイダーは蜘蛛の巣のあるスペースにも移動力1で入れる。',
          '入っても蜘蛛の巣は取り除かれない。',
          'ほかのロールは、蜘蛛の巣1つごとに移動力がもう1かかる。',
        ],
        en: [
          'The Spider enters a space with webs for Movement 1.',
          'Its entering removes no webs.',
          'Other roles pay 1 more Movement for each web.',
        ],
      },
      related: ['spider-webs', 'spider-web-removed', 'spider-movement-table'],
      source: ['363-364'],
    },
    {
      id: 'spider-darksight',
      roles: ['spider'],
      title: {
        ja: 'スパイダーの視線はダークタイルを通り抜ける',
        en: 'The Spider sees through Dark tiles',
      },
      reading: 'すぱいだーのしせんはだーくたいるをとおりぬける',
      aliases: [
        'スパイダー 視線',
        'スパイダー ダークサイト',
        'spider line of sight',
        'キャスター 視線',
      ],
      body: {
        ja: [
          '間にダークタイルがあっても、視線が通る。キャスターの牙カードや蜘蛛の巣カードで役立つ。',
          '壁と空きスペースは、いつもどおり視線をさえぎる。',
        ],
        en: [
          'Dark tiles in between do not block its line of sight, which helps the Caster’s Fangs and Webs cards.',
          'Walls and empty spaces block as usual.',
        ],
      },
      related: ['skeleton-darksight', 'spider-caster-fangs', 'spider-caster-webs'],
      source: ['365-366', '404', '67'],
    },
  ],
};
