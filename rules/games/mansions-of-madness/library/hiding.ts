import type { Chapter } from '../../../library/entry';

export const hidingChapter: Chapter = {
  id: 'hiding',
  title: { ja: '潜伏と待避場所', en: 'Hiding and hiding places' },
  entries: [
    {
      id: 'hiding',
      roles: ['investigator'],
      title: { ja: '潜伏は1アクションか1移動ステップ', en: 'To hide: 1 action or 1 Movement Step' },
      reading: 'せんぷくは1あくしょんか1いどうすてっぷ',
      terms: [
        {
          ja: '潜伏',
          reading: 'せんぷく',
          en: 'hiding',
          aliases: ['隠れる', '潜伏状態', 'hide', 'hidden', 'ハイド', '身を隠す'],
        },
      ],
      aliases: ['隠れ方', 'how to hide', '潜伏 効果', '潜伏 恐怖', '潜伏 炎上'],
      body: {
        ja: [
          'アクション1回、または移動ステップ1つを使って潜伏する。',
          'マスターアクションカードの対象にならない。',
          '恐怖判定や炎上などの影響は、潜伏中も受ける。',
          '麻痺、暗闇、炎上は潜伏の費用を変えない。',
        ],
        en: [
          'Use the action or 1 Movement Step to go into hiding.',
          'A hiding investigator is no target for Keeper Action cards.',
          'Horror tests, Fire and the like still apply.',
          'Stun, Darkness and Fire do not change the cost.',
        ],
      },
      note: {
        ja: '待避場所に入るのは別の規則で、アクションだけで行う。',
        en: 'Entering a hiding place is another rule and takes the action.',
      },
      related: ['hiding-target', 'hiding-place', 'horror-test', 'action-step'],
      source: ['27', '156'],
      links: { notices: ['hidingEnded'] },
    },
    {
      id: 'hiding-target',
      roles: ['keeper'],
      title: {
        ja: '潜伏した探索者はアクションカードの対象外',
        en: 'Keeper Action cards cannot target a hiding investigator',
      },
      reading: 'せんぷくしたたんさくしゃはあくしょんかーどのたいしょうがい',
      aliases: ['潜伏 ターゲット', 'target hidden', '潜伏 対象', 'アクションカード 潜伏'],
      body: {
        ja: [
          'マスターは、潜伏している探索者を対象にしてマスターアクションカードを使えない。',
          '潜伏していない探索者には普通に使える。',
        ],
        en: [
          'The keeper cannot use a Keeper Action card with a hiding investigator as its target.',
          'Investigators not in hiding are targeted as usual.',
        ],
      },
      related: ['hiding', 'keeper-action-card'],
      source: ['27', '156'],
    },
    {
      id: 'hiding-place',
      roles: ['investigator'],
      title: {
        ja: '待避場所：入るのは1アクション、出るのは移動か1アクション',
        en: 'Hiding place: action to enter, a move or action to leave',
      },
      reading: 'たいひばしょ：はいるのは1あくしょん、でるのはいどうか1あくしょん',
      terms: [
        {
          ja: '待避場所',
          reading: 'たいひばしょ',
          en: 'hiding place',
          aliases: ['退避場所', '隠れ場所', '避難場所', 'たんす', 'wardrobe', 'shelter', '隠れ家'],
        },
      ],
      aliases: ['待避場所に入る', '待避場所から出る', 'enter hiding place', 'leave hiding place'],
      body: {
        ja: [
          {
            head: ['こと', '費用'],
            rows: [
              ['待避場所に入る', '1アクション'],
              ['待避場所から出る', '移動1回、または1アクション'],
              ['潜伏する（待避場所以外）', '1アクション、または移動ステップ1つ'],
            ],
          },
          '中にいる間は攻撃や移動などができない。',
        ],
        en: [
          {
            head: ['What', 'Cost'],
            rows: [
              ['enter a hiding place', '1 action'],
              ['leave a hiding place', '1 move or 1 action'],
              ['go into hiding elsewhere', '1 action or 1 Movement Step'],
            ],
          },
          'Inside there is no attacking, moving about and so on.',
        ],
      },
      note: {
        ja: '「潜伏」と「待避場所」は費用が違い、この資料でも別の行に分かれている。',
        en: 'Hiding and a hiding place have different costs and are separate rows in the source sheet.',
      },
      related: ['hiding-place-limits', 'hiding-place-attacked', 'hiding'],
      source: ['156', '171'],
    },
    {
      id: 'hiding-place-limits',
      roles: ['investigator'],
      title: {
        ja: '待避場所の中では攻撃・移動・攻撃呪文が不可',
        en: 'Inside a hiding place: no attack, move or attack spell',
      },
      reading: 'たいひばしょのなかではこうげき・いどう・こうげきじゅもんがふか',
      aliases: [
        '待避場所 攻撃',
        '待避場所でできないこと',
        'attack from hiding place',
        '待避場所 呪文',
      ],
      body: {
        ja: [
          '中からは攻撃できず、攻撃タイプの呪文も使えない。',
          '動くには、まず移動かアクションで外へ出る。',
        ],
        en: [
          'From inside there is no attacking and no attack spell.',
          'To go anywhere, first come out with a move or the action.',
        ],
      },
      related: ['hiding-place', 'spell-attack', 'hiding-place-states'],
      source: ['171'],
    },
    {
      id: 'hiding-place-states',
      roles: ['investigator'],
      title: {
        ja: '待避場所でも炎上・暗闇・恐怖判定は避けられない',
        en: 'A hiding place does not stop Fire, Darkness or horror',
      },
      reading: 'たいひばしょでもえんじょう・くらやみ・きょうふはんていはさけられない',
      aliases: [
        '待避場所 火',
        '待避場所 恐怖',
        'hiding place fire',
        'hiding place horror',
        '状態トークン',
      ],
      body: {
        ja: [
          '部屋に置かれた状態トークン（炎上、暗闇など）は、待避場所の中の探索者にも全て効く。',
          '恐怖判定も行う。',
        ],
        en: [
          'All state tokens of the room (Fire, Darkness and so on) affect an investigator in a hiding place.',
          'Horror tests are taken as well.',
        ],
      },
      related: ['hiding-place', 'fire-end-of-turn', 'horror-test'],
      source: ['171'],
    },
    {
      id: 'hiding-place-attacked',
      roles: ['keeper'],
      title: {
        ja: '待避場所の探索者には「モンスター対潜伏」を使う',
        en: 'Attacking into a hiding place: monster versus hiding',
      },
      reading: 'たいひばしょのたんさくしゃには「もんすたーたいせんぷく」をつかう',
      terms: [
        {
          ja: 'モンスター対潜伏',
          reading: 'もんすたーたいせんぷく',
          en: 'monster versus hiding',
          aliases: ['monster vs. hiding', 'monster vs. hidden', '潜伏への攻撃'],
        },
      ],
      aliases: ['隠れた探索者を攻撃', 'attack hidden investigator', '待避場所 攻撃される'],
      body: {
        ja: [
          '待避場所にいる探索者も攻撃される。',
          'モンスターが攻撃する時は、戦闘カードの「モンスター対潜伏」を使う。',
        ],
        en: [
          'An investigator in a hiding place can be attacked.',
          'The monster’s attack uses the monster versus hiding part of the Combat cards.',
        ],
      },
      note: {
        ja: '英語の見出しの正確な語は未確認。',
        en: 'The exact English heading on the card is unconfirmed.',
      },
      related: ['hiding-place', 'monster-attack', 'combat-card'],
      source: ['171'],
    },
  ],
};
