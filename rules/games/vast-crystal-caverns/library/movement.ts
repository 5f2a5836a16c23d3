import type { Chapter } from '../../../library/entry';

export const movementChapter: Chapter = {
  id: 'movement',
  title: { ja: '移動と地形', en: 'Movement and terrain' },
  entries: [
    {
      id: 'ghoul-move-cost',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '移動は1、壁で+1、他のコマで+1',
        en: 'Moving costs 1, a wall +1, other pieces +1',
      },
      reading: 'いどうは1、かべで+1、ほかのこまで+1',
      aliases: [
        '移動コスト',
        '移動力 計算',
        '移動の費用',
        'movement cost',
        'cost to move',
        '何移動力',
      ],
      body: {
        ja: [
          '隣のスペース1つにつき移動力ポイント1。',
          {
            head: ['場合', '壁なし', '壁あり'],
            rows: [
              ['誰もいない', '1', '2'],
              ['コマがいて、すぐ攻撃する', '1', '2'],
              ['コマがいて、攻撃しない', '2', '3'],
              ['攻撃できないコマが1つでもいる', '2', '3'],
            ],
          },
          'コマによる+1は、コマがいくつあっても1回だけ。',
          'バイルグールは、相手の防御ステータスを上回れないときも+1。',
        ],
        en: [
          '1 movement point for each adjacent space.',
          {
            head: ['situation', 'no wall', 'wall'],
            rows: [
              ['nobody there', '1', '2'],
              ['pieces, and you attack at once', '1', '2'],
              ['pieces, and you do not attack', '2', '3'],
              ['any piece there you cannot attack', '2', '3'],
            ],
          },
          'The +1 for pieces applies only once, however many there are.',
          'The Vile Ghoul also pays it where it cannot beat the defense statistic.',
        ],
      },
      related: [
        'move-wall',
        'ghoul-move-occupied',
        'ghoul-move-unattackable',
        'vile-ghoul-move-occupied',
        'terrain-river',
      ],
      source: ['50-57', '67'],
      links: { tracks: ['vileGhoul.movement'], tools: ['ghoul-move'] },
    },
    {
      id: 'move-lit-dark',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'ダークタイルに入ってもめくらない',
        en: 'Entering a Dark tile does not reveal it',
      },
      reading: 'だーくたいるにはいってもめくらない',
      aliases: [
        'タイルを明らかにする',
        '裏返す',
        '探索',
        'reveal tile',
        'flip a dark tile',
        'ライトタイル 移動',
      ],
      body: {
        ja: [
          'ライトタイルにもダークタイルにも同じ費用で入れる。',
          'グールが入っただけではダークタイルは表にならない。',
          '恐怖カードのスカウアがあれば、今いるダークタイルを見てめくれる。',
        ],
        en: [
          'Lit tiles and Dark tiles cost the same to enter.',
          'A Dark tile stays as it is when the Ghoul enters it.',
          'With the Terror card Scour you may look at the Dark tile you are on and reveal it.',
        ],
      },
      related: ['tiles', 'terror-scour', 'ghoul-move-cost'],
      source: ['53-54', 'C'],
    },
    {
      id: 'move-wall',
      roles: ['ghoul', 'vileGhoul'],
      title: { ja: '壁は+1移動力で通り抜けられる', en: 'Walls: go through for +1 movement' },
      reading: 'かべは+1いどうりょくでとおりぬけられる',
      terms: [{ ja: '壁', reading: 'かべ', en: 'wall', aliases: ['ウォール', '壁抜け', 'walls'] }],
      aliases: ['壁抜け', '壁を通る', 'through walls', '障害物'],
      body: {
        ja: [
          '壁を越える移動には、いつもの1に加えて移動力ポイントをもう1払う。',
          '他のコマによる+1とは別なので、両方かかると3になる。',
          '強制移動では壁を越えられない。',
        ],
        en: [
          'Moving through a wall costs 1 more movement point than usual.',
          'It adds to the +1 for other pieces: with both you pay 3.',
          'Forced movement never takes you through a wall.',
        ],
      },
      related: ['ghoul-move-cost', 'forced-movement', 'terror-sneak'],
      source: ['55', '112'],
    },
    {
      id: 'ghoul-move-occupied',
      roles: ['ghoul'],
      title: {
        ja: '他のコマのいるスペースは攻撃しないなら+1',
        en: 'Occupied space: +1 unless you attack at once',
      },
      reading: 'ほかのこまのいるすぺーすはこうげきしないなら+1',
      aliases: [
        '占有スペース',
        'プレイヤーがいるマス',
        '通り過ぎる',
        'enter occupied space',
        'pass a player',
        '同じマスに入る',
      ],
      body: {
        ja: [
          '他のプレイヤーのコマがいるスペースへ入り、すぐに攻撃しないなら、移動力ポイントを1余計に払う。',
          '入ってすぐ攻撃するなら追加はない。',
          'コマが何個いても追加は1だけ。',
          '攻撃できる力がなくても、+1を払えば入れる。',
        ],
        en: [
          "Entering a space with other players' pieces without attacking at once costs 1 extra movement point.",
          'If you attack right after entering there is no extra cost.',
          'The extra is 1 however many pieces are there.',
          'Even if you are unable to attack you may enter for the +1.',
        ],
      },
      related: [
        'ghoul-move-cost',
        'ghoul-move-unattackable',
        'ghoul-attack-cost',
        'vile-ghoul-move-occupied',
      ],
      source: ['56-57', '67'],
    },
    {
      id: 'ghoul-move-unattackable',
      roles: ['ghoul'],
      title: {
        ja: '攻撃できないコマも混ざるなら攻撃しても+1',
        en: 'A piece there you cannot attack: +1 even if you attack another',
      },
      reading: 'こうげきできないこまもまざるならこうげきしても+1',
      aliases: [
        '複数のコマ',
        '2人いるマス',
        '片方だけ攻撃',
        'two players same space',
        'cannot attack one of them',
      ],
      body: {
        ja: [
          'スペースに複数のコマがいて、そのどれか1つでも攻撃できないなら、別のコマをすぐ攻撃しても+1を払う。',
          '全部が攻撃できる相手なら、1つを攻撃すれば追加はない。',
          '攻撃できない例：攻撃ポイントが足りない、このターンすでに攻撃した。',
        ],
        en: [
          'If there are several pieces and you cannot attack one of them, pay the +1 even when you attack another at once.',
          'If you could attack every one of them, attacking one is enough to avoid it.',
          'You cannot attack for example with too few attack points, or a piece you already attacked this turn.',
        ],
      },
      related: ['ghoul-move-occupied', 'ghoul-move-cost', 'attack-once-per-target'],
      source: ['56'],
    },
    {
      id: 'forced-movement',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '強制移動で壁や他プレイヤーの所へは動かない',
        en: 'Forced movement: never through walls or onto players',
      },
      reading: 'きょうせいいどうでかべやたぷれいやーのところへはうごかない',
      terms: [
        {
          ja: '強制移動',
          reading: 'きょうせいいどう',
          en: 'forced movement',
          aliases: ['動かされる', '強制的に移動', 'forced move', 'pushed'],
        },
      ],
      aliases: ['押される', '動かされた', 'moved by others', 'コウモリ'],
      body: {
        ja: [
          '他のプレイヤーの効果で動かされるとき、壁を越えさせられることはない。',
          '他のプレイヤーのいるスペースへ動かされることもない。',
        ],
        en: [
          'When an effect of another player moves you, it cannot take you through a wall.',
          'Nor can it put you on a space with other players.',
        ],
      },
      related: ['move-wall', 'skitter'],
      source: ['111-112'],
    },
    {
      id: 'terrain-river',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '川では流れに沿って無料で移動できる',
        en: 'River: drift with the current for free',
      },
      reading: 'かわではながれにそってむりょうでいどうできる',
      terms: [
        { ja: '川', reading: 'かわ', en: 'River', aliases: ['河', '河川', 'リバー', 'stream'] },
      ],
      aliases: ['地形', '川 移動', '流れ', 'terrain river', 'current', '水流'],
      body: {
        ja: [
          '川に入ったら、そのまま流れの向きへ移動力ポイントなしで進める。進まなくてもよい。',
          '川に入るまでの費用はふつうに払う。',
        ],
        en: [
          'On entering a River you may at once move along the current without spending movement points; you need not.',
          'Entering it costs the usual amount.',
        ],
      },
      related: ['ghoul-move-cost', 'terrain-pits', 'terrain-canyon', 'terrain-magma'],
      source: ['123-125'],
    },
    {
      id: 'terrain-pits',
      roles: ['ghoul', 'vileGhoul'],
      title: { ja: '横穴はふつうの移動力で通れる', en: 'Pits: travel through for normal movement' },
      reading: 'よこあなはふつうのいどうりょくでとおれる',
      terms: [
        {
          ja: '横穴',
          reading: 'よこあな',
          en: 'Pits',
          aliases: ['穴', 'ピット', '抜け穴', '落とし穴', 'Pit'],
        },
      ],
      aliases: ['地形', '穴 移動', 'terrain pits', 'tunnel'],
      body: {
        ja: ['横穴は、ふつうの移動と同じ移動力ポイントで通り抜けられる。追加も割引もない。'],
        en: [
          'You may go through the Pits for the same movement points as any move; nothing added, nothing saved.',
        ],
      },
      related: ['ghoul-move-cost', 'terrain-river', 'terrain-canyon', 'terrain-magma'],
      source: ['126'],
    },
    {
      id: 'terrain-canyon',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '谷の移動不可スペースには入れない',
        en: 'Canyon: its impassable spaces stay closed to you',
      },
      reading: 'たにのいどうふかすぺーすにははいれない',
      terms: [
        {
          ja: '谷',
          reading: 'たに',
          en: 'Canyon',
          aliases: ['峡谷', '渓谷', 'キャニオン', '谷間'],
        },
      ],
      aliases: ['地形', '谷 通れない', 'terrain canyon', 'impassable', '進入不可'],
      body: {
        ja: [
          '谷のうち移動不可のスペースへは、移動力ポイントをいくら払っても入れない。',
          '壁と違い、+1で越えることもできない。',
        ],
        en: [
          'You can never enter the impassable spaces of the Canyon, however much you pay.',
          'Unlike a wall, they cannot be crossed for +1.',
        ],
      },
      related: ['ghoul-move-cost', 'move-wall', 'terrain-river', 'terrain-magma'],
      source: ['127'],
    },
    {
      id: 'terrain-magma',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'マグマの上でターンを終えると飛び退くだけ',
        en: 'Ending your turn on Magma: skitter, nothing else',
      },
      reading: 'まぐまのうえでたーんをおえるととびのくだけ',
      terms: [{ ja: 'マグマ', reading: 'まぐま', en: 'Magma', aliases: ['溶岩', 'ラバ', 'lava'] }],
      aliases: ['地形', '溶岩 ダメージ', 'terrain magma', 'magma damage'],
      body: {
        ja: [
          'マグマの上でターンが終わったら飛び退く。',
          'それ以外の害はない。通り過ぎるだけなら何も起きない。',
        ],
        en: [
          'If your turn ends on Magma, you skitter.',
          'It does nothing else to you, and just passing over it is harmless.',
        ],
      },
      related: ['skitter', 'skitter-no-opponent', 'terrain-river', 'terrain-canyon'],
      source: ['128'],
    },
  ],
};
