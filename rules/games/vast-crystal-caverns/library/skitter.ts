import type { Chapter } from '../../../library/entry';

export const skitterChapter: Chapter = {
  id: 'skittering',
  title: { ja: '飛び退く', en: 'Skittering' },
  entries: [
    {
      id: 'skitter',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '飛び退くのは攻撃した後と攻撃された後',
        en: 'You skitter after attacking and after being attacked',
      },
      reading: 'とびのくのはこうげきしたあととこうげきされたあと',
      terms: [
        {
          ja: '飛び退く',
          reading: 'とびのく',
          en: 'skitter',
          aliases: [
            '跳び退く',
            '飛びのく',
            '飛び退き',
            'とびのく',
            'スキッター',
            'skittering',
            'scuttle',
          ],
        },
      ],
      aliases: [
        'いつ飛び退く',
        '飛び退く タイミング',
        '逃げる',
        '退く',
        'when to skitter',
        'what triggers skitter',
        'flee',
        'run away',
      ],
      body: {
        ja: [
          {
            head: ['きっかけ', '飛び退くか'],
            rows: [
              ['自分の攻撃を解決した（クリスタルも）', 'はい'],
              ['攻撃された、撃たれた', 'はい'],
              ['ジェムの罠（中央のタイルに影響）', 'はい'],
              ['炎の壁に入った', 'はい'],
              ['マグマの上でターンを終えた', 'はい'],
              ['催眠胞子を受けた', '文面ではそう読める（未確認）'],
              ['ヒス', 'いいえ'],
            ],
          },
          'すぐに行う。行き先は相手がシンボルを言い、自分がタイルを選ぶ。',
        ],
        en: [
          {
            head: ['cause', 'skitter?'],
            rows: [
              ['you resolved an attack (Crystals too)', 'yes'],
              ['you were attacked or shot', 'yes'],
              ['Gem trap (centre tile affected)', 'yes'],
              ['you entered a Flame Wall', 'yes'],
              ['your turn ended on Magma', 'yes'],
              ['Soporific Spores', 'read to the letter yes (unconfirmed)'],
              ['Hiss', 'no'],
            ],
          },
          'Do it at once. The other player names a symbol, you choose the tile.',
        ],
      },
      related: [
        'skitter-where',
        'skitter-no-opponent',
        'skitter-no-dark-tile',
        'attack-go-on',
        'skitter-variant',
      ],
      source: ['60', '75', '97', '104-105', '107', '113-114', '128', 'Y'],
    },
    {
      id: 'skitter-where',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '行き先：相手がシンボルを言い自分が選ぶ',
        en: 'Where to: the other names a symbol, you pick the tile',
      },
      reading: 'いきさき：あいてがしんぼるをいいじぶんがえらぶ',
      aliases: [
        '飛び退く 場所',
        'どこへ',
        '移動先',
        'where to skitter',
        'skitter destination',
        'シンボル宣言',
      ],
      body: {
        ja: [
          '1 攻撃の相手（自分が攻撃したプレイヤー、または自分を攻撃したプレイヤー）が、牙・骨・瞳のどれかを言う。',
          'マップの未占領のダークタイルに実際にあるシンボルでなければならない。',
          '2 自分はそのシンボルの未占領のダークタイルを1枚選び、そこへコマを移す。距離は問わない。',
        ],
        en: [
          '1 The other player in the attack (the one you attacked or who attacked you) names Fangs, Bones or Eye.',
          'It has to be a symbol shown on an unoccupied Dark tile of the map.',
          '2 You choose an unoccupied Dark tile with that symbol, however far, and put your piece there.',
        ],
      },
      related: [
        'skitter',
        'skitter-symbols',
        'skitter-no-opponent',
        'skitter-no-dark-tile',
        'skitter-variant',
      ],
      source: ['115'],
      links: { notices: ['skitter'] },
    },
    {
      id: 'skitter-symbols',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'ダークタイルシンボルは牙・骨・瞳の3種',
        en: 'Dark symbols: Fangs, Bones and Eye',
      },
      reading: 'だーくたいるしんぼるはきば・ほね・ひとみの3しゅ',
      terms: [
        {
          ja: 'ダークタイルシンボル',
          reading: 'だーくたいるしんぼる',
          en: 'Dark symbol',
          aliases: ['ダークシンボル', 'シンボル', 'マーク', 'Dark tile symbol'],
        },
        { ja: '牙', reading: 'きば', en: 'Fangs', aliases: ['キバ', 'ファング', 'fang'] },
        { ja: '骨', reading: 'ほね', en: 'Bones', aliases: ['ボーン', 'ホネ', 'bone'] },
        { ja: '瞳', reading: 'ひとみ', en: 'Eye', aliases: ['目', '眼', 'アイ', 'eyes'] },
      ],
      aliases: ['タイルのマーク', '裏面 絵', 'tile back symbol'],
      body: {
        ja: [
          'ダークタイルの暗い面には牙、骨、瞳のどれかが描かれている。',
          '飛び退く先を決めるのに使う。',
        ],
        en: [
          'Every Dark tile shows Fangs, Bones or an Eye on its dark side.',
          'The symbol decides where you may skitter.',
        ],
      },
      related: ['skitter-where', 'skitter-no-opponent', 'tiles'],
      source: ['115'],
    },
    {
      id: 'skitter-no-opponent',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '相手がいない攻撃なら山の一番上のシンボル',
        en: 'No other player: use the symbol of the top tile',
      },
      reading: 'あいてがいないこうげきならやまのいちばんうえのしんぼる',
      terms: [
        {
          ja: '洞窟タイルスタック',
          reading: 'どうくつたいるすたっく',
          en: 'Cave tile stack',
          aliases: ['タイルの山', 'タイルスタック', 'タイル山札', 'tile stack'],
        },
      ],
      aliases: [
        '洞窟プレイヤーがいない',
        'クリスタル 飛び退く',
        'シャドウユニコーン 攻撃',
        '崩壊中 飛び退く',
        'no opponent skitter',
        'collapse skitter',
        'solo skitter',
        'マグマ 飛び退く先',
        'who names the symbol',
      ],
      body: {
        ja: [
          '攻撃に他のプレイヤーが関わらないときは、洞窟タイルスタックの一番上のシンボルを使う。',
          '例：洞窟プレイヤーのいないゲームでクリスタルを砕いた。シャドウユニコーンに攻撃された。',
          'そのシンボルの未占領のダークタイルを自分で選ぶ。',
          '崩壊が始まった後は、崩壊したタイルから無作為に1枚選んでシンボルを決める。',
        ],
        en: [
          'If no other player is part of the attack, use the symbol on top of the Cave tile stack.',
          'Examples: you smash a Crystal in a game without a Cave player; the Shadow Unicorn attacks you.',
          'You choose any unoccupied Dark tile with that symbol.',
          'During the Collapse draw the symbol at random from the tiles already collapsed.',
        ],
      },
      note: {
        ja: 'マグマ、炎の壁、ジェムの罠のように攻撃がない場合の決め方は書かれていない。ここに準じるのが自然だが、未確認。',
        en: 'How to proceed where there is no attack at all (Magma, Flame Wall, Gem trap) is not stated; doing the same suggests itself but is unconfirmed.',
      },
      related: ['skitter-where', 'skitter-no-dark-tile', 'ghoul-attack-crystal', 'collapse'],
      source: ['116'],
      links: { notices: ['skitterByStack'] },
    },
    {
      id: 'skitter-no-dark-tile',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '空いたダークタイルがなければ入口の周囲へ',
        en: 'No free Dark tile: go beside the Entrance',
      },
      reading: 'あいただーくたいるがなければいりぐちのしゅういへ',
      aliases: [
        'ダークタイルがない',
        '飛び退けない',
        'no dark tile',
        'entrance surroundings',
        '崩壊 後',
      ],
      body: {
        ja: [
          'マップに未占領のダークタイルが1枚もなければ、エントランスタイルの周囲の未占領スペースを自分で選んで移る。',
          '崩壊が進むと起こりやすい。',
        ],
        en: [
          'If the map has no unoccupied Dark tile, choose any unoccupied space around the Entrance tile.',
          'This happens above all during the Collapse.',
        ],
      },
      related: ['skitter-where', 'skitter-variant', 'collapse'],
      source: ['117'],
    },
    {
      id: 'skitter-variant',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '飛び退くヴァリアント：相手がタイルを選ぶ',
        en: 'Skitter Variant: the opponent picks the tile',
      },
      reading: 'とびのくゔぁりあんと：あいてがたいるをえらぶ',
      terms: [
        {
          ja: '飛び退くヴァリアント',
          reading: 'とびのくゔぁりあんと',
          en: 'Skitter Variant',
          aliases: [
            '飛び退くバリアント',
            '選択ルール 飛び退く',
            'skittering variant',
            'optional skitter',
          ],
        },
      ],
      aliases: ['選択ルール', '相手が置く', 'optional rule', 'opponent places ghoul'],
      body: {
        ja: [
          '役目が逆になる：グールがシンボルを言い、攻撃の相手がそのシンボルの未占領のダークタイルを選んでグールを置く。',
          '言えるのは、未占領のダークタイルにあるシンボルだけ。',
          '使うかどうかは準備のときに全員で決め、使うならゲームの最後まで使う。',
          'グールをもっと遠くへ動かしたい、置き場所を相手が選びたい、というときのためのもの。',
        ],
        en: [
          'The parts are swapped: the Ghoul names a symbol, and the opponent in the attack puts it on an unoccupied Dark tile with that symbol.',
          'Only a symbol shown on an unoccupied Dark tile may be named.',
          'All players agree on it during set-up and then keep it for the whole game.',
          'It is for groups who want the Ghoul moved farther off, or want to choose its place.',
        ],
      },
      related: ['skitter-where', 'skitter-variant-exceptions', 'skitter'],
      source: ['118-120'],
      links: { notices: ['skitterVariant'] },
    },
    {
      id: 'skitter-variant-exceptions',
      roles: ['ghoul', 'vileGhoul'],
      title: { ja: '飛び退くヴァリアントの例外', en: 'Skitter Variant: exceptions' },
      reading: 'とびのくゔぁりあんとのれいがい',
      aliases: [
        'ヴァリアント ダークタイルなし',
        'ヴァリアント 相手なし',
        'variant no dark tile',
        'variant no opponent',
      ],
      body: {
        ja: [
          '未占領のダークタイルがなければ、相手がエントランスタイルの周囲の未占領スペースを選んでグールを置く。',
          '攻撃に他のプレイヤーがいなければ、通常の飛び退くルールに戻る。',
        ],
        en: [
          'If there is no unoccupied Dark tile, the opponent puts the Ghoul on an unoccupied space around the Entrance tile.',
          'If no other player is part of the attack, the standard rule applies.',
        ],
      },
      related: ['skitter-variant', 'skitter-no-dark-tile', 'skitter-no-opponent'],
      source: ['121-122'],
    },
  ],
};
