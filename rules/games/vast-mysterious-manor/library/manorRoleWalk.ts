import type { Chapter } from '../../../library/entry';

export const manorRoleWalkChapter: Chapter = {
  id: 'manor-role-walk',
  title: { ja: '館：レイスと歩き', en: 'Manor: the Wraith and walking' },
  entries: [
    {
      id: 'manor-role-walk-fly',
      roles: ['manor'],
      title: {
        ja: '歩きと浮遊：イベントカード1枚で1回',
        en: 'Walk and fly: one Event card each time',
      },
      reading: 'あるきとふゆう：いべんとかーど1まいで1かい',
      aliases: [
        '歩きと浮遊',
        'レイスを動かす',
        'walk or fly',
        'move the wraith',
        'レイス アクション',
      ],
      body: {
        ja: [
          '手札のイベントカードを1枚使うたびに、レイスは歩くか浮遊するかのどちらかをする。',
          '順番も回数も自由。手札がある限り続けられる。',
          '歩く：移動力2で、道にあるものをどかす。',
          '浮遊：カードのパターンを完成させてモールドを得る。',
        ],
        en: [
          'Each Event card played from the hand lets the Wraith either walk or fly.',
          'In any order and as often as you have cards.',
          'Walk: Movement 2, to clear the way.',
          'Fly: complete the card’s pattern to gain Mold.',
        ],
      },
      related: ['manor-role-walk', 'manor-role-fly', 'manor-role-event-cards', 'manor-role-wraith'],
      source: ['465', '486-487', '506'],
      links: { steps: ['manorWalkFly'] },
    },
    {
      id: 'manor-role-wraith',
      roles: [],
      title: {
        ja: 'レイス：筋力がなく、アタックもされない',
        en: 'The Wraith: no Strength, and it cannot be attacked',
      },
      reading: 'れいす：きんりょくがなく、あたっくもされない',
      terms: [
        {
          ja: 'レイス',
          reading: 'れいす',
          en: 'Wraith',
          aliases: ['レイスピース', '幽霊', '亡霊', 'ゴースト', 'ghost'],
        },
        {
          ja: '非物質',
          reading: 'ひぶっしつ',
          en: 'Ethereal',
          aliases: ['実体がない', 'incorporeal', 'イーサリアル', '非物体'],
        },
      ],
      aliases: [
        'レイスを攻撃できるか',
        'attack the wraith',
        'レイス 筋力',
        'レイスのスペースに入る',
      ],
      body: {
        ja: [
          '館の化身で、マップ上の館の駒。筋力を持たない。',
          '誰もレイスをアタックできず、影響も与えられない。',
          'パラディンもスケルトンも、筋力に関係なくレイスのスペースに入れる。',
          'レイスは歩くか浮遊するときだけ動く。',
        ],
        en: [
          'The Manor’s piece on the map. It has no Strength.',
          'Nobody can attack or affect it.',
          'The Paladin and the Skeletons may enter its space whatever their Strength.',
          'It moves only by walking or flying.',
        ],
      },
      note: {
        ja: 'スパイダーの牙カードがレイスに効くかは明記されていないが、対象の一覧にレイスはない。',
        en: 'Fangs on the Wraith are not mentioned, and it is not in their lists of targets.',
      },
      related: ['manor-role-walk', 'manor-role-fly', 'skeleton-wraith', 'manor-role-wraith-start'],
      source: ['488-489', '150', '280'],
    },
    {
      id: 'manor-role-walk',
      roles: ['manor'],
      title: {
        ja: '歩く：カードの道に沿って移動力2',
        en: 'Walk: Movement 2 along the card’s path',
      },
      reading: 'あるく：かーどのみちにそっていどうりょく2',
      terms: [
        {
          ja: '歩く',
          reading: 'あるく',
          en: 'Walk',
          aliases: ['歩き', '歩行', 'Move Wraith', 'レイスが歩く', 'walking'],
        },
      ],
      aliases: ['レイス 移動', 'wraith movement', 'レイス 歩く', 'イベントカードで歩く'],
      body: {
        ja: [
          'イベントカード1枚でレイスは移動力2を得て、カードに描かれた道に沿って動く。',
          '浮遊するスペースを空けるためのアクションで、モールドは得られない。',
          '入ったスペースの駒やトークンは、どかすか取り除く。',
        ],
        en: [
          'One Event card gives the Wraith Movement 2, along the path drawn on it.',
          'It serves to clear spaces for flying and gives no Mold.',
          'Pieces and tokens on a space it enters are moved away or removed.',
        ],
      },
      related: [
        'manor-role-walk-pieces',
        'manor-role-walk-tokens',
        'manor-role-fly',
        'manor-role-walk-fly',
      ],
      source: ['490-492'],
    },
    {
      id: 'manor-role-walk-tokens',
      roles: ['manor'],
      title: {
        ja: '歩くレイスはランプ、ダンシングライト、蜘蛛の巣を消す',
        en: 'A walking Wraith removes lamps, dancing lights and webs',
      },
      reading: 'あるくれいすはらんぷ、だんしんぐらいと、くものすをけす',
      aliases: [
        'レイス ランプ',
        'レイス 蜘蛛の巣',
        'wraith removes lamp',
        'wraith webs',
        'レイス トークン',
      ],
      body: {
        ja: [
          '入ったスペースのランプ、ダンシングライト、蜘蛛の巣は、ほかの効果なしで取り除かれる。',
          'トレジャーは隣接スペースへ動かす。',
        ],
        en: [
          'Lamps, dancing lights and webs on a space it enters are removed with no further effect.',
          'A treasure is moved to an adjacent space instead.',
        ],
      },
      note: {
        ja: '蜘蛛の巣でレイスの移動力が余分にかかるかは明記されていない。効果なく取り除くとあるので、かからないと読んだ。',
        en: 'Whether webs cost the Wraith extra Movement is not spelled out; “removed without effect” is read as no.',
      },
      related: [
        'manor-role-walk',
        'manor-role-walk-pieces',
        'skeleton-dancing-light',
        'spider-web-removed',
      ],
      source: ['492', '501'],
    },
    {
      id: 'manor-role-walk-pieces',
      roles: ['manor'],
      title: {
        ja: '歩くレイスが入ったスペースの駒はどうなるか',
        en: 'What happens to pieces where the Wraith walks in',
      },
      reading: 'あるくれいすがはいったすぺーすのこまはどうなるか',
      aliases: [
        'レイスが入る',
        'レイス 効果 一覧',
        'wraith enters space',
        'wraith effects',
        'レイスに追い出される',
      ],
      body: {
        ja: [
          {
            head: ['そこにいるもの', '効果'],
            rows: [
              ['パラディン', '館が隣接スペースへ動かす。動けなければ経験値 −3'],
              ['スケルトン', '離散'],
              ['スパイダー', '隣接スペースへ移動しなければならない'],
              ['卵', '未占領の隣接スペースへ。スパイダーの駒はいてもよい'],
              ['ポルターガイスト', 'マップから除く'],
              ['エンチャンター', '離散'],
              ['トレジャー', '隣接スペースへ'],
              ['ランプ、ダンシングライト、蜘蛛の巣', '取り除く'],
            ],
          },
        ],
        en: [
          {
            head: ['There', 'Effect'],
            rows: [
              [
                'Paladin',
                'the Manor moves him to an adjacent space; if he cannot move, Experience −3',
              ],
              ['Skeleton', 'scatters'],
              ['Spider', 'has to move to an adjacent space'],
              ['egg', 'to an adjacent space that is unoccupied, the Spider’s pieces aside'],
              ['Poltergeist', 'removed from the map'],
              ['Enchanter', 'scatters'],
              ['treasure', 'to an adjacent space'],
              ['lamp, dancing light, web', 'removed'],
            ],
          },
        ],
      },
      related: [
        'manor-role-walk-paladin',
        'manor-role-walk-skeleton',
        'manor-role-walk-spider',
        'manor-role-walk-egg',
        'manor-role-walk',
      ],
      source: ['492-501'],
    },
    {
      id: 'manor-role-walk-paladin',
      roles: ['manor', 'paladin'],
      title: {
        ja: 'レイスがパラディンに：隣へ移動、無理なら経験値 −3',
        en: 'Wraith and Paladin: moved, or Experience −3',
      },
      reading: 'れいすがぱらでぃんに：となりへいどう、むりならけいけんち -3',
      aliases: [
        'レイス パラディン',
        'wraith paladin',
        '経験値3を失う',
        'lose 3 experience',
        'パラディンを追い詰める',
      ],
      body: {
        ja: [
          '館はパラディンを隣接スペース1つへ強制的に動かす。',
          '動ける隣接スペースがないときだけ、パラディンは経験値3を失う。',
          '経験値を失ったら、パラディンは光1を得る。',
        ],
        en: [
          'The Manor moves the Paladin to an adjacent space.',
          'Only if he cannot be moved does he lose 3 Experience.',
          'For that loss he gains 1 Light.',
        ],
      },
      related: ['manor-role-walk-pieces', 'manor-role-walk', 'spider-giant-fangs-paladin'],
      source: ['495', '210'],
    },
    {
      id: 'manor-role-walk-skeleton',
      roles: ['manor', 'skeletons'],
      title: {
        ja: '歩くレイスはスケルトンを離散させる',
        en: 'A walking Wraith scatters Skeletons',
      },
      reading: 'あるくれいすはすけるとんをりさんさせる',
      aliases: ['レイス スケルトン 離散', 'wraith skeleton', 'wraith scatters'],
      body: {
        ja: [
          'レイスが入ったスペースのスケルトンは離散し、安定性 −1。',
          'ポルターガイストはマップから除かれ、エンチャンターも離散する。',
        ],
        en: [
          'A Skeleton on a space the Wraith enters scatters: Stability −1.',
          'A Poltergeist is removed from the map; the Enchanter scatters too.',
        ],
      },
      related: ['skeleton-scatter', 'manor-role-walk-pieces', 'skeleton-wraith'],
      source: ['496', '499-500', '291'],
    },
    {
      id: 'manor-role-walk-spider',
      roles: ['manor', 'spider'],
      title: {
        ja: '歩くレイスが来るとスパイダーは隣へ動く',
        en: 'The Spider has to move away from a walking Wraith',
      },
      reading: 'あるくれいすがくるとすぱいだーはとなりへうごく',
      aliases: [
        'レイス スパイダー',
        'wraith spider',
        'スパイダー 追い出す',
        'wraith pushes spider',
      ],
      body: {
        ja: [
          'スパイダーの駒は、隣接スペースへ移動しなければならない。',
          '蜘蛛の子を失うことはない。',
        ],
        en: [
          'The Spider’s piece has to move to an adjacent space.',
          'It loses no Spiderling by this.',
        ],
      },
      note: {
        ja: '行き先を誰が選ぶかは書かれていない。パラディンの場合は館が動かす。',
        en: 'Who chooses the space is not stated; for the Paladin it is the Manor.',
      },
      related: ['manor-role-walk-pieces', 'manor-role-walk-egg', 'spider-threats'],
      source: ['497'],
    },
    {
      id: 'manor-role-walk-egg',
      roles: ['manor', 'spider'],
      title: { ja: '歩くレイスは卵を隣へ移す', en: 'A walking Wraith moves an egg next door' },
      reading: 'あるくれいすはたまごをとなりへうつす',
      aliases: ['レイス 卵', 'wraith egg', '卵を動かす', 'move egg'],
      body: {
        ja: [
          '卵は壊れず、隣接する未占領のスペースへ移す。',
          'スパイダーの駒がいるスペースなら、占領されていても移せる。',
          '入ったスペースの蜘蛛の巣は取り除かれるので、卵は巣を失う。',
        ],
        en: [
          'The egg is not destroyed: move it to an unoccupied adjacent space.',
          'Spider pieces there do not count as occupying it.',
          'Webs on the space the Wraith enters are removed, so the egg loses them.',
        ],
      },
      note: {
        ja: '卵の上のブラッドも一緒に移ると読むのが自然だが、明記されていない。',
        en: 'That its Blood moves along is the natural reading but is not spelled out.',
      },
      related: ['manor-role-walk-pieces', 'spider-eggs', 'manor-role-walk-tokens'],
      source: ['498', '492'],
    },
    {
      id: 'manor-role-walk-treasure',
      roles: ['manor'],
      title: {
        ja: '歩くレイスはトレジャーを隣へ動かす',
        en: 'A walking Wraith moves treasure next door',
      },
      reading: 'あるくれいすはとれじゃーをとなりへうごかす',
      aliases: ['レイス トレジャー', 'wraith treasure', '宝を動かす', 'move treasure'],
      body: {
        ja: [
          '入ったスペースのトレジャーは、取り除かずに隣接スペースへ動かす。',
          '浮遊するライトタイルを未占領にできる。',
        ],
        en: [
          'A treasure on a space it enters is not removed but moved to an adjacent one.',
          'That leaves the Lit tile unoccupied for a flight.',
        ],
      },
      related: ['manor-role-walk-pieces', 'manor-role-treasures', 'manor-role-fly'],
      source: ['501'],
    },
  ],
};
