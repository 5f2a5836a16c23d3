import type { Term } from '../../../library/entry';

/** The names of the difficulty levels of each role, very easy to very hard. */
export const paladinLevels: readonly Term[] = [
  {
    ja: '従者',
    reading: 'じゅうしゃ',
    en: 'Squire',
    aliases: ['スクワイア', 'パラディン とても易しい'],
  },
  {
    ja: '守護者',
    reading: 'しゅごしゃ',
    en: 'Protector',
    aliases: ['プロテクター', 'パラディン 易しい'],
  },
  {
    ja: '裁定者',
    reading: 'さいていしゃ',
    en: 'Justicar',
    aliases: ['ジャスティカー', '神殿なし'],
  },
  {
    ja: '領主',
    reading: 'りょうしゅ',
    en: 'Lord',
    aliases: ['ロード', 'パラディン とても難しい'],
  },
];

export const skeletonsLevels: readonly Term[] = [
  {
    ja: 'ならず者',
    reading: 'ならずもの',
    en: 'Miscreant',
    aliases: ['ミスクリアント', 'ヘルス5から'],
  },
  { ja: '親分', reading: 'おやぶん', en: 'Boss', aliases: ['ボス', 'ヘルス6から'] },
  {
    ja: '達人',
    reading: 'たつじん',
    en: 'Master',
    aliases: ['マスター', 'パラディンがアーマー'],
  },
  {
    ja: '将軍',
    reading: 'しょうぐん',
    en: 'Warlord',
    aliases: ['ウォーロード', 'アーマーと後光'],
  },
];

export const spiderLevels: readonly Term[] = [
  {
    ja: '孵りたて',
    reading: 'かえりたて',
    en: 'Hatchling',
    aliases: ['ハッチリング', 'スパイダー とても易しい'],
  },
  {
    ja: '貪る者',
    reading: 'むさぼるもの',
    en: 'Consumer',
    aliases: ['コンシューマー', 'スパイダー 易しい'],
  },
  {
    ja: '女家長',
    reading: 'おんなかちょう',
    en: 'Matriarch',
    aliases: ['メイトリアーク', 'マトリアーク', 'スパイダー 難しい'],
  },
  {
    ja: '魔の女王',
    reading: 'まのじょおう',
    en: 'Demon Queen',
    aliases: ['デーモンクイーン', 'スパイダー とても難しい'],
  },
];

export const manorLevels: readonly Term[] = [
  { ja: '小屋', reading: 'こや', en: 'Shack', aliases: ['シャック', '封印11'] },
  { ja: '別荘', reading: 'べっそう', en: 'Villa', aliases: ['ヴィラ', '封印13'] },
  {
    ja: '砦',
    reading: 'とりで',
    en: 'Keep level',
    aliases: ['キープ', 'Keep', '封印3の儀式なし'],
  },
  { ja: '城', reading: 'しろ', en: 'Castle', aliases: ['キャッスル', '封印1の儀式なし'] },
];

export const warlockLevels: readonly Term[] = [
  {
    ja: 'いかさま師',
    reading: 'いかさまし',
    en: 'Charlatan',
    aliases: ['シャーラタン', 'ウォーロック とても易しい'],
  },
  {
    ja: '操る者',
    reading: 'あやつるもの',
    en: 'Controller',
    aliases: ['コントローラー', 'ウォーロック 易しい'],
  },
  {
    ja: '惑わす者',
    reading: 'まどわすもの',
    en: 'Beguiler',
    aliases: ['ビガイラー', 'ウォーロック 難しい'],
  },
  {
    ja: '心を曲げる者',
    reading: 'こころをまげるもの',
    en: 'Mind Bender',
    aliases: ['マインドベンダー', 'ウォーロック とても難しい'],
  },
];
