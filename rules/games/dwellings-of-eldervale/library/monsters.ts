import type { Chapter } from '../../../library/entry';

export const monstersChapter: Chapter = {
  id: 'monsters',
  title: { ja: 'モンスター', en: 'Monsters' },
  entries: [
    {
      id: 'monster',
      roles: [],
      title: { ja: 'モンスターは精霊1つに1体', en: 'One monster per element' },
      reading: 'もんすたーはせいれい1つに1たい',
      terms: [
        {
          ja: 'モンスター',
          reading: 'もんすたー',
          en: 'monster',
          aliases: ['怪物', '魔物', 'クリーチャー', 'モンスターフィギュア', 'creature', 'beast'],
        },
        {
          ja: 'モンスターカード',
          reading: 'もんすたーかーど',
          en: 'monster card',
          aliases: ['モンスターのカード', 'card of a monster'],
        },
      ],
      aliases: ['モンスターの数', 'モンスターが出る', 'when do monsters appear'],
      body: {
        ja: [
          '使う精霊ごとに1体いる。同じ色に複数あれば無作為に1体を選ぶ。',
          'その精霊のねぐらの領土がエルダーヴェイルに置かれると、そこに現れる。',
          '戦闘ダイス数はカードの右下、能力はカードの文章に従う。',
        ],
        en: [
          'Each element in use has one; if a colour has several, one is picked at random.',
          'It appears on the lair of its element when that realm enters Eldervale.',
          'Its battle dice stand at the lower right of its card; abilities are as printed.',
        ],
      },
      related: ['lair', 'charge', 'monster-ability', 'battle-reward'],
      source: ['12-13', '213', '243-245'],
      links: { tracks: ['board.monsters'] },
    },
    {
      id: 'lair',
      roles: [],
      title: {
        ja: 'ねぐらが置かれるとモンスターが出現する',
        en: 'A lair brings its monster into Eldervale',
      },
      reading: 'ねぐらがおかれるともんすたーがしゅつげんする',
      terms: [
        {
          ja: 'ねぐら',
          reading: 'ねぐら',
          en: 'lair',
          aliases: ['ねぐらタイル', '巣', '住みか', 'monster lair', 'lair tile'],
        },
      ],
      aliases: ['中央の印', 'ねぐらアイコン', 'lair icon', 'モンスターの場所'],
      body: {
        ja: [
          'ねぐらは、中央に印がある精霊の領土。',
          '置かれたときに、同じ精霊のモンスターのミニチュアをそこへ置く。',
          '準備で並べる領土に含めるのは1枚まで。',
        ],
        en: [
          'A lair is an elemental realm with the lair symbol in its centre.',
          'When it is laid out, put the monster miniature of that element on it.',
          'At most one lair is among the first realms.',
        ],
      },
      related: ['setup-first-realms', 'monster', 'return-to-lair', 'dungeon-new-realm'],
      source: ['18', '22', '108', '245'],
      links: { notices: ['newMonster'] },
    },
    {
      id: 'charge',
      roles: [],
      title: {
        ja: '突進：隣に配置するとモンスターが移動して戦う',
        en: 'Charge: place next to a monster and it moves in to fight',
      },
      reading: 'とっしん：となりにはいちするともんすたーがいどうしてたたかう',
      terms: [
        {
          ja: '突進',
          reading: 'とっしん',
          en: 'charge',
          aliases: ['突撃', 'チャージ', 'モンスターの突進', 'rush', 'monster moves'],
        },
      ],
      aliases: ['モンスターの移動', 'モンスターが来る', 'monster attack', '隣のモンスター'],
      body: {
        ja: [
          'モンスターのいる領土に隣接する領土にユニットを配置すると、モンスターがそこへ移動する。',
          '領土アクションの後に、そのモンスターとの戦闘になる。',
          '平和な幕開けの間は突進しない。',
          '支配されたモンスターは突進しない。',
        ],
        en: [
          'When you place a unit on a realm adjacent to a monster, the monster moves onto that realm.',
          'After the realm action a battle with it follows.',
          'There is no charge during the peaceful start.',
          'Controlled monsters never charge.',
        ],
      },
      note: {
        ja: '英語の呼び名は公式の表記を確認できていない。',
        en: 'The official English wording is unconfirmed.',
      },
      related: ['charge-several', 'battle-when', 'peaceful-start', 'place-unit'],
      source: ['83', '206', '247-249', '263'],
      links: { steps: ['charge'] },
    },
    {
      id: 'charge-several',
      roles: [],
      title: {
        ja: '突進するのは1体だけ、1領土にモンスターは1体',
        en: 'Only one monster charges; one monster per realm',
      },
      reading: 'とっしんするのは1たいだけ、1りょうどにもんすたーは1たい',
      aliases: [
        '複数のモンスター',
        '2体隣接',
        'two monsters',
        'several monsters',
        'モンスターが重なる',
      ],
      body: {
        ja: [
          '隣に複数いても、突進するのは選んだ1体だけ。',
          '1つの領土に入れるモンスターは1体まで。',
          '配置した領土にすでにモンスターがいれば、ほかのモンスターは突進しない。',
        ],
        en: [
          'If several are adjacent, one of them is chosen to charge.',
          'A realm never holds two monsters.',
          'If a monster is already on the realm of the placement, no other charges in.',
        ],
      },
      note: {
        ja: '誰が選ぶかは書かれていない。',
        en: 'Who makes the choice is not stated.',
      },
      related: ['charge', 'return-to-lair'],
      source: ['83', '251'],
    },
    {
      id: 'monster-ability',
      roles: [],
      title: {
        ja: 'モンスターの能力はエルダーヴェイルにいる間だけ',
        en: 'Monster abilities apply only while it is in Eldervale',
      },
      reading: 'もんすたーののうりょくはえるだーゔぇいるにいるあいだだけ',
      aliases: ['モンスターの効果', '能力はいつ', 'when does ability apply', 'monster power'],
      body: {
        ja: [
          '原則として、そのモンスターがエルダーヴェイルにいる間だけ働く。',
          '平和な幕開けの間は眠っていて働かない。',
          '支配された後も能力は有効。',
        ],
        en: [
          'As a rule they apply only while the monster is in Eldervale.',
          'During the peaceful start it sleeps and they do not apply.',
          'They stay valid once the monster is controlled.',
        ],
      },
      related: ['monster', 'monster-control', 'peaceful-start'],
      source: ['253-255', '263'],
    },
    {
      id: 'monster-destroyed',
      roles: [],
      title: {
        ja: '破壊されたモンスターは冥界でなく脇に置く',
        en: 'A destroyed monster is set aside, not put in the Underworld',
      },
      reading: 'はかいされたもんすたーはめいかいでなくわきにおく',
      terms: [
        {
          ja: 'モンスターの破壊',
          reading: 'もんすたーのはかい',
          en: 'destroying a monster',
          aliases: [
            '破壊',
            'モンスターを倒す',
            '撃破',
            'destroy',
            'kill a monster',
            'defeated monster',
          ],
        },
      ],
      aliases: ['倒したモンスター', 'モンスターは復活する', 'does it come back'],
      body: {
        ja: [
          '戦闘などで破壊されたら、ミニチュアとカードをまとめて脇に置く。',
          '冥界には行かない。',
          '普通はゲームに戻らない。',
        ],
        en: [
          'When destroyed by a battle or otherwise, set its miniature and card aside.',
          'It does not go to the Underworld.',
          'Normally it never returns to the game.',
        ],
      },
      related: ['battle-casualties', 'battle-reward'],
      source: ['219', '257-259'],
      links: { notices: ['monsterGone'] },
    },
    {
      id: 'monster-control',
      roles: [],
      title: {
        ja: '支配したモンスターは自分のユニットになる',
        en: 'A controlled monster becomes your unit',
      },
      reading: 'しはいしたもんすたーはじぶんのゆにっとになる',
      terms: [
        {
          ja: 'モンスターの支配',
          reading: 'もんすたーのしはい',
          en: 'controlling a monster',
          aliases: ['支配', 'モンスターを操る', 'コントロール', 'control', 'tame', 'dominate'],
        },
      ],
      aliases: ['モンスターを仲間に', 'take control', 'own a monster', '味方のモンスター'],
      body: {
        ja: [
          '効果で支配したら、カードを自分のカード置場に、ミニチュアをすぐに準備エリアに置く。',
          '以後はモンスターではなくユニットとして扱う。突進もしない。',
          '能力は有効なまま。',
          '冥界に行くと支配が終わり、ミニチュアとカードはゲームから除く。',
        ],
        en: [
          'When an effect gives you control, its card goes to your tableau and its miniature at once to your Ready Area.',
          'From then on it is a unit, not a monster, and never charges.',
          'Its abilities stay valid.',
          'If it goes to the Underworld, control ends and miniature and card leave the game.',
        ],
      },
      related: ['monster-control-ability', 'what-is-a-unit', 'underworld'],
      source: ['261-265'],
      links: { notices: ['controlEnds'] },
    },
    {
      id: 'monster-control-ability',
      roles: [],
      title: {
        ja: '印つきの能力は、支配後は支配者だけに働く',
        en: 'Marked abilities: everyone before control, then the controller only',
      },
      reading: 'しるしつきののうりょくは、しはいごはしはいしゃだけにはたらく',
      aliases: ['支配と能力', '全員に効く', 'who is affected', 'ability symbol'],
      body: {
        ja: [
          {
            head: ['状態', '働く相手'],
            rows: [
              ['支配前', '全プレイヤー'],
              ['支配後', '支配しているプレイヤーだけ'],
            ],
          },
          'モンスターカードで専用の印がついた能力についてのルール。',
        ],
        en: [
          {
            head: ['State', 'Applies to'],
            rows: [
              ['not controlled', 'all players'],
              ['controlled', 'the controlling player only'],
            ],
          },
          'This concerns abilities with the special symbol on the monster card.',
        ],
      },
      note: {
        ja: '印の絵はこの資料の文章では失われている。モンスターカードで確かめる。',
        en: 'The picture of the symbol is missing from the source sheet; check the monster card.',
      },
      related: ['monster-control', 'monster-ability'],
      source: ['265'],
    },
    {
      id: 'return-to-lair',
      roles: [],
      title: {
        ja: 'ねぐらに戻るとそこのユニットは冥界へ',
        en: 'A monster returning to its lair sends units there to the Underworld',
      },
      reading: 'ねぐらにもどるとそこのゆにっとはめいかいへ',
      terms: [
        {
          ja: 'ねぐらに戻る',
          reading: 'ねぐらにもどる',
          en: 'return to the lair',
          aliases: ['モンスターを戻す', 'ねぐらへ帰る', 'return to lair', 'send home'],
        },
      ],
      aliases: [
        'ねぐらに別のモンスター',
        'ねぐらがふさがっている',
        'lair occupied',
        'other monster in lair',
      ],
      body: {
        ja: [
          '効果で戻るときは、自分の精霊のねぐらにミニチュアを置く。',
          'そこにいるユニットはすべて冥界に行く。持ち主は1つにつき剣1を得る。',
          '別のモンスターがいれば、手番プレイヤーが隣接する空いている領土を選び、先にそちらを移す。',
          '隣に空いている領土がなければ、その別のモンスターは破壊される。',
        ],
        en: [
          'An effect puts the miniature back on the lair of its element.',
          'All units there go to the Underworld; owners gain 1 Sword each.',
          'If another monster is there, the active player first moves it to an adjacent unoccupied realm.',
          'If there is none, that other monster is destroyed.',
        ],
      },
      related: ['lair', 'underworld', 'monster-destroyed'],
      source: ['223', '267-269'],
    },
  ],
};
