import type { Chapter } from '../../../library/entry';

export const twoPlayersChapter: Chapter = {
  id: 'two-players',
  title: { ja: 'グールの2人戦（相手ごと）', en: 'Ghoul: two-player games' },
  entries: [
    {
      id: 'ghoul-vs-knight',
      roles: ['ghoul'],
      title: {
        ja: 'ナイト対グール（2人）：ナイトを殺すか怒り9と脱出',
        en: 'Knight vs. Ghoul (2 players): kill her, or 9 Fury and escape',
      },
      reading: 'ないとたいぐーる（ふたり）：ないとをころすかいかり9とだっしゅつ',
      aliases: ['グール vs ナイト', '2人 ナイト', 'ghoul vs knight', '騎士 二人'],
      body: {
        ja: [
          'ナイトはゴブリン蔓延のカードとモンスタートークンを得る。ノーマルのゴブリン（Aライン）を使う。',
          'グールは過去の略奪品を得る。',
          'ナイトの勝ち：クリスタルを5つ砕き、その後で脱出。',
          'グールの勝ち：ナイトを殺す。または怒り9の後に脱出。',
          '崩壊が完了すると両者の負け。',
        ],
        en: [
          'The Knight gets Goblin Infestation and the Monster tokens; use normal Goblins (line A).',
          'The Ghoul gets Past Plunder.',
          'The Knight wins by smashing 5 Crystals and then escaping.',
          'The Ghoul wins by killing the Knight, or with 9 Fury and then escaping.',
          'If the Collapse is completed both lose.',
        ],
      },
      related: [
        'goblin-infestation',
        'past-plunder',
        'collapse',
        'ghoul-attack-knight',
        'ghoul-pairings',
      ],
      source: ['146-151'],
      links: { notices: ['victory.ghoulKillsKnight', 'victory.knightEscapes'] },
    },
    {
      id: 'ghoul-vs-goblins',
      roles: ['ghoul'],
      title: {
        ja: 'ゴブリン対グール（2人）：怒り9と脱出',
        en: 'Goblins vs. Ghoul (2 players): 9 Fury and escape',
      },
      reading: 'ごぶりんたいぐーる（ふたり）：いかり9とだっしゅつ',
      aliases: ['グール vs ゴブリン', '2人 ゴブリン', 'ghoul vs goblins'],
      body: {
        ja: [
          'フレアをマップの近くに置き、両者で使う。グールは移動力ポイント1ごとに、今いるスペースを対象にできる。',
          'グールは過去の略奪品を得る。',
          'ゴブリンの勝ち：クリスタルを5つ砕き、その後で脱出。',
          'グールの勝ち：怒り9の後に脱出。',
          '崩壊が完了すると両者の負け。',
        ],
        en: [
          'Put Flare by the map; both may use it. The Ghoul may target its own space for 1 movement point each time.',
          'The Ghoul gets Past Plunder.',
          'The Goblins win by smashing 5 Crystals and then escaping.',
          'The Ghoul wins with 9 Fury and then escaping.',
          'If the Collapse is completed both lose.',
        ],
      },
      related: ['flare', 'past-plunder', 'collapse', 'ghoul-attack-tribe', 'ghoul-pairings'],
      source: ['153-158'],
      links: { notices: ['victory.goblinsEscape'] },
    },
    {
      id: 'ghoul-vs-dragon',
      roles: ['ghoul'],
      title: {
        ja: 'ドラゴン対グール（2人）：ドラゴンを殺すか怒り9と脱出',
        en: 'Dragon vs. Ghoul (2 players): kill him, or 9 Fury and escape',
      },
      reading: 'どらごんたいぐーる（ふたり）：どらごんをころすかいかり9とだっしゅつ',
      aliases: ['グール vs ドラゴン', 'ゴラゴン', '2人 ドラゴン', 'ghoul vs dragon'],
      body: {
        ja: [
          'アッシュドラゴンのカードをマップの近くに置く。グールは過去の略奪品を得る。',
          '飢えトラックから覚醒トラックへキューブを移さない。',
          'ドラゴンの勝ち：目覚め、出現し、その後で脱出。',
          'グールの勝ち：ドラゴンを殺す。または怒り9の後に脱出。',
          '崩壊が完了すると両者の負け。',
        ],
        en: [
          'Put Ash Dragon by the map. The Ghoul gets Past Plunder.',
          'Move no cubes from the Hunger track to the Wakefulness track.',
          'The Dragon wins by waking, surfacing and then escaping.',
          'The Ghoul wins by killing the Dragon, or with 9 Fury and then escaping.',
          'If the Collapse is completed both lose.',
        ],
      },
      related: ['ash-dragon', 'past-plunder', 'collapse', 'attack-dragon', 'ghoul-pairings'],
      source: ['159-165'],
      links: { notices: ['victory.ghoulKillsDragon', 'victory.dragonEscapes'] },
    },
    {
      id: 'ghoul-vs-cave',
      roles: ['ghoul'],
      title: {
        ja: '洞窟対グール（2人）：怒り9かクリスタル6と脱出',
        en: 'Cave vs. Ghoul (2 players): 9 Fury or 6 Crystals, and escape',
      },
      reading: 'どうくつたいぐーる（ふたり）：いかり9かくりすたる6とだっしゅつ',
      aliases: ['グール vs 洞窟', '2人 洞窟', 'ghoul vs cave'],
      body: {
        ja: [
          'グールはフレアを得る。移動力ポイント1ごとに、今いるスペースを対象にできる。',
          '洞窟の勝ち：崩壊を完了させる。',
          'グールの勝ち：怒り9またはクリスタル6つを砕き、その後で脱出。',
        ],
        en: [
          'The Ghoul gets Flare and may target its own space for 1 movement point each time.',
          'The Cave wins by completing the Collapse.',
          'The Ghoul wins with 9 Fury or 6 smashed Crystals, and then escaping.',
        ],
      },
      related: ['flare', 'collapse', 'ghoul-attack-crystal', 'ghoul-pairings'],
      source: ['166-169'],
      links: { notices: ['victory.caveCollapses'] },
    },
    {
      id: 'ghoul-vs-thief',
      roles: ['ghoul'],
      title: {
        ja: 'シーフ対グール（2人）：怒り9と脱出',
        en: 'Thief vs. Ghoul (2 players): 9 Fury and escape',
      },
      reading: 'しーふたいぐーる（ふたり）：いかり9とだっしゅつ',
      terms: [
        {
          ja: 'スタッシュ',
          reading: 'すたっしゅ',
          en: 'stash',
          aliases: ['貯め込む', '隠す', '隠し場所', 'シーフの隠し', 'stashing'],
        },
      ],
      aliases: ['グール vs シーフ', '2人 シーフ', 'ghoul vs thief', '盗賊 二人'],
      body: {
        ja: [
          'フレアをマップの近くに置き、両者で使う。グールは移動力ポイント1ごとに、今いるスペースを対象にできる。',
          'シーフの勝ち：トレジャートークンを6つスタッシュする。',
          'グールの勝ち：怒り9の後に脱出。',
          '崩壊が完了すると両者の負け。',
        ],
        en: [
          'Put Flare by the map; both may use it. The Ghoul may target its own space for 1 movement point each time.',
          'The Thief wins by getting 6 Treasure tokens into his stash.',
          'The Ghoul wins with 9 Fury and then escaping.',
          'If the Collapse is completed both lose.',
        ],
      },
      related: ['flare', 'collapse', 'attack-thief', 'ghoul-pairings'],
      source: ['170-174'],
      links: { tracks: ['thief.stash'], notices: ['victory.thiefStashes'] },
    },
  ],
};
