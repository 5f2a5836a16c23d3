import type { Chapter } from '../../../library/entry';

export const paladinExperienceChapter: Chapter = {
  id: 'paladin-experience',
  title: { ja: 'パラディン：経験値', en: 'Paladin: Experience' },
  entries: [
    {
      id: 'paladin-experience',
      roles: ['paladin'],
      title: {
        ja: '経験値：5・18・35でキューブ、11・26でタスク',
        en: 'Experience: cubes at 5, 18, 35; tasks at 11, 26',
      },
      reading: 'けいけんち：5・18・35できゅーぶ、11・26でたすく',
      terms: [
        {
          ja: '経験値',
          reading: 'けいけんち',
          en: 'Experience',
          aliases: [
            'Grit',
            'グリット',
            'XP',
            'EXP',
            '経験値トラック',
            '経験値マーカー',
            '経験点',
            'grit track',
          ],
        },
      ],
      aliases: ['経験値とは', 'what is Grit', '経験値 増減', 'レベルアップ', 'level up'],
      body: {
        ja: [
          '館を探索した成果を表し、0から始まる。得たり失ったりするたびにマーカーを動かす。',
          {
            head: ['経験値', '届いたとき', '下回ったとき'],
            rows: [
              ['5・18・35', 'ヒーローキューブを1個得る', '1個戻す'],
              ['11・26', 'タスク達成、神聖カードを引く', '取り消さない'],
            ],
          },
          '失うと、量に関係なく光 +1。',
          '0より下がらず、トラックの最後の数字を越えない。',
        ],
        en: [
          'It shows what the Paladin learned in the manor and starts at 0. Move the marker at each gain and loss.',
          {
            head: ['Experience', 'Reached', 'Fallen below'],
            rows: [
              ['5, 18, 35', 'take a hero cube', 'put one back'],
              ['11, 26', 'task done, draw Sanctity cards', 'nothing is undone'],
            ],
          },
          'Any loss, however large, gives Light +1.',
          'It never falls below 0 nor passes the last number of its track.',
        ],
      },
      note: {
        ja: 'トラックの最後の数字はこの資料にない。ボードの表示に従う。黒い神聖キューブの扱いには矛盾がある。',
        en: 'The last number of the track is not in the source sheet; go by the board. It contradicts itself on the black Sanctity cubes.',
      },
      related: [
        'paladin-experience-gains',
        'paladin-experience-losses',
        'paladin-hero-cube-gained',
        'paladin-tasks',
        'paladin-sanctity-cubes',
      ],
      source: ['154-158', '170-171', '210'],
      links: { tracks: ['paladin.experience'] },
    },
    {
      id: 'paladin-experience-gains',
      roles: ['paladin'],
      title: { ja: '経験値を得る方法の一覧', en: 'How to gain Experience' },
      reading: 'けいけんちをえるほうほうのいちらん',
      aliases: ['経験値を増やす', '経験値 稼ぐ', 'gain Grit', 'gain Experience', '+5', '経験値表'],
      body: {
        ja: [
          {
            head: ['すること', '経験値'],
            rows: [
              ['館タイルを公開する', '+2'],
              ['トレジャーを拒否する', '+5'],
              ['卵を壊す', '+5'],
              ['ポルターガイストを倒す', '+4'],
            ],
          },
          'トレジャーデッキが空のときの収集も、拒否と同じで +5。',
          'スケルトンやスパイダーへのアタックでは得られない。',
        ],
        en: [
          {
            head: ['What', 'Experience'],
            rows: [
              ['reveal a manor tile', '+2'],
              ['reject a treasure', '+5'],
              ['destroy an egg', '+5'],
              ['defeat a Poltergeist', '+4'],
            ],
          },
          'Collecting with an empty Treasure deck counts as rejecting: +5.',
          'Attacks on Skeletons and on the Spider give none.',
        ],
      },
      related: [
        'paladin-experience',
        'paladin-treasure-reject',
        'paladin-attack-egg',
        'paladin-attack-poltergeist',
        'paladin-lamp-reveal',
      ],
      source: ['155', '159-163', '186'],
    },
    {
      id: 'paladin-experience-losses',
      roles: ['paladin', 'skeletons', 'spider', 'manor'],
      title: { ja: '経験値を失う原因の一覧', en: 'What costs the Paladin Experience' },
      reading: 'けいけんちをうしなうげんいんのいちらん',
      aliases: ['経験値が減る', 'lose Grit', 'lose Experience', '経験値 マイナス', '経験値を奪う'],
      body: {
        ja: [
          {
            head: ['原因', '経験値'],
            rows: [
              ['ジャイアントスパイダーの牙', '−1（追加の牙カードごとにもう −1か1スペース移動）'],
              ['キャスターの牙', '−1'],
              ['スタッビィの奇襲', '−2（ククリがあれば −4）'],
              ['レイスに入られて動けない', '−3'],
              ['回復の支払い', '−5（神聖カードがあれば −3）'],
            ],
          },
          '支払い以外で失ったら、量に関係なく光 +1。',
        ],
        en: [
          {
            head: ['Cause', 'Experience'],
            rows: [
              ['Fangs of the Giant Spider', '−1 (each extra Fangs card: 1 more or 1 space)'],
              ['Fangs of the Caster', '−1'],
              ['ambush by Stabby', '−2 (−4 with the Kukri)'],
              ['the Wraith walks in and you cannot move', '−3'],
              ['paying for healing', '−5 (−3 with the Sanctity card)'],
            ],
          },
          'Each loss that is not a payment gives Light +1, whatever its size.',
        ],
      },
      note: {
        ja: '回復の支払いでも光を得るかどうかは、この資料にない。ここでは得ないとした（未確認）。',
        en: 'Whether paying for healing counts as a loss is not in the source sheet; here it gives no Light (unconfirmed).',
      },
      related: [
        'paladin-light-for-loss',
        'paladin-hero-cube-returned',
        'paladin-heal',
        'skeleton-ambush',
        'spider-giant-fangs-paladin',
      ],
      source: ['178', '210', '214', '326', '331', '381', '405', '495'],
    },
    {
      id: 'paladin-hero-cube-gained',
      roles: ['paladin'],
      title: {
        ja: '経験値5・18・35に届くとヒーローキューブをすぐ使える',
        en: 'Reaching Experience 5, 18 or 35 gives a hero cube at once',
      },
      reading: 'けいけんち5・18・35にとどくとひーろーきゅーぶをすぐつかえる',
      aliases: [
        'ヒーローキューブを得る',
        'キューブ 獲得',
        'gain hero cube',
        'new hero cube',
        '白スペース',
      ],
      body: {
        ja: [
          'マーカーがヒーローキューブのあるスペースに届いたら、そのキューブをすぐ取る。',
          '通り過ぎたときも取る。例：経験値4から6になれば、5のキューブを得る。',
          '取ったキューブは、そのターンからすぐステータスに置ける。',
        ],
        en: [
          'When the marker reaches a space with a hero cube, take the cube at once.',
          'Passing it counts too: from Experience 4 to 6 you take the cube of 5.',
          'You may place it on a statistic right away.',
        ],
      },
      related: ['paladin-hero-cubes', 'paladin-hero-cube-returned', 'paladin-place-cubes'],
      source: ['157'],
      links: { notices: ['heroCubeGained'] },
    },
    {
      id: 'paladin-hero-cube-returned',
      roles: ['paladin'],
      title: {
        ja: '経験値が下回ったら、未配置のヒーローキューブを戻す',
        en: 'Falling below a cube space: return a hero cube, unplaced ones first',
      },
      reading: 'けいけんちがしたまわったら、みはいちのひーろーきゅーぶをもどす',
      aliases: [
        'ヒーローキューブを失う',
        'キューブを返す',
        'lose hero cube',
        'return hero cube',
        '経験値 下がった',
      ],
      body: {
        ja: [
          '経験値が5・18・35のどれかを下回ったら、そのスペースにヒーローキューブを1個すぐ戻す。',
          'まだステータスに置いていないキューブから戻す。',
          '2つのスペースを一度に下回ったら2個戻す。例：経験値36から17で2個。',
          '失ったので光 +1。一度に何個戻しても1回。',
        ],
        en: [
          'If Experience falls below 5, 18 or 35, put a hero cube back on that space at once.',
          'Return cubes that are not on a statistic first.',
          'Falling below two spaces at once returns two: from 36 to 17, for example.',
          'The loss gives Light +1, once, however many cubes go back.',
        ],
      },
      related: [
        'paladin-placed-cube-returned',
        'paladin-hero-cube-gained',
        'paladin-light-for-loss',
      ],
      source: ['157'],
      links: { notices: ['heroCubeReturned'] },
    },
    {
      id: 'paladin-placed-cube-returned',
      roles: ['paladin'],
      title: {
        ja: '配置済みのキューブを戻すとパラディンのターンは終わる',
        en: 'Returning a placed cube ends the Paladin’s turn',
      },
      reading: 'はいちずみのきゅーぶをもどすとぱらでぃんのたーんはおわる',
      aliases: [
        'ターンが終わる',
        '配置したキューブ',
        'turn ends immediately',
        'placed hero cube',
        'キューブ 強制終了',
      ],
      body: {
        ja: [
          '戻せる未配置のヒーローキューブがなければ、ステータスに置いたものを戻す。',
          'その場合、パラディンのターンは直ちに終わる。',
          'ほかのロールのターンなら、キューブを戻すだけでよい。外したステータスは下がる。',
        ],
        en: [
          'If there is no unplaced hero cube, one from a statistic goes back.',
          'Then the Paladin’s turn ends at once.',
          'In another role’s turn just return the cube; the statistic drops.',
        ],
      },
      note: {
        ja: 'どのステータスから外すかは、この資料にない。',
        en: 'Which statistic it comes from is not in the source sheet.',
      },
      related: ['paladin-hero-cube-returned', 'paladin-statistics', 'paladin-end-of-turn'],
      source: ['157'],
      links: { notices: ['placedCubeReturnedTurnEnds', 'placedCubeReturned'] },
    },
  ],
};
