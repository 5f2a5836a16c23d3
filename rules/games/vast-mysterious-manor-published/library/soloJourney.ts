import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const soloJourneyChapter: Chapter = {
  id: 'solo-journey',
  title: { ja: 'ソロ：パラディンの旅', en: 'Solo: Paladin’s Journey' },
  entries: [
    {
      id: 'solo',
      roles: ['paladin'],
      title: {
        ja: 'ソロ「パラディンの旅」：1人で遊ぶパラディン',
        en: 'Solo, Paladin’s Journey: the Paladin for one player',
      },
      reading: 'そろ「ぱらでぃんのたび」：ひとりであそぶぱらでぃん',
      terms: [
        {
          ja: 'パラディンの旅',
          reading: 'ぱらでぃんのたび',
          en: 'Paladin’s Journey',
          aliases: [
            "Paladin's Journey",
            'ソロ',
            'ソロプレイ',
            '1人用',
            '一人プレイ',
            'solo game',
            'solitaire',
          ],
        },
      ],
      aliases: [
        '1人で遊ぶ',
        'ひとりで遊べるか',
        'solo mode',
        'play alone',
        'single player',
        'ソロルール',
      ],
      body: {
        ja: [
          'パラディンを1人で動かす。スケルトンと恐怖は表に従って動く。',
          'ポルターガイストに決まった回数命中させれば勝ち。',
          'ヘルスが0になるか、恐怖が限度に達したら負け。',
          'スケルトンの強さは安定性で、ポルターガイストの筋力は恐怖で決まる。',
        ],
        en: [
          'You play the Paladin alone; Skeletons and Terror follow tables.',
          'Hit a given number of poltergeists to win.',
          'Health 0 or too much Terror loses the game.',
          'Stability sets how strong the Skeletons are, Terror sets the Strength of poltergeists.',
        ],
      },
      note: reported,
      related: ['solo-levels', 'solo-stability', 'solo-terror', 'solo-events', 'solo-start'],
      source: ['R'],
    },
    {
      id: 'solo-levels',
      roles: ['paladin'],
      title: {
        ja: 'ソロの難易度：簡単・ふつう・難しい',
        en: 'Solo levels: easy, normal, hard',
      },
      reading: 'そろのなんいど：かんたん・ふつう・むずかしい',
      aliases: [
        'ソロ 勝利条件',
        'ソロ 負け',
        'ソロ レベル',
        'solo difficulty',
        'how to win solo',
        'how to lose solo',
      ],
      body: {
        ja: [
          {
            head: ['難易度', 'スケルトン', '負け', '勝ち：ポルターガイストに命中'],
            rows: [
              ['簡単', '4体', 'ヘルス0か恐怖12', '5回'],
              ['ふつう', '5体', 'ヘルス0か恐怖12', '6回'],
              ['難しい', '6体', 'ヘルス0か恐怖10', '7回'],
            ],
          },
          '「難しい」には拡張セットのスケルトンが要る。',
        ],
        en: [
          {
            head: ['Level', 'Skeletons', 'lost at', 'won with poltergeists hit'],
            rows: [
              ['easy', '4', 'Health 0 or 12 Terror', '5'],
              ['normal', '5', 'Health 0 or 12 Terror', '6'],
              ['hard', '6', 'Health 0 or 10 Terror', '7'],
            ],
          },
          'The hard level needs the Skeletons of the expansion.',
        ],
      },
      note: reported,
      related: ['solo', 'solo-terror', 'solo-events', 'haunted-hallways'],
      source: ['R'],
    },
    {
      id: 'solo-start',
      roles: ['paladin'],
      title: {
        ja: 'ソロの開始：安定性0、恐怖0、神聖カードに侮蔑',
        en: 'Solo start: Stability 0, Terror 0, Disdain as well',
      },
      reading: 'そろのかいし：あんていせい0、きょうふ0、しんせいかーどにぶべつ',
      aliases: ['ソロ 準備', 'ソロ セットアップ', 'solo setup', 'solo favor', 'ソロ 最初の値'],
      body: {
        ja: [
          '安定性0、恐怖0で始める。',
          '神聖カードは、活力と照らすのほかに侮蔑も持って始める。',
          'キャンペーンでは、階級で開始値が変わる。',
        ],
        en: [
          'Start with Stability 0 and Terror 0.',
          'Besides Vigor and Illuminate you also hold the favor card Disdain.',
          'In a campaign the rank changes these values.',
        ],
      },
      note: reported,
      related: ['solo-campaign', 'favors', 'solo-levels', 'solo-stability'],
      source: ['R'],
    },
    {
      id: 'solo-campaign',
      roles: ['paladin'],
      title: {
        ja: 'ソロのキャンペーン：階級0から3の開始値',
        en: 'Solo campaign: how ranks 0 to 3 start',
      },
      reading: 'そろのきゃんぺーん：かいきゅう0から3のかいしち',
      aliases: [
        'ソロ 階級',
        'ソロ ランク',
        'solo campaign rank',
        'campaign start',
        'キャンペーン 炎 光',
      ],
      body: {
        ja: [
          {
            head: ['階級', '炎', '光', '安定性', '恐怖'],
            rows: [
              ['0', '3', '3', '0', '0'],
              ['1', '2', '2', '1', '1'],
              ['2', '1', '1', '2', '2'],
              ['3', '0', '0', '3', '3'],
            ],
          },
        ],
        en: [
          {
            head: ['Rank', 'Fury', 'Light', 'Stability', 'Terror'],
            rows: [
              ['0', '3', '3', '0', '0'],
              ['1', '2', '2', '1', '1'],
              ['2', '1', '1', '2', '2'],
              ['3', '0', '0', '3', '3'],
            ],
          },
        ],
      },
      note: reported,
      related: ['solo-start', 'fury', 'light', 'solo'],
      source: ['R'],
    },
  ],
};
