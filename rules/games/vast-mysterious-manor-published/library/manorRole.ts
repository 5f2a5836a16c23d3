import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const manorRoleChapter: Chapter = {
  id: 'manor-role',
  title: { ja: '館：ロール、準備、難易度', en: 'Manor: role, set-up, difficulty' },
  entries: [
    {
      id: 'manor',
      roles: ['manor'],
      title: {
        ja: '館：タイルを動かし、儀式で封印14を目指すロール',
        en: 'Manor: the role that moves tiles and seeks 14 Seals',
      },
      reading: 'やかた：たいるをうごかし、ぎしきでふういん14をめざすろーる',
      terms: [
        {
          ja: '館',
          reading: 'やかた',
          en: 'Manor',
          aliases: [
            '屋敷',
            '館プレイヤー',
            '館のロール',
            'マナー',
            '洋館',
            'Manor player',
            'mansion',
          ],
        },
      ],
      aliases: ['館とは', '館 目的', 'what does the Manor do', 'Manor role', '館 勝利条件'],
      body: {
        ja: [
          'レイスで儀式を行い、封印が14になると勝つ。',
          '毎ターン、前兆3個を割り当ててタイルの公開や移動、壁、レイスの歩みを行う。',
          'トレジャーを置き、儀式カードを引く。',
          '館の駒はレイス。アタックせず、アタックもされない。',
          '「館」は、タイルでできた建物そのものも指す。',
        ],
        en: [
          'Perform rituals with the Wraith: 14 Seals win.',
          'Each turn assign 3 omens to reveal and move tiles, place walls and move the Wraith.',
          'You place treasures and draw ritual cards.',
          'Your piece is the Wraith. It neither attacks nor is attacked.',
          'The word also means the house itself, made of tiles.',
        ],
      },
      related: ['manor-turn', 'seals', 'wraith', 'omens', 'manor-start'],
      source: ['2419', '2423-2429', '2431-2527'],
    },
    {
      id: 'manor-start',
      roles: ['manor'],
      title: {
        ja: '館の準備：封印0、前兆3個、儀式カード3枚',
        en: 'Setting up the Manor: 0 Seals, 3 omens, 3 ritual cards',
      },
      reading: 'やかたのじゅんび：ふういん0、ぜんちょう3こ、ぎしきかーど3まい',
      aliases: ['館 セットアップ', '館 初期手札', 'Manor setup', 'Manor start', '館 部品'],
      body: {
        ja: [
          {
            head: ['項目', '最初'],
            rows: [
              ['封印', '0'],
              ['前兆', '3個'],
              ['予兆', '0（キューブは6個）'],
              ['手札', '儀式カード3枚（全13枚）'],
              ['レイス', '最初のターンの始めに置く'],
            ],
          },
          '2つの組み合わせでは封印3から始める。',
        ],
        en: [
          {
            head: ['Item', 'At the start'],
            rows: [
              ['Seals', '0'],
              ['omens', '3'],
              ['portents', 'none (6 cubes)'],
              ['hand', '3 ritual cards (13 in all)'],
              ['Wraith', 'placed at the start of turn 1'],
            ],
          },
          'Two role mixes start at 3 Seals.',
        ],
      },
      note: reported,
      related: ['manor-start-seals', 'wraith-start', 'ritual-deck', 'supplies'],
      source: ['2435', 'R'],
    },
    {
      id: 'manor-start-seals',
      roles: ['manor'],
      title: {
        ja: '2つの組み合わせでは封印3から始める',
        en: 'Two role mixes start the Manor at 3 Seals',
      },
      reading: '2つのくみあわせではふういん3からはじめる',
      aliases: ['封印 最初の値', '館 3人', 'start Seals', 'Manor for three players'],
      body: {
        ja: [
          {
            head: ['人数', 'ロール', '最初の封印'],
            rows: [
              ['3', 'パラディン、スパイダー、館', '3'],
              ['3', 'スケルトン、スパイダー、館', '3'],
            ],
          },
          '館のいるほかの組み合わせは0から。',
          '3から14までは、少なくとも4回の儀式。',
        ],
        en: [
          {
            head: ['Players', 'Roles', 'Seals at the start'],
            rows: [
              ['3', 'Paladin, Spider, Manor', '3'],
              ['3', 'Skeletons, Spider, Manor', '3'],
            ],
          },
          'All other mixes with the Manor start at 0.',
          'From 3 to 14 takes at least 4 rituals.',
        ],
      },
      note: reported,
      related: ['seals', 'role-mixes', 'rituals-needed'],
      source: ['R'],
    },
    {
      id: 'manor-keep',
      roles: ['manor'],
      title: {
        ja: '砦：封印3の儀式がないので、少なくとも7回',
        en: 'Keep: without 3-Seal rituals it takes 7 at least',
      },
      reading: 'とりで：ふういん3のぎしきがないので、すくなくとも7かい',
      aliases: ['キープ', '砦 儀式', 'Keep rules', 'Keep how many rituals', '館 難しい'],
      body: {
        ja: [
          '儀式カードは10枚：封印1が6枚、封印2が4枚。合わせてちょうど14。',
          'すべて封印2なら7回。ただし4枚しかないので、山札を作り直さなければならない。',
          '作り直さずに14に届くには、10枚すべてが要る。',
          '予兆は標準と同じように増える。',
        ],
        en: [
          'The deck is 10 cards: six with 1 Seal, four with 2; exactly 14 together.',
          'With 2 each it takes 7 rituals, but there are only four such cards, so the deck must be reshuffled.',
          'Without a reshuffle all 10 are needed to reach 14.',
          'Portents grow as in the standard game.',
        ],
      },
      note: reported,
      related: ['difficulty', 'rituals-needed', 'ritual-deck', 'portents'],
      source: ['R', 'C'],
    },
    {
      id: 'manor-castle',
      roles: ['manor'],
      title: {
        ja: '城：封印1の儀式がないので、予兆も増えない',
        en: 'Castle: without 1-Seal rituals there are no portents',
      },
      reading: 'しろ：ふういん1のぎしきがないので、よちょうもふえない',
      aliases: ['キャッスル', '城 予兆', 'Castle rules', 'Castle portents', '館 とても難しい'],
      body: {
        ja: [
          '儀式カードは7枚：封印2が4枚、封印3が3枚。',
          '予兆を置けるのは封印1の儀式だけなので、予兆は最後まで0。',
          '短い道（タイル4枚）がなく、どの儀式にも6枚か7枚の道が要る。',
          'パワーの強さは前兆3個だけで決まる。',
        ],
        en: [
          'The deck is 7 cards: four with 2 Seals, three with 3.',
          'Only 1-Seal rituals place portents, so there are none all game.',
          'The short paths of 4 tiles are gone: every ritual takes 6 or 7.',
          'Powers are as strong as your 3 omens make them.',
        ],
      },
      note: reported,
      related: ['difficulty', 'portents', 'ritual-deck', 'manor-power-strength'],
      source: ['2500-2503', 'R', 'C'],
    },
  ],
};
