import type { Chapter } from '../../../library/entry';

export const locksChapter: Chapter = {
  id: 'locks',
  title: { ja: 'ロックカードと扉', en: 'Lock cards and doors' },
  entries: [
    {
      id: 'lock-card',
      roles: ['investigator'],
      title: {
        ja: 'ロックカードは部屋に入る直前に公開する',
        en: 'Reveal a Lock card just before entering the room',
      },
      reading: 'ろっくかーどはへやにはいるちょくぜんにこうかいする',
      terms: [
        {
          ja: 'ロックカード',
          reading: 'ろっくかーど',
          en: 'Lock card',
          aliases: ['鍵', '鍵カード', '錠', 'ロック', 'lock', 'key icon', '鍵のアイコン'],
        },
      ],
      aliases: ['鍵のかかった部屋', 'locked room', 'ロックカード いつ公開', 'open a locked door'],
      body: {
        ja: [
          '鍵のアイコンのカードがある部屋へ入ろうとしたら、入る前に表にする。',
          'この公開は移動ステップか「走る」の一部で、探索のアクションは要らない。',
          '公開した時、探索者はまだ元のマスにいる。',
          'カードの求め（指定のカードを捨てる、パズルを解くなど）に応じられれば、解除して中へ進む。',
        ],
        en: [
          'When trying to enter a room with the key-icon card, turn it up before going in.',
          'This is part of the Movement Step or Run action; no explore action is needed.',
          'While it is revealed the investigator still stands in the old space.',
          'Meet its demand (discard a given card, solve a puzzle and so on) to unlock it and go in.',
        ],
      },
      related: [
        'lock-solved',
        'lock-failed',
        'lock-puzzle-failed',
        'lock-monsters',
        'door-is-locked',
      ],
      source: ['9-10', '135'],
    },
    {
      id: 'lock-solved',
      roles: ['investigator'],
      title: {
        ja: 'ロックを解除したら入れるが、下のカードは探索が必要',
        en: 'Unlocked: go in, but explore to see the cards below',
      },
      reading: 'ろっくをかいじょしたらはいれるが、したのかーどはたんさくがひつよう',
      aliases: ['解除後', 'ロックカードの下のカード', 'cards under the lock', 'after unlocking'],
      body: {
        ja: [
          '解除に成功すると、そのままロックカードのあったマスへ移る。',
          '下に置かれていたカードはまだ見られない。見るには探索のアクションを行う。',
        ],
        en: [
          'Once unlocked, move on to the space the Lock card lay on.',
          'The cards under it stay unseen; look at them with an explore action.',
        ],
      },
      related: ['lock-card', 'explore'],
      source: ['10-11'],
    },
    {
      id: 'lock-failed',
      roles: ['investigator'],
      title: {
        ja: 'ロックを解除できなければ元のマスに留まる',
        en: 'Lock not opened: stay, and the step is spent',
      },
      reading: 'ろっくをかいじょできなければもとのますにとどまる',
      aliases: [
        '解除失敗',
        '入れない',
        'ロック 再挑戦',
        'try the lock again',
        'cannot open',
        'wasted step',
      ],
      body: {
        ja: [
          '元のマスに残り、使った移動ステップまたは「走る」は戻らない。',
          'ロックカードは表のまま残る。',
          '移動ステップやアクション（走る）が残っていれば、別の場所へ動くことも、同じ部屋へもう一度挑むこともできる。',
          'ただしパズルに失敗した場合は手番が終わるので、続けられない。',
        ],
        en: [
          'Stay in the old space; the Movement Step or Run action used is lost.',
          'The Lock card stays face up.',
          'With a step or the action (Run) left, move elsewhere or try the same room again.',
          'After a failed puzzle, though, the turn is over.',
        ],
      },
      note: {
        ja: '日本語版と英語版のルールブックで書き方が違い、ここでは英語版に従う。ただし英語版は「この手番は入れない」とも読め、同じ手番の再挑戦はこの資料の解釈。マスターの判断で決める。',
        en: 'The Japanese and English rulebooks differ; this follows the English one. The English text can also be read as no entry for the rest of the turn, so trying again in the same turn is the source sheet’s reading. Let the keeper decide.',
      },
      related: ['lock-card', 'lock-puzzle-failed', 'run'],
      source: ['10', '12', '133-137'],
    },
    {
      id: 'lock-puzzle-failed',
      roles: ['investigator'],
      title: {
        ja: 'ロックのパズルに失敗したら手番終了',
        en: 'Failing a Lock card’s puzzle ends the turn',
      },
      reading: 'ろっくのぱずるにしっぱいしたらてばんしゅうりょう',
      aliases: ['鍵 パズル 失敗', 'lock puzzle failed', 'ロック 手番が終わる'],
      body: {
        ja: [
          'ロックカードがパズルを求め、解けなかった場合は手番がそこで終わる（ルールブック17ページ）。',
          '残っていた移動ステップもアクションも使えない。',
          '探索者は部屋に入らず、元のマスにいる。',
        ],
        en: [
          'If the Lock card asks for a puzzle and it is not solved, the turn ends there (rulebook page 17).',
          'Steps and action still left are lost.',
          'The investigator has not entered and stays in the old space.',
        ],
      },
      related: ['lock-failed', 'puzzle-failed'],
      source: ['12', '44'],
    },
    {
      id: 'lock-monsters',
      roles: ['keeper'],
      title: {
        ja: 'モンスターはロックカードに止められない',
        en: 'Lock cards do not stop monsters',
      },
      reading: 'もんすたーはろっくかーどにとめられない',
      aliases: ['モンスター 鍵', 'monster locked door', 'モンスターの移動 ロック'],
      body: {
        ja: [
          'モンスターはロックカードを無視して部屋に出入りする。',
          'カードを公開したり解除したりする必要もない。',
        ],
        en: [
          'Monsters ignore Lock cards and go in and out freely.',
          'They neither reveal nor unlock the card.',
        ],
      },
      related: ['lock-card', 'monster-move'],
      source: ['13'],
    },
    {
      id: 'door-is-locked',
      roles: ['investigator'],
      title: {
        ja: '「この扉は施錠されている」なら今の部屋に留まる',
        en: '“This door is locked”: stay in the current room',
      },
      reading: '「このとびらはせじょうされている」ならいまのへやにとどまる',
      terms: [
        {
          ja: '施錠',
          reading: 'せじょう',
          en: 'this door is locked',
          aliases: ['door is locked', '鍵がかかっている', '扉 施錠', 'locked door effect'],
        },
      ],
      aliases: ['扉が開かない', 'ドア 施錠', 'cannot leave the room', '移動中 カード 施錠'],
      body: {
        ja: [
          '移動の途中で施錠の効果を受けたら、その移動では行き先の部屋に入れず、今の部屋からも出られない。',
          'その移動ステップは使ったことになる。',
          '効くのはその1回の移動だけなので、移動ステップが残っていれば改めて動ける。',
        ],
        en: [
          'If an effect during a move says so, the investigator does not enter the new room and stays in the present one.',
          'The Movement Step counts as used.',
          'It holds for that one move only; with a step left you may try to move again.',
        ],
      },
      note: {
        ja: '日本語版と英語版で記述が異なり、ここでは英語版に従う。',
        en: 'The Japanese and English rulebooks differ; this follows the English one.',
      },
      related: ['lock-card', 'lock-failed', 'movement-step'],
      source: ['17', '133-137'],
    },
  ],
};
