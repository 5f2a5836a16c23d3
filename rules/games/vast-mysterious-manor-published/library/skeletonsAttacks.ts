import type { Chapter } from '../../../library/entry';

export const skeletonsAttacksChapter: Chapter = {
  id: 'skeletons-attacks',
  title: { ja: 'スケルトン：アタック！', en: 'Skeletons: STRIKE!!' },
  entries: [
    {
      id: 'skeleton-strike',
      roles: ['skeletons'],
      title: {
        ja: 'アタック！：安定性1で同じスペースの相手を',
        en: 'STRIKE!!: 1 Stability to attack on the same space',
      },
      reading: 'あたっく！：あんていせい1でおなじすぺーすのあいてを',
      terms: [
        {
          ja: 'アタック！',
          reading: 'あたっく',
          en: 'STRIKE!!',
          aliases: [
            'スケルトンのアタック',
            'スケルトンの攻撃',
            'STRIKE',
            'skeleton attack',
            '攻撃！',
          ],
        },
      ],
      aliases: [
        'スケルトン アタック',
        'スケルトン 攻撃',
        'how do skeletons attack',
        'skeleton strike cost',
        'アタック 安定性',
      ],
      body: {
        ja: [
          '安定性1を払い、同じスペースのフィギュア1つをアタックする。',
          '筋力は1＋邪魔（スラッシィは安定性をもう1払えば2＋邪魔）。',
          '相手の防御力より大きければ命中、以下なら失敗。',
          'どちらでもアタックした1体は取り除かれ、ダイスで戻る。',
        ],
        en: [
          'Pay 1 Stability and attack one figure on the same space.',
          'Strength is 1 + Distracting (Slashy: 2 + Distracting for 1 Stability more).',
          'Above the target’s Defense it is a hit; equal or below it is a miss.',
          'Either way the attacker is removed and comes back by the die.',
        ],
      },
      related: [
        'skeleton-strength',
        'skeleton-strike-after',
        'skeleton-targets',
        'skeleton-no-stability',
        'skeleton-strike-examples',
      ],
      source: ['2211', '2182', '2189-2191'],
    },
    {
      id: 'skeleton-strength',
      roles: ['skeletons'],
      title: {
        ja: 'アタックの筋力：1＋邪魔するスペース（最大4）',
        en: 'Strength of an attack: 1 + distracting spaces, up to 4',
      },
      reading: 'あたっくのきんりょく：1+じゃまするすぺーす（さいだい4）',
      aliases: [
        'スケルトン 筋力',
        'スケルトン 筋力 上げる',
        'skeleton strength',
        'raise skeleton strength',
        'スケルトン 最大の筋力',
        'スケルトン 基本の筋力',
        'スケルトン 弱い',
        'skeleton base strength',
        'skeleton stats',
      ],
      body: {
        ja: [
          {
            head: ['筋力の元', '値'],
            rows: [
              ['基本', '1'],
              ['スラッシィ（安定性1、そのターン中）', '基本が2'],
              ['邪魔するスペース1つごと', '+1（最大 +4）'],
            ],
          },
          'いちばん高くて5、スラッシィなら6。',
          '装備で筋力が上がるものはない。',
        ],
        en: [
          {
            head: ['From', 'Value'],
            rows: [
              ['base', '1'],
              ['Slashy (1 Stability, for this turn)', 'base 2'],
              ['each distracting space', '+1 (up to +4)'],
            ],
          },
          'The most is 5, or 6 for Slashy.',
          'No gear raises the Strength.',
        ],
      },
      related: ['distracting', 'slashy', 'skeleton-strike-examples', 'strength-and-defense'],
      source: ['2176', '2189-2191', '2262'],
      links: { tools: ['vast-published-skeleton-attack'] },
    },
    {
      id: 'skeleton-strike-after',
      roles: ['skeletons'],
      title: {
        ja: 'アタックした1体は、命中でも失敗でも取り除かれる',
        en: 'The attacker is removed, hit or miss',
      },
      reading: 'あたっくした1たいは、めいちゅうでもしっぱいでもとりのぞかれる',
      aliases: [
        'アタックの後 スケルトン',
        'スケルトン 失敗したら',
        'after a skeleton attack',
        'skeleton missed',
        'アタック後 戻る',
      ],
      body: {
        ja: [
          'アタックの効果を終えてから、そのスケルトンを取り除く。',
          'すぐにスポーンダイスで戻り、カードは行進順番の先頭へ移る。',
          '失敗しても、払った安定性は戻らない。',
          '離れてアタックしたシューティーと、呪物のキャスティはその場に残る。',
        ],
        en: [
          'Carry out the attack, then remove the Skeleton.',
          'It comes back at once by the spawn die; its card goes to the front of the March Order.',
          'After a miss the Stability paid is gone all the same.',
          'Shooty, and Casty with the Fetish, stay where they are after an attack at range.',
        ],
      },
      related: [
        'undead',
        'skeleton-ranged',
        'march-order',
        'hit-or-miss',
        'skeletons-activated-once',
      ],
      source: ['2182', '2258', 'C'],
      links: { notices: ['strikeHits', 'strikeMisses'] },
    },
    {
      id: 'skeleton-no-stability',
      roles: ['skeletons'],
      title: {
        ja: '安定性0ではアタックできず、元のスペースに戻る',
        en: 'At Stability 0 no attack: back to the origin space',
      },
      reading: 'あんていせい0ではあたっくできず、もとのすぺーすにもどる',
      aliases: [
        '安定性0 アタック',
        'アタックできない スケルトン',
        'attack with 0 stability',
        'cannot pay for strike',
        '安定性がないのに入った',
      ],
      body: {
        ja: [
          'アタック！の1を払えないスケルトンはアタックできない。',
          'アタックを強いる相手のスペースに入っていたら、入る前のスペースに戻る。',
          'アタックしていないので、取り除かれはしない。',
          'グレートアックスを持つスラッシィは、0でもアタックできる。',
        ],
        en: [
          'A Skeleton that cannot pay the 1 for STRIKE!! cannot attack.',
          'If it has entered the space of a figure that forces attacks, it goes back to the origin space.',
          'It has not attacked, so it is not removed.',
          'Slashy with the Great Axe may strike even at 0.',
        ],
      },
      related: ['skeleton-enters-figure', 'stability-payment', 'great-axe', 'forcing-attacks'],
      source: ['2211', 'C', 'I'],
      note: {
        ja: '取り除かれないことは、アタックしていないことからの推測。',
        en: 'That it is not removed is inferred: there was no attack.',
      },
    },
    {
      id: 'skeleton-ranged',
      roles: ['skeletons'],
      title: {
        ja: '離れてアタック：ちょうど2スペース先、取り除かれない',
        en: 'Attacks at range: exactly 2 spaces away, not removed',
      },
      reading: 'はなれてあたっく：ちょうど2すぺーすさき、とりのぞかれない',
      aliases: [
        '遠隔アタック',
        '飛び道具 スケルトン',
        'ranged attack',
        'strike from afar',
        '離れて攻撃',
      ],
      body: {
        ja: [
          {
            head: ['誰が', '距離'],
            rows: [
              ['シューティー', 'ちょうど2スペース'],
              ['シューティーとロングボウ', '2、3、4スペース'],
              ['キャスティと呪物', 'ちょうど2スペース'],
            ],
          },
          '距離は斜めには数えない。1スペース先は近すぎる。',
          'アタックした1体はその場に残り、カードも動かない。',
          '同じスペースの相手をアタックしたら、ふつうに取り除かれる。',
        ],
        en: [
          {
            head: ['Who', 'Distance'],
            rows: [
              ['Shooty', 'exactly 2 spaces'],
              ['Shooty with the Longbow', '2, 3 or 4 spaces'],
              ['Casty with the Fetish', 'exactly 2 spaces'],
            ],
          },
          'Distance is never diagonal. 1 space away is too near.',
          'The attacker stays where it is, and its card does not move.',
          'Attacking on its own space, it is removed as usual.',
        ],
      },
      related: ['skeleton-ranged-cost', 'shooty', 'longbow', 'fetish', 'distance'],
      source: ['2258', 'C'],
    },
    {
      id: 'skeleton-ranged-cost',
      roles: ['skeletons'],
      title: {
        ja: '離れてアタックする費用は合わせて2（未確認）',
        en: 'An attack at range costs 2 in all (unconfirmed)',
      },
      reading: 'はなれてあたっくするひようはあわせて2（みかくにん）',
      aliases: [
        'シューティー 費用',
        'シューティー 安定性 2',
        'shooty cost',
        'ranged strike stability',
        '遠隔 コスト',
      ],
      body: {
        ja: [
          'アタック！の1に、離れているための1を足して、安定性2を払う。',
          '同じスペースでのアタックなら1。',
          '例：安定性1なら、シューティーは離れてアタックできない。',
        ],
        en: [
          'Pay 1 for STRIKE!! and 1 more for the range: 2 Stability.',
          'On its own space it is 1.',
          'Example: at Stability 1 Shooty cannot attack at range.',
        ],
      },
      note: {
        ja: '追加の1はルール資料にあるが、カードには印刷されていない。準備で選べ、何もしなければ払う。',
        en: 'The rules reference asks for 1 more, the printed card does not. Choose at set-up; the default is to pay it.',
      },
      related: ['skeleton-ranged', 'shooty', 'stability-costs', 'open-questions'],
      source: ['2258', 'C', 'U'],
    },
    {
      id: 'skeleton-strike-examples',
      roles: ['skeletons'],
      title: { ja: '例：スケルトンのアタックの計算', en: 'Worked: attacks of Skeletons' },
      reading: 'れい：すけるとんのあたっくのけいさん',
      aliases: [
        'スケルトン アタック 例',
        'アタック 計算 スケルトン',
        'skeleton attack example',
        'calculate skeleton attack',
        '命中するか',
      ],
      body: {
        ja: [
          {
            head: ['誰が', '邪魔', '筋力', '相手', '結果', '安定性'],
            rows: [
              ['キャスティ', '0', '1', 'パラディン 0', '命中', '1'],
              ['キャスティ', '0', '1', 'パラディン 1', '失敗', '1'],
              ['スラッシィ（筋力2）', '1', '3', 'パラディン 2', '命中', '2'],
              ['スタッビィ', '3', '4', 'パラディン 3', '命中、経験値 −3', '2'],
              ['シューティー（2先）', '2', '3', 'パラディン 2', '命中、残る', '2'],
              ['スクリーミー', '2', '3', 'スパイダー 2', '命中', '1'],
              ['スラッシィ（筋力2）', '4', '6', 'パラディン 6', '失敗', '2'],
            ],
          },
          '「相手」の数は防御力。命中したパラディンはヘルス −1。シューティーのほかは、アタックした1体が取り除かれる。',
        ],
        en: [
          {
            head: ['Who', 'Distracting', 'Strength', 'Target', 'Result', 'Stability'],
            rows: [
              ['Casty', '0', '1', 'Paladin 0', 'hit', '1'],
              ['Casty', '0', '1', 'Paladin 1', 'miss', '1'],
              ['Slashy (Strength 2)', '1', '3', 'Paladin 2', 'hit', '2'],
              ['Stabby', '3', '4', 'Paladin 3', 'hit, Grit −3', '2'],
              ['Shooty (2 away)', '2', '3', 'Paladin 2', 'hit, stays', '2'],
              ['Screamy', '2', '3', 'Spider 2', 'hit', '1'],
              ['Slashy (Strength 2)', '4', '6', 'Paladin 6', 'miss', '2'],
            ],
          },
          'The number behind the target is its Defense. A Paladin hit loses 1 Health. All these attackers but Shooty are removed.',
        ],
      },
      related: ['skeleton-strength', 'distracting-examples', 'skeleton-targets', 'hit-or-miss'],
      source: ['2176', '2211', '2258-2266'],
    },
  ],
};
