import type { Chapter } from '../../../library/entry';

export const attackTargetsChapter: Chapter = {
  id: 'attack-targets',
  title: { ja: '攻撃の効果（相手ごと）', en: 'Attack effects by target' },
  entries: [
    {
      id: 'ghoul-attack-knight',
      roles: ['ghoul'],
      title: {
        ja: 'ナイトへの攻撃：経験値かヘルスか宝カード',
        en: 'Attacking the Knight: Grit, Health or a Treasure card',
      },
      reading: 'ないとへのこうげき：けいけんちかへるすかたからかーど',
      terms: [
        {
          ja: 'トレジャーカード',
          reading: 'とれじゃーかーど',
          en: 'Treasure card',
          aliases: [
            '宝カード',
            '宝物カード',
            'トレージャカード',
            'トレジャーデッキ',
            'Treasure deck',
          ],
        },
      ],
      aliases: [
        'ナイト 攻撃',
        '騎士を襲う',
        'attack knight',
        'knight loses',
        'ヒーローキューブ 経験値',
      ],
      body: {
        ja: [
          'ナイトが次の1つを選ぶ。',
          '使えるヒーローキューブ1つにつき経験値を1失う。',
          'または、ヘルスを1失う。',
          'または、トレジャーカードを1枚失い、トレジャーデッキの一番下に入れる。',
        ],
        en: [
          'The Knight chooses one of these.',
          'Lose 1 Grit for each hero cube available.',
          'Or lose 1 Health.',
          'Or lose one Treasure card, which goes to the bottom of the Treasure deck.',
        ],
      },
      note: {
        ja: 'この資料では「キューブごと」が3つ全部にかかるように見えるが、かかるのは経験値だけ。',
        en: 'The source sheet seems to apply "per cube" to all three; it multiplies the Grit only.',
      },
      related: [
        'ghoul-attack-effects',
        'knight-words',
        'vile-ghoul-attack-knight',
        'ghoul-vs-knight',
      ],
      source: ['69', 'G1', 'Y'],
    },
    {
      id: 'ghoul-attack-tribe',
      roles: ['ghoul'],
      title: {
        ja: 'ゴブリン部族への攻撃：部族は散る',
        en: 'Attacking a Goblin Tribe: it scatters',
      },
      reading: 'ごぶりんぶぞくへのこうげき：ぶぞくはちる',
      terms: [
        {
          ja: '散る',
          reading: 'ちる',
          en: 'scatter',
          aliases: ['散らす', '散り散り', '離散', '部族が散る', 'scattered', 'scatters'],
        },
      ],
      aliases: ['ゴブリン 攻撃', '部族 攻撃', 'attack goblins', 'attack tribe'],
      body: {
        ja: [
          '攻撃した部族は散る。散った後の扱いはゴブリンのルールに従う。',
          '費用はその部族の筋力+1。',
          '部族ごとに別の対象なので、別の部族なら同じターンに攻撃できる。',
        ],
        en: [
          'The tribe you attack scatters, as the rules of the Goblins describe.',
          "It costs that tribe's Strength + 1.",
          'Each tribe is a target of its own, so another one may be attacked in the same turn.',
        ],
      },
      related: ['ghoul-attack-effects', 'ghoul-others-goblins', 'ghoul-vs-goblins'],
      source: ['70', 'Y'],
      links: { notices: ['tribeScatters'] },
    },
    {
      id: 'attack-dragon',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'ドラゴンへの攻撃：カードかヘルスか怠惰',
        en: 'Attacking the Dragon: cards, Health or a Sloth cube',
      },
      reading: 'どらごんへのこうげき：かーどかへるすかたいだ',
      aliases: ['竜を攻撃', 'ドラゴン 攻撃', 'attack dragon', 'パワーカード 破棄', 'アーマーの数'],
      body: {
        ja: [
          'ドラゴンが次の1つを選ぶ。',
          'アーマーと同じ枚数のパワーカードを捨てる。',
          'または、ヘルスを1失う。',
          'または、怠惰キューブ1つを覚醒トラックから好きな怠惰スペースへ戻す。',
          'ドラゴンを殺すのが勝利条件のバイルグールに攻撃されたら、ヘルスを選ばなければならない。',
        ],
        en: [
          'The Dragon chooses one of these.',
          'Discard Power cards equal to his Armor.',
          'Or lose 1 Health.',
          'Or move one Sloth cube from the Wakefulness track back to any Sloth space.',
          'Attacked by a Vile Ghoul whose goal is to kill him, he has to choose Health.',
        ],
      },
      note: {
        ja: 'この資料では「アーマーの数」が3つ全部にかかるように見えるが、かかるのはパワーカードだけ。',
        en: 'The source sheet seems to apply "equal to Armor" to all three; it counts for the Power cards only.',
      },
      related: [
        'ghoul-attack-effects',
        'dragon-words',
        'ghoul-vs-dragon',
        'vile-ghoul-must-lose-health',
      ],
      source: ['71', '246', 'G1', 'Y'],
      links: { tracks: ['dragon.health'] },
    },
    {
      id: 'attack-unicorn',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'ユニコーンへの攻撃：カードかヘルス',
        en: 'Attacking the Unicorn: cards or Health',
      },
      reading: 'ゆにこーんへのこうげき：かーどかへるす',
      aliases: ['ユニコーン 攻撃', '一角獣', 'attack unicorn', 'テレポート 後'],
      body: {
        ja: [
          'ユニコーンが次の1つを選ぶ。',
          'アーマーと同じ枚数のユニコーンカードを捨てる。',
          'または、ヘルスを1失う。',
          'グールが先に飛び退き、その後でユニコーンがテレポートする。',
          'ユニコーンを殺すのが勝利条件のバイルグールに攻撃されたら、ヘルスを選ばなければならない。',
        ],
        en: [
          'The Unicorn chooses one of these.',
          'Discard Unicorn cards equal to his Armor.',
          'Or lose 1 Health.',
          'The Ghoul skitters first; then the Unicorn teleports.',
          'Attacked by a Vile Ghoul whose goal is to kill him, he has to choose Health.',
        ],
      },
      note: {
        ja: 'この資料では「アーマーの数」がヘルスにもかかるように見えるが、かかるのはカードだけ。',
        en: 'The source sheet seems to apply "equal to Armor" to Health too; it counts for the cards only.',
      },
      related: ['ghoul-attack-effects', 'unicorn-words', 'others-unicorn', 'skitter'],
      source: ['72', '246', 'G1', 'Y'],
      links: { tracks: ['unicorn.health'], notices: ['unicornTeleports'] },
    },
    {
      id: 'ghoul-attack-crystal',
      roles: ['ghoul'],
      title: { ja: 'クリスタルを砕くにはディスク3枚', en: 'Smashing a Crystal costs 3 discs' },
      reading: 'くりすたるをくだくにはでぃすく3まい',
      terms: [
        {
          ja: 'クリスタルを砕く',
          reading: 'くりすたるをくだく',
          en: 'smash a Crystal',
          aliases: [
            'クリスタル破壊',
            'クリスタルを壊す',
            '水晶を砕く',
            'smash crystal',
            'break a Crystal',
            'destroy a Crystal',
          ],
        },
        {
          ja: 'クリスタルトークン',
          reading: 'くりすたるとーくん',
          en: 'Crystal token',
          aliases: ['クリスタル', '水晶', 'Crystal'],
        },
      ],
      aliases: [
        'クリスタル 攻撃',
        '誰の勝利にカウント',
        'crystal cost',
        'counts for other players',
      ],
      body: {
        ja: [
          '自分のスペースのクリスタルトークンに、グールディスクを3枚払えば砕ける。',
          '砕いた分は、クリスタルを数える他のプレイヤーの勝利条件に数えられる。',
          '攻撃の1つなので、その後は飛び退く。',
        ],
        en: [
          'Spend 3 Ghoul discs to smash a Crystal token on your space.',
          'It counts towards the goals of other players who need Crystals.',
          'It is one of the attacks, so you skitter afterwards.',
        ],
      },
      related: ['ghoul-fury-crystal', 'skitter-no-opponent', 'vile-ghoul-crystal', 'ghoul-vs-cave'],
      source: ['48', '73'],
      links: { tracks: ['ghoul.crystals'] },
    },
    {
      id: 'attack-thief',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'シーフは死に、恐怖カードを引いて1枚残す',
        en: 'The Thief dies; draw Terror cards and keep one',
      },
      reading: 'しーふはしに、きょうふかーどをひいて1まいのこす',
      terms: [
        {
          ja: 'ルートドロップレベル',
          reading: 'るーとどろっぷれべる',
          en: 'Loot Drop Level',
          aliases: ['ルートドロップ', 'ドロップレベル', '戦利品レベル', 'loot drop'],
        },
      ],
      aliases: ['シーフ 攻撃', '盗賊を殺す', 'attack thief', 'kill thief', '恐怖カード 何枚'],
      body: {
        ja: [
          'シーフは殺される。',
          'そのルートドロップレベルと同じ枚数（最低1枚）の恐怖カードを引き、1枚を手元に残す。',
          '残りは恐怖デッキの一番下へ入れる。',
          'その後はいつもの通り、怒り+1（グールのみ）、飛び退く。',
        ],
        en: [
          'The Thief is killed.',
          'Draw Terror cards equal to his Loot Drop Level (at least one) and keep one.',
          'Put the others on the bottom of the Terror deck.',
          'Then as usual +1 Fury (Ghoul only) and skitter.',
        ],
      },
      related: ['attack-thief-evasion', 'terror-draw', 'ghoul-attack-effects', 'others-thief'],
      source: ['74', 'Y'],
      links: { tracks: ['thief.lootDrop'], notices: ['thiefDies', 'thiefKilled'] },
    },
    {
      id: 'attack-thief-evasion',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'シーフの不自然な回避：飛び退いた後に動く',
        en: 'Unnatural Evasion: the Thief moves after you skitter',
      },
      reading: 'しーふのふしぜんなかいひ：とびのいたあとにうごく',
      terms: [
        {
          ja: '不自然な回避',
          reading: 'ふしぜんなかいひ',
          en: 'Unnatural Evasion',
          aliases: ['回避', 'シーフの回避', 'evasion', 'dodge'],
        },
      ],
      aliases: ['シーフ 避ける', '回避ロール', 'thief evades', 'evasion roll'],
      body: {
        ja: [
          '攻撃の解決中、シーフは不自然な回避を使ってダイスを振れる。',
          '成功したら、まずグールが飛び退き、その後でシーフが移動する。',
        ],
        en: [
          'While your attack is being resolved the Thief may use Unnatural Evasion and roll.',
          'If he succeeds, you skitter first and then he moves.',
        ],
      },
      note: {
        ja: 'この資料は「攻撃の解決後」とするが、出版社のルールでは解決の途中に使う。',
        en: "The source sheet says after the attack; by the publisher's rules it is used while the attack is resolved.",
      },
      related: ['attack-thief', 'skitter'],
      source: ['74', 'Y'],
    },
  ],
};
