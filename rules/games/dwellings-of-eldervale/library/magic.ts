import type { Chapter } from '../../../library/entry';

export const magicChapter: Chapter = {
  id: 'magic',
  title: { ja: '魔法カード', en: 'Magic cards' },
  entries: [
    {
      id: 'magic-card',
      roles: [],
      title: {
        ja: '魔法カードは呪文・クエスト・預言の3種',
        en: 'Magic cards: Spells, Quests and Prophecies',
      },
      reading: 'まほうかーどはじゅもん・くえすと・よげんの3しゅ',
      terms: [
        {
          ja: '魔法カード',
          reading: 'まほうかーど',
          en: 'Magic card',
          aliases: ['マジックカード', '魔法', '手札', 'ピラミッドに目', 'magic', 'hand card'],
        },
      ],
      aliases: ['カードの種類', '手札の使い方', 'types of magic cards'],
      body: {
        ja: [
          {
            head: ['種類', '使うとき', '使った後'],
            rows: [
              ['呪文', 'カードが示すタイミング', '表向きの捨て札へ'],
              ['クエスト', '条件を満たしたとき', 'プレイヤーボードの下に挟む'],
              ['預言', 'ゲーム終了時', '公開してVPを得る'],
            ],
          },
          '裏面はピラミッドに目の絵。引いた魔法カードは手札になる。',
        ],
        en: [
          {
            head: ['Kind', 'When', 'Afterwards'],
            rows: [
              ['Spell', 'at the time it names', 'to the face-up discard pile'],
              ['Quest', 'when its condition is met', 'tucked under your player board'],
              ['Prophecy', 'at the end of the game', 'revealed for VP'],
            ],
          },
          'The back shows a pyramid with an eye. Magic cards you draw form your hand.',
        ],
      },
      related: ['spell', 'quest', 'prophecy', 'magic-limit'],
      source: ['23', '58-68', '158'],
      links: { tracks: ['player1.magic'] },
    },
    {
      id: 'magic-limit',
      roles: [],
      title: { ja: '手札の魔法カードは7枚まで', en: 'Hand limit: 7 Magic cards' },
      reading: 'てふだのまほうかーどは7まいまで',
      aliases: ['手札上限', '8枚目', 'hand size', 'hand limit', '手札があふれる'],
      body: {
        ja: [
          '7枚を超えたら、余分を選んで捨てる。',
          '達成してボードの下に挟んだクエストは手札ではない。',
          '例：6枚で魔道士の塔を使うと3枚引いて1枚捨て、8枚になるのでさらに1枚捨てる。',
        ],
        en: [
          'If you hold more than seven, discard the excess.',
          'Completed Quests under your board are not part of the hand.',
          'Example: with six cards the Mage Tower draws 3 and discards 1, leaving eight, so one more goes.',
        ],
      },
      related: ['magic-card', 'mage-tower', 'magic-discard'],
      source: ['60', '67', '102'],
      links: { notices: ['tooManyCards'] },
    },
    {
      id: 'magic-discard',
      roles: [],
      title: {
        ja: '魔法の山札が尽きたら捨て札を混ぜ直す',
        en: 'When the Magic deck runs out, reshuffle the discards',
      },
      reading: 'まほうのやまふだがつきたらすてふだをまぜなおす',
      aliases: [
        '山札切れ',
        'デッキ切れ',
        '魔法の山札',
        '捨て札',
        '捨て札パイル',
        'discard pile',
        'deck runs out',
        'reshuffle',
      ],
      body: {
        ja: [
          '使った魔法カードと捨てた魔法カードは、表向きの捨て札に置く。',
          '引く枚数に足りなければ、捨て札をシャッフルして新しい山札にする。',
        ],
        en: [
          'Played and discarded Magic cards go to a face-up discard pile.',
          'If there are too few to draw, shuffle the discards into a new deck.',
        ],
      },
      related: ['magic-card', 'setup-magic'],
      source: ['62'],
    },
    {
      id: 'spell',
      roles: [],
      title: { ja: '呪文は書かれたタイミングで使う', en: 'Play a Spell at the time it names' },
      reading: 'じゅもんはかかれたたいみんぐでつかう',
      terms: [
        {
          ja: '呪文',
          reading: 'じゅもん',
          en: 'Spell',
          aliases: ['スペル', '呪文カード', '魔法を唱える', 'spell card', 'cast'],
        },
      ],
      aliases: ['君のターンにプレイする', 'on your turn', '呪文のタイミング', 'when can I cast'],
      body: {
        ja: [
          'カードに示された時点でプレイする。',
          '「君のターンに」とあるものは、自分のターンのいつでもフリーアクションとして使える。',
          '戦闘では追加ダイスのステップと、ダイスを振った直後に使えるものがある。',
          '使った呪文は捨て札にする。',
        ],
        en: [
          'Play it at the time printed on the card.',
          'One marked “on your turn” is a free action at any time of your own turn.',
          'In a battle some can be used in the extra dice step or right after the roll.',
          'A used Spell is discarded.',
        ],
      },
      related: ['spell-cost', 'free-actions', 'battle-extra-dice', 'battle-roll'],
      source: ['62', '66', '158', '214-215'],
    },
    {
      id: 'spell-cost',
      roles: [],
      title: {
        ja: '精霊パワーが足りれば呪文のコストは不要',
        en: 'With enough elemental power a Spell is free',
      },
      reading: 'せいれいぱわーがたりればじゅもんのこすとはふよう',
      aliases: ['呪文のコスト', '斜線の右', '唱えるコスト', 'cost of a spell', 'cast for free'],
      body: {
        ja: [
          '名前の下に、斜線をはさんでリソース（左）と精霊の紋章（右）があれば、それがコスト。',
          '右の精霊パワーの条件を満たしていれば、何も払わない。',
          '満たしていなければ、左のリソースを払う。',
          '表示がなければコストなし。',
        ],
        en: [
          'If resources (left) and element symbols (right) stand below the name, parted by a slash, they are its cost.',
          'If you meet the elemental power on the right, you pay nothing.',
          'If not, pay the resources on the left.',
          'Without such a line the Spell has no cost.',
        ],
      },
      related: ['spell', 'power-track', 'gold'],
      source: ['66'],
    },
    {
      id: 'quest',
      roles: [],
      title: {
        ja: 'クエストは達成したらボードの下に挟む',
        en: 'A completed Quest is tucked under your board',
      },
      reading: 'くえすとはたっせいしたらぼーどのしたにはさむ',
      terms: [
        {
          ja: 'クエスト',
          reading: 'くえすと',
          en: 'Quest',
          aliases: ['クエストカード', '任務', 'quest card', 'mission'],
        },
      ],
      aliases: ['クエストの達成', 'complete a quest', 'クエスト 捨てる'],
      body: {
        ja: [
          'ゲーム中にカードの条件を満たすと達成できる。',
          '達成しても捨て札にはせず、プレイヤーボードの下に差し込んでおく。',
          '「君のターン」と書かれたものはフリーアクションで出せる。',
          '条件と報酬はカードの文章に従う。',
        ],
        en: [
          'You can complete it when you meet its condition during the game.',
          'Do not discard it: tuck it under your player board.',
          'One marked “on your turn” is played as a free action.',
          'Condition and reward are as printed on the card.',
        ],
      },
      related: ['magic-card', 'free-actions', 'magic-limit'],
      source: ['67', '158'],
    },
    {
      id: 'prophecy',
      roles: [],
      title: {
        ja: '預言はゲーム終了時に公開してVPを得る',
        en: 'Prophecies are revealed for VP at the end of the game',
      },
      reading: 'よげんはげーむしゅうりょうじにこうかいしてVPをえる',
      terms: [
        {
          ja: '預言',
          reading: 'よげん',
          en: 'Prophecy',
          aliases: [
            '予言',
            '預言カード',
            '予言カード',
            'プロフェシー',
            'prophecy card',
            'prediction',
          ],
        },
      ],
      aliases: ['預言の順番', '公開する順', 'when to reveal', 'reveal prophecies', '終了時カード'],
      body: {
        ja: [
          'ゲームの終わりまで手札に残しておき、条件に応じてVPを得る。',
          '公開はほかの最終得点がすべて済んだ後。',
          'その時点の得点が低いプレイヤーから順に公開する。',
        ],
        en: [
          'Keep it in hand until the end of the game; it scores by its condition.',
          'Prophecies are revealed after all other final scoring.',
          'The player with the lowest score reveals first.',
        ],
      },
      note: {
        ja: 'この資料は「予言」とも書く。同じもの。',
        en: 'The source sheet writes this word in two ways; both mean Prophecy.',
      },
      related: ['final-scoring', 'magic-card'],
      source: ['68', '290'],
      links: { tracks: ['player1.prophecy'], steps: ['prophecies'] },
    },
  ],
};
