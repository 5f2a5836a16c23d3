import type { Chapter } from '../../../library/entry';

export const manorRoleFlyChapter: Chapter = {
  id: 'manor-role-fly',
  title: { ja: '館：浮遊とリセット', en: 'Manor: flying and reset' },
  entries: [
    {
      id: 'manor-role-fly',
      roles: ['manor'],
      title: {
        ja: '浮遊：未占領のライトタイルだけを、壁を抜けずに',
        en: 'Fly: only over unoccupied Lit tiles, never through walls',
      },
      reading: 'ふゆう：みせんりょうのらいとたいるだけを、かべをぬけずに',
      terms: [
        {
          ja: '浮遊',
          reading: 'ふゆう',
          en: 'Fly',
          aliases: [
            'フライ',
            '飛ぶ',
            '飛行',
            'flight',
            'flying',
            'perform a ritual',
            '儀式を行う',
            '浮く',
          ],
        },
      ],
      aliases: [
        '浮遊 条件',
        'レイス 浮遊',
        'fly conditions',
        'wraith fly',
        '浮遊できない',
        '浮遊のパターン',
      ],
      body: {
        ja: [
          'イベントカード1枚を使い、描かれた道のとおりに浮遊する。',
          '道のどちらの端から始めてもよい。',
          '通れるのは未占領のライトタイルだけ。駒やトークンがあると通れない。',
          '壁は抜けられない。フォースウォールも同じ。',
          'パターンを最後まで完成できたときだけ、モールドを得る。',
        ],
        en: [
          'Play an Event card and follow the path on it.',
          'Either end of the path may be the start.',
          'Only unoccupied Lit tiles will do: no pieces, no tokens.',
          'Walls cannot be passed, nor can force walls.',
          'Only a completed pattern gives Mold.',
        ],
      },
      note: {
        ja: 'マップのどこから始めるかは明記されていない。レイスのいるスペースから、と読むのが自然。',
        en: 'Where on the map the path starts is not spelled out; the Wraith’s own space is the natural reading.',
      },
      related: ['manor-role-fly-result', 'manor-role-walk', 'manor-role-mold', 'manor-role-reveal'],
      source: ['502-504'],
    },
    {
      id: 'manor-role-fly-result',
      roles: ['manor'],
      title: {
        ja: '浮遊の完成：モールドと、終点にポルターガイスト',
        en: 'A completed flight: Mold, and a Poltergeist at its end',
      },
      reading: 'ふゆうのかんせい：もーるどと、しゅうてんにぽるたーがいすと',
      aliases: [
        '浮遊 完了',
        '浮遊 報酬',
        'flight completed',
        'ポルターガイストを置く',
        'place poltergeist',
        '何回浮遊',
      ],
      body: {
        ja: [
          'カードに示された数だけモールドが上がる。15で勝利。',
          '道の最後のスペースに、レイスとポルターガイスト1体を置く。',
          '条件を満たす限り、1ターンに何度でも浮遊できる。',
          'ポルターガイストが残ったスペースは占領されるので、次の浮遊では通れない。',
        ],
        en: [
          'Mold rises by the number on the card; 15 wins.',
          'Put the Wraith and one Poltergeist on the last space of the path.',
          'Fly as often in a turn as the conditions allow.',
          'The Poltergeist occupies its space, so the next flight cannot use it.',
        ],
      },
      related: ['manor-role-fly', 'manor-role-mold', 'manor-role-poltergeists', 'manor-role-goal'],
      source: ['504-506'],
    },
    {
      id: 'manor-role-poltergeists',
      roles: ['manor'],
      title: {
        ja: 'マップのポルターガイストの数が次の前兆を決める',
        en: 'Poltergeists on the map set the next Omens',
      },
      reading: 'まっぷのぽるたーがいすとのかずがつぎのぜんちょうをきめる',
      aliases: [
        'ポルターガイスト 前兆',
        'poltergeists omens',
        'ポルターガイスト 増やす',
        'ポルターガイスト 減る',
        'count poltergeists',
      ],
      body: {
        ja: [
          '増えるのは、浮遊を完成させたときと、ポルターガイストのタイルが公開されたとき。',
          '減るのは、パラディン、スケルトン、スパイダーに倒されたときと、歩くレイスが入ったとき。',
          '倒された駒は館のサプライに戻り、また使える。',
        ],
        en: [
          'They increase by completed flights and when a Poltergeist tile is revealed.',
          'They decrease when the Paladin, the Skeletons or the Spider beat one, and when the Wraith walks in.',
          'Beaten pieces return to the Manor’s supply and can be used again.',
        ],
      },
      related: [
        'manor-role-reset',
        'manor-role-fly-result',
        'manor-role-omens',
        'skeleton-attack-poltergeist',
      ],
      source: ['504', '512', '127', '144', '277', '384', '407', '499'],
      links: { tracks: ['manor.poltergeists'] },
    },
    {
      id: 'manor-role-reset',
      roles: ['manor'],
      title: {
        ja: '前兆のリセット：次のターンの数を決める',
        en: 'Reset Omens: set the number for the next turn',
      },
      reading: 'ぜんちょうのりせっと：つぎのたーんのかずをきめる',
      aliases: [
        '前兆のリセット',
        '前兆トークンを得る',
        'reset omens',
        'omens next turn',
        'フェイズ4',
      ],
      body: {
        ja: [
          'マップのポルターガイストを数え、ボードの表に従って、次のターンの前兆の数を決める。',
          '割り当てた前兆はすべて戻し、決まった数だけを前兆ボックスに入れる。',
          '全部で12個を超えることはない。',
        ],
        en: [
          'Count the Poltergeists on the map and set the next turn’s Omens by the table on the board.',
          'All assigned Omens come back; put the number found into the Omen box.',
          'There are never more than 12.',
        ],
      },
      related: ['manor-role-reset-table', 'manor-role-poltergeists', 'manor-role-omens'],
      source: ['467', '511-512', '456'],
      links: { steps: ['manorReset'] },
    },
    {
      id: 'manor-role-reset-table',
      roles: ['manor'],
      title: { ja: '次の前兆の数はボードの表を見る', en: 'Read the next Omens off the board' },
      reading: 'つぎのぜんちょうのかずはぼーどのひょうをみる',
      aliases: [
        '前兆の表',
        '前兆 何個もらえる',
        'omen table',
        'how many omens next turn',
        '前兆 ポルターガイスト 表',
      ],
      body: {
        ja: [
          'ポルターガイストの数ごとの前兆の数は、館のプレイヤーボードに印刷されている。',
          'ポルターガイストはマップの上の数を数える。サプライの駒は数えない。',
        ],
        en: [
          'The Omens for each number of Poltergeists are printed on the Manor’s player board.',
          'Count those on the map, not those in the supply.',
        ],
      },
      note: {
        ja: '表の数値はこの資料にない。',
        en: 'The source sheet does not give the numbers of this table.',
      },
      related: ['manor-role-reset', 'manor-role-poltergeists', 'manor-role-omens'],
      source: ['512'],
      links: { notices: ['setOmensByBoard'] },
    },
  ],
};
