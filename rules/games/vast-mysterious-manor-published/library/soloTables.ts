import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const soloTablesChapter: Chapter = {
  id: 'solo-tables',
  title: { ja: 'ソロ：安定性と恐怖', en: 'Solo: Stability and Terror' },
  entries: [
    {
      id: 'solo-stability',
      roles: ['paladin'],
      title: {
        ja: 'ソロの安定性：スケルトンの移動、突進、筋力',
        en: 'Solo Stability: Movement, Rush and Strength of Skeletons',
      },
      reading: 'そろのあんていせい：すけるとんのいどう、とっしん、きんりょく',
      aliases: [
        'ソロ スケルトン 表',
        'ソロ スケルトン 筋力',
        'solo skeleton movement',
        'solo rush',
        'solo skeleton strength',
        'ソロ ラッシュ',
      ],
      body: {
        ja: [
          {
            head: ['安定性', '移動', '突進', '筋力'],
            rows: [
              ['0〜2', '3', '0', '1'],
              ['3〜4', '4', '1', '1'],
              ['5', '4', '1', '2'],
              ['6', '5', '1', '2'],
              ['7', '5', '2', '2'],
              ['8', '5', '2', '3'],
              ['9', '6', '2', '3'],
              ['10以上', '6', '3', '3'],
            ],
          },
          '安定性は公開したタイルで上下する。',
        ],
        en: [
          {
            head: ['Stability', 'Movement', 'Rush', 'Strength'],
            rows: [
              ['0 to 2', '3', '0', '1'],
              ['3 to 4', '4', '1', '1'],
              ['5', '4', '1', '2'],
              ['6', '5', '1', '2'],
              ['7', '5', '2', '2'],
              ['8', '5', '2', '3'],
              ['9', '6', '2', '3'],
              ['10 and more', '6', '3', '3'],
            ],
          },
          'Revealed tiles raise and lower Stability.',
        ],
      },
      note: {
        ja: '早見ページが伝える表。突進（ラッシュ）が何をするかは、このアプリの資料にない。',
        en: 'The table is reported by a public reference page. What Rush does is not in the material of this app.',
      },
      related: ['solo-events', 'solo-terror', 'solo-start', 'stability'],
      source: ['R', 'U'],
    },
    {
      id: 'solo-terror',
      roles: ['paladin'],
      title: {
        ja: 'ソロの恐怖：ポルターガイストの筋力1・2・3',
        en: 'Solo Terror: poltergeist Strength 1, 2, 3',
      },
      reading: 'そろのきょうふ：ぽるたーがいすとのきんりょく1・2・3',
      aliases: [
        'ソロ ポルターガイスト',
        'ソロ 恐怖 表',
        'solo poltergeist strength',
        'solo terror table',
        'ポルターガイスト 筋力 ソロ',
      ],
      body: {
        ja: [
          {
            head: ['恐怖', 'ポルターガイストの筋力'],
            rows: [
              ['0〜3', '1'],
              ['4〜7', '2'],
              ['8以上', '3'],
            ],
          },
        ],
        en: [
          {
            head: ['Terror', 'Poltergeist Strength'],
            rows: [
              ['0 to 3', '1'],
              ['4 to 7', '2'],
              ['8 and more', '3'],
            ],
          },
        ],
      },
      note: reported,
      related: ['solo-terror-discards', 'solo-events', 'poltergeist', 'solo-levels'],
      source: ['R'],
    },
    {
      id: 'solo-terror-discards',
      roles: ['paladin'],
      title: {
        ja: 'ソロ：恐怖4・8でトレジャー、6・10で神聖カードを捨てる',
        en: 'Solo: Terror 4, 8 costs a treasure, 6, 10 a favor card',
      },
      reading: 'そろ：きょうふ4・8でとれじゃー、6・10でしんせいかーどをすてる',
      aliases: [
        'ソロ トレジャーを失う',
        'ソロ 神聖カードを失う',
        'solo discard treasure',
        'solo discard favor',
        'solo terror thresholds',
      ],
      body: {
        ja: [
          {
            head: ['恐怖が届いたら', '捨てる'],
            rows: [
              ['4', 'トレジャー1枚'],
              ['6', '神聖カード1枚'],
              ['8', 'トレジャー1枚'],
              ['10', '神聖カード1枚'],
            ],
          },
          '「難しい」では恐怖10で負けなので、最後の行は起きない。',
        ],
        en: [
          {
            head: ['Terror reached', 'Discard'],
            rows: [
              ['4', 'a treasure'],
              ['6', 'a favor card'],
              ['8', 'a treasure'],
              ['10', 'a favor card'],
            ],
          },
          'On the hard level Terror 10 loses the game, so the last row never comes.',
        ],
      },
      note: reported,
      related: ['solo-terror', 'solo-levels', 'favors', 'paladin-treasures'],
      source: ['R'],
    },
    {
      id: 'solo-events',
      roles: ['paladin'],
      title: {
        ja: 'ソロで安定性と恐怖が動くとき',
        en: 'Solo: when Stability and Terror change',
      },
      reading: 'そろであんていせいときょうふがうごくとき',
      aliases: [
        'ソロ 出来事',
        'ソロ ターン終了時',
        'solo events',
        'solo terror each turn',
        'ソロ 横穴 武器庫',
        'ソロ ブラッド',
      ],
      body: {
        ja: [
          {
            head: ['出来事', '変化'],
            rows: [
              ['横穴を公開する', '安定性 +1'],
              ['武器庫を公開する', '安定性 −1'],
              ['ブラッドタイルを公開する', '恐怖 +1'],
              ['ブラッドを取り除く', '恐怖 −1'],
              ['毎ターン終了時', '恐怖 +1'],
            ],
          },
          '恐怖0から始めてブラッドを取り除かなければ、遅くとも12ターン目の終わりに恐怖12になる。',
        ],
        en: [
          {
            head: ['What happens', 'Change'],
            rows: [
              ['a Pit is revealed', 'Stability +1'],
              ['an Armory is revealed', 'Stability −1'],
              ['a Blood tile is revealed', 'Terror +1'],
              ['a blood token is removed', 'Terror −1'],
              ['every turn end', 'Terror +1'],
            ],
          },
          'Without removing blood, Terror goes from 0 to 12 by the end of turn 12 at the latest.',
        ],
      },
      note: reported,
      related: ['solo-stability', 'solo-terror', 'solo-levels', 'blood'],
      source: ['R'],
    },
  ],
};
