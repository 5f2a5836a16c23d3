import type { Chapter } from '../../../library/entry';

export const paladinTasksChapter: Chapter = {
  id: 'paladin-tasks',
  title: { ja: 'パラディン：タスク', en: 'Paladin: tasks' },
  entries: [
    {
      id: 'paladin-tasks',
      roles: ['paladin'],
      title: {
        ja: 'タスク4つ：達成するたびに神聖カードを3枚引いて1枚使う',
        en: 'Four tasks: each draws 3 Sanctity cards, of which you play 1',
      },
      reading: 'たすく4つ：たっせいするたびにしんせいかーどを3まいひいて1まいつかう',
      terms: [
        {
          ja: 'タスク',
          reading: 'たすく',
          en: 'task',
          aliases: ['任務', '課題', 'クエスト', 'タスクスペース', 'quest', 'mission', 'objective'],
        },
      ],
      aliases: ['タスク 一覧', 'タスクを完了', 'complete a task', 'タスク 報酬', 'task reward'],
      body: {
        ja: [
          {
            head: ['タスク', '達成するとき'],
            rows: [
              ['アタック2回', 'スパイダー（またはポルターガイスト）を2回アタックした'],
              ['タイル20枚', '20枚が公開されている'],
              ['経験値11', '経験値が11に届いた'],
              ['経験値26', '経験値が26に届いた'],
            ],
          },
          '達成したら、そのタスクの神聖キューブをゲームから除く。',
          '神聖カードを3枚引き、1枚を使い、2枚をデッキの下に戻す。',
          '各タスクは1回だけ。あとで経験値が下がっても取り消さない。',
        ],
        en: [
          {
            head: ['Task', 'Done when'],
            rows: [
              ['two attacks', 'you have attacked the Spider (or a Poltergeist) twice'],
              ['20 tiles', '20 tiles are revealed'],
              ['Experience 11', 'Experience reaches 11'],
              ['Experience 26', 'Experience reaches 26'],
            ],
          },
          'Remove the Sanctity cube of the task from the game.',
          'Draw 3 Sanctity cards, play 1 and put 2 under the deck.',
          'Each task counts once; a later loss of Experience does not undo it.',
        ],
      },
      related: [
        'paladin-task-attacks',
        'paladin-task-tiles',
        'paladin-task-experience',
        'paladin-sanctity-cards',
        'paladin-sanctity-cubes',
      ],
      source: ['85', '164-171'],
      links: { notices: ['taskDone'] },
    },
    {
      id: 'paladin-task-attacks',
      roles: ['paladin'],
      title: {
        ja: 'タスク：スパイダーかポルターガイストを2回アタック',
        en: 'Task: attack the Spider or Poltergeists twice',
      },
      reading: 'たすく：すぱいだーかぽるたーがいすとを2かいあたっく',
      aliases: ['アタック2回', '2回攻撃', 'two attacks', 'attack task'],
      body: {
        ja: [
          'ゲームを通して2回アタックすれば達成。同じターンでなくてよい。',
          'スケルトン、卵、エンチャンターへのアタックは数えない。',
        ],
        en: [
          'Two attacks over the whole game are enough; they need not be in one turn.',
          'Attacks on Skeletons, eggs or the Enchanter do not count.',
        ],
      },
      note: {
        ja: '「またはポルターガイスト」が、混ぜて数えてよいのか、スパイダーがいないときの代わりなのかは未確認。ここでは合計で数える。',
        en: 'Whether “or a Poltergeist” allows mixing both or only replaces a missing Spider is unconfirmed; here both count together.',
      },
      related: ['paladin-tasks', 'paladin-attack-spider', 'paladin-attack-poltergeist'],
      source: ['168'],
      links: { tracks: ['paladin.foesAttacked'] },
    },
    {
      id: 'paladin-task-tiles',
      roles: ['paladin'],
      title: {
        ja: 'タスク：タイル20枚が公開されている',
        en: 'Task: 20 tiles revealed',
      },
      reading: 'たすく：たいる20まいがこうかいされている',
      aliases: ['タイル20枚', '20枚公開', '20 tiles', 'reveal 20', '誰が公開'],
      body: {
        ja: [
          '公開されたタイルが20枚になれば達成。',
          'パラディンが公開したものに限るとは書かれていないので、誰が公開しても数える。',
        ],
        en: [
          'Done when 20 tiles are revealed.',
          'Nothing limits it to tiles revealed by the Paladin, so count them whoever reveals them.',
        ],
      },
      related: ['paladin-tasks', 'reveal-tile', 'paladin-lamp-reveal'],
      source: ['169'],
      links: { tracks: ['paladin.tiles'] },
    },
    {
      id: 'paladin-task-experience',
      roles: ['paladin'],
      title: {
        ja: 'タスク：経験値11と経験値26',
        en: 'Tasks: Experience 11 and Experience 26',
      },
      reading: 'たすく：けいけんち11とけいけんち26',
      aliases: ['経験値11', '経験値26', 'Grit 11', 'Grit 26', '経験値タスク'],
      body: {
        ja: [
          '経験値が11、26に初めて届いた時点で、それぞれ達成。',
          '通り過ぎても達成。例：経験値10から12で11のタスク。',
          'あとで下がり、もう一度届いても、2回目はない。',
        ],
        en: [
          'Each is done when Experience reaches 11 or 26 for the first time.',
          'Passing counts: from 10 to 12 completes the task of 11.',
          'Falling below and reaching it again gives nothing more.',
        ],
      },
      note: {
        ja: '下回ったら黒キューブを戻すと読める文もあり、この資料は矛盾している。',
        en: 'The source sheet contradicts itself: another line puts the black cube back when you fall below.',
      },
      related: ['paladin-tasks', 'paladin-sanctity-cubes', 'paladin-experience'],
      source: ['170-171', '158'],
    },
    {
      id: 'paladin-sanctity-cubes',
      roles: ['paladin'],
      title: {
        ja: '神聖キューブ（黒）はタスク達成でゲームから除く',
        en: 'Sanctity cubes (black) leave the game when a task is done',
      },
      reading: 'しんせいきゅーぶ（くろ）はたすくたっせいでげーむからのぞく',
      terms: [
        {
          ja: '神聖キューブ',
          reading: 'しんせいきゅーぶ',
          en: 'Sanctity cube',
          aliases: ['黒いキューブ', '黒スペース', 'black cube', '聖なるキューブ'],
        },
      ],
      aliases: [
        '黒キューブ どうする',
        '信仰プールに追加',
        'black cube faith pool',
        '神聖キューブ 矛盾',
      ],
      body: {
        ja: [
          '準備で4つのタスクに1個ずつ置く。',
          'タスクを達成したら、そのキューブをゲームから取り除き、神聖カードを引く。',
          '除いたキューブは戻らない。',
        ],
        en: [
          'At set-up one goes on each of the 4 tasks.',
          'When a task is done, its cube leaves the game and you draw Sanctity cards.',
          'It does not come back.',
        ],
      },
      note: {
        ja: '資料に矛盾あり：別の文では、経験値が黒いスペースに届くと好きな信仰プールに加え、下回ると戻すとある。ここではタスクのルールを採った。',
        en: 'The source sheet contradicts itself: elsewhere a black cube reached on the Experience track goes to a faith pool of your choice and back when you fall below. The task rule is used here.',
      },
      related: ['paladin-tasks', 'paladin-experience', 'paladin-faith'],
      source: ['85', '158', '166'],
    },
  ],
};
