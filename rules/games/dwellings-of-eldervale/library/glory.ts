import type { Chapter } from '../../../library/entry';
import { gloryBoardTracks } from '../gloryBoard';

export const gloryChapter: Chapter = {
  id: 'glory',
  title: { ja: '栄光トラックとオーブ', en: 'Glory Track and Orbs' },
  entries: [
    {
      id: 'glory-track',
      roles: [],
      title: {
        ja: '栄光トラックは右へ進み、上の報酬を得る',
        en: 'Glory Track: move right and gain what stands above',
      },
      reading: 'えいこうとらっくはみぎへすすみ、うえのほうしゅうをえる',
      terms: [
        {
          ja: '栄光トラック',
          reading: 'えいこうとらっく',
          en: 'Glory Track',
          aliases: ['グローリートラック', '名誉トラック', '栄誉トラック', 'honour track'],
        },
        {
          ja: '栄光',
          reading: 'えいこう',
          en: 'Glory',
          aliases: ['グローリー', '名誉', '栄誉', 'honour', 'fame'],
        },
      ],
      aliases: ['栄光の報酬', '栄光アイコン', 'glory icon', 'glory reward'],
      body: {
        ja: [
          '進める指示1つにつき自分のマーカーを1スペース右へ動かし、その上に示されたものを受け取る。',
          '栄光のアイコン1つは「1つ進める」を意味する。',
          '戦闘の勝者は1つ進める。',
          '各スペースの報酬と長さはボードの表示に従う。',
        ],
        en: [
          'For each advance move your marker one space right and gain what is shown above that space.',
          'One Glory icon means one advance.',
          'The winner of a battle advances by one.',
          'Rewards and length are as printed on the board.',
        ],
      },
      related: ['glory-enter', 'glory-end', 'glory-orb', 'battle-reward'],
      source: ['225-231', '217'],
      links: {
        tracks: ['player1.glory', ...gloryBoardTracks.map(({ id }) => `board.${id}`)],
        notices: [
          'gloryGoods',
          'gloryVp',
          'gloryTreasure',
          'gloryPower',
          'gloryUnread',
          'gloryBack',
        ],
      },
    },
    {
      id: 'glory-enter',
      roles: [],
      title: {
        ja: '初めての再編成でマーカーが栄光トラックに入る',
        en: 'Your marker enters the Glory Track at your first regroup',
      },
      reading: 'はじめてのさいへんせいでまーかーがえいこうとらっくにはいる',
      aliases: ['栄光マーカーを置く', '最初の再編成', 'enter glory track', 'first regroup'],
      body: {
        ja: [
          '再編成のステップ5で、トレイに残る得点マーカーを栄光トラックの印のあるスペースに置く。',
          '2回目以降の再編成では置くものがない。',
          '全員のマーカーがそろうと、平和な幕開けが終わる。',
        ],
        en: [
          'In step 5 of a regroup put the scoring marker left in your tray on the marked space of the Glory Track.',
          'Later regroups have nothing to add.',
          'Once every player’s marker is there, the peaceful start is over.',
        ],
      },
      related: ['regroup', 'peaceful-start', 'scoring-markers'],
      source: ['28', '123', '208'],
      links: { steps: ['enterGlory'] },
    },
    {
      id: 'glory-end',
      roles: [],
      title: {
        ja: '栄光トラックの端では、進むたびに2VP',
        en: 'At the end of the Glory Track each advance gives 2 VP',
      },
      reading: 'えいこうとらっくのはしでは、すすむたびに2VP',
      aliases: ['栄光 最後', '栄光が最大', 'end of glory', 'beyond the end'],
      body: {
        ja: [
          '最後のスペースからさらに進めるときは、1回につき2VPを得る。',
          '例：残り1スペースで3つ進めると、端まで進んで4VP。',
        ],
        en: [
          'When your marker is on the last space, every further advance gives 2 VP.',
          'Example: three advances with one space left take you to the end and give 4 VP.',
        ],
      },
      related: ['glory-track', 'vp-sources'],
      source: ['227'],
      links: { notices: ['gloryEnd'] },
    },
    {
      id: 'glory-orb',
      roles: [],
      title: {
        ja: '栄光のオーブは最初に入った人が2VPの代わりに取る',
        en: 'Glory Orb: the first to enter may take it instead of 2 VP',
      },
      reading: 'えいこうのおーぶはさいしょにはいったひとが2VPのかわりにとる',
      aliases: ['栄光トラック オーブ', 'オーブか2点', 'orb or 2 VP', 'glory orb'],
      body: {
        ja: [
          'オーブが置かれたスペースは2か所。',
          '一番乗りのプレイヤーは、2VPとオーブのどちらかを選んで受け取る。',
          '2番目から後に入ったプレイヤーは2VPを得る。',
        ],
        en: [
          'Two spaces hold an Orb.',
          'The first player to enter such a space may take the Orb instead of 2 VP.',
          'Everybody who enters later gets 2 VP.',
        ],
      },
      note: {
        ja: '最初の人がオーブを取らなかったとき、次の人が取れるかは資料にない。このアプリでは取れない。',
        en: 'Whether a later player may take an Orb the first one left is not stated; in this app nobody may.',
      },
      related: ['glory-track', 'orb', 'setup-orbs'],
      source: ['24', '229'],
      links: { tracks: ['player1.gloryOrbs'], notices: ['gloryOrb'] },
    },
    {
      id: 'orb',
      roles: [],
      title: {
        ja: 'オーブは精霊パワーと栄光のトラックで最初の人が得る',
        en: 'Orbs go to the first on elemental power and Glory spaces',
      },
      reading: 'おーぶはせいれいぱわーとえいこうのとらっくでさいしょのひとがえる',
      terms: [
        {
          ja: 'オーブ',
          reading: 'おーぶ',
          en: 'Orb',
          aliases: ['ガラスビーズ', '宝珠', '玉', 'glass bead', 'sphere'],
        },
      ],
      aliases: [
        'オーブの入手法',
        'オーブはどこで',
        'where do orbs come from',
        'get an orb',
        'オーブを得る',
      ],
      body: {
        ja: [
          {
            head: ['場所', '条件'],
            rows: [
              ['精霊パワートラックの端（使う精霊ごとに1個）', '最初に到達'],
              ['栄光トラックの2か所', '最初に入り、2VPの代わりに取る'],
            ],
          },
          '使わずに残したオーブは、終了時に1個1VP。',
        ],
        en: [
          {
            head: ['Place', 'Condition'],
            rows: [
              ['end of an elemental power track (1 per used element)', 'be the first to reach it'],
              ['two spaces of the Glory Track', 'be the first to enter; instead of 2 VP'],
            ],
          },
          'An unused Orb is worth 1 VP at the end.',
        ],
      },
      related: ['orb-uses', 'power-orb', 'glory-orb', 'setup-orbs'],
      source: ['24', '229', '237', '284'],
      links: { tracks: ['player1.orbs'] },
    },
    {
      id: 'orb-uses',
      roles: [],
      title: { ja: 'オーブの使い道5つ', en: 'Five ways to use an Orb' },
      reading: 'おーぶのつかいみち5つ',
      aliases: ['オーブを使う', 'オーブで何ができる', 'use an orb', 'spend orb'],
      body: {
        ja: [
          {
            head: ['使い道', '効果'],
            rows: [
              ['オーブ報酬', '空いたスペースに置き、描かれたものを得る'],
              ['コスト枠', '冒険カードのコストを0にする'],
              ['オーブ強化', '左上に印のあるカードを強くする'],
              ['傭兵（選択）', 'ゲームの残りの間、雇い続ける'],
              ['残す', '終了時に1VP'],
            ],
          },
          '最初の4つは自分のターンのフリーアクション。',
        ],
        en: [
          {
            head: ['Use', 'Effect'],
            rows: [
              ['Orb Reward', 'put it on a free space and gain what is shown'],
              ['cost frame', 'the cost on an Adventure card becomes 0'],
              ['Orb upgrade', 'strengthens a card with the symbol at its top left'],
              ['mercenary (option)', 'hired for the rest of the game'],
              ['keep it', '1 VP at the end'],
            ],
          },
          'The first four are free actions of your turn.',
        ],
      },
      related: ['orb-reward', 'cost-frame', 'orb-upgrade', 'mercenary-hire'],
      source: ['159-164', '284'],
    },
    {
      id: 'orb-reward',
      roles: [],
      title: {
        ja: 'オーブ報酬は空いているスペースだけ選べる',
        en: 'An Orb Reward space can be used only while free',
      },
      reading: 'おーぶほうしゅうはあいているすぺーすだけえらべる',
      terms: [
        {
          ja: 'オーブ報酬',
          reading: 'おーぶほうしゅう',
          en: 'Orb Reward',
          aliases: ['オーブリワード', 'オーブの報酬', 'orb bonus'],
        },
      ],
      aliases: ['オーブを置く', '星つきの数字', 'star number', 'same orb reward twice'],
      body: {
        ja: [
          'フリーアクション。持っているオーブ1つを、オーブ報酬の空いているスペースに置く。',
          '置いた所に描かれたものを得る。★の数字はVP。',
          'オーブが乗っているスペースは使えない。',
          '報酬の内容はボードの表示に従う。',
        ],
        en: [
          'A free action: put one of your Orbs on a free Orb Reward space.',
          'Gain what it shows; a number with a star is VP.',
          'A space that holds an Orb is taken.',
          'The rewards are as printed on the board.',
        ],
      },
      related: ['orb-uses', 'free-actions', 'vp-sources'],
      source: ['159'],
    },
  ],
};
