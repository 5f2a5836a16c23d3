import type { GameTitle } from '../shape';

/** What each game is called, and a line about it: all that a list of games needs. */
export const titles = {
  'vast-mysterious-manor': {
    name: 'ヴァスト：不思議の館',
    edition: 'プレビュー版（2018）',
    mark: 'プレビュー版',
    tell: '2018年の試作品とそのルール。ロールにエンチャンター、館はモールド15個、経験値5・18・35でキューブ。',
    about: 'ロールごとに目的もルールも違う非対称ゲーム。数値とロールは版によって異なる。',
  },
  'vast-mysterious-manor-published': {
    name: 'ヴァスト：不思議の館',
    edition: '製品版（2019）',
    mark: '製品版',
    tell: '店で売られた箱。ロールにウォーロック、館は封印14個、経験値7・18・32・41でキューブ。',
    about: 'ロールごとに目的もルールも違う非対称ゲーム。数値とロールは版によって異なる。',
  },
  'vast-crystal-caverns': {
    name: 'ヴァスト：水晶の洞窟',
    edition: 'グールとバイルグール（拡張）',
    about:
      'グールまたはバイルグールで遊ぶ人のための記録と進行。ほかのロールは、グールに関わるところだけを扱う。',
  },
  'mansions-of-madness': {
    name: 'マンションオブマッドネス',
    edition: '第1版',
    about:
      '探索者1〜4人とマスターの記録。判定の目標値と成功率、手番の残り、パズルの手数、モンスターの数値を預かる。',
  },
  'dwellings-of-eldervale': {
    name: 'エルダーヴェイルの住居',
    edition: '基本ゲームと選択ルール',
    about:
      '2〜5人のリソース、ユニット、住居、精霊パワー、栄光を預かる。支払い、戦闘の勝率と勝敗、残りターン、最終得点も数える。マップの並びとカードの文章は卓で見る。',
  },
  'dungeon-lords': {
    name: 'ダンジョンロード',
    edition: 'フルゲームの建設フェイズ',
    about:
      '4人で遊ぶ建設フェイズの進行と、各自の数・地図・パラディンの記録。戦闘は結果だけを入れ、得点計算はルールブックで行う。',
  },
} satisfies Readonly<Record<string, GameTitle>>;
