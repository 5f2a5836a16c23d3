/**
 * Everyday words that mean the same at any table. Words of one game are aliases of its terms; these
 * belong to none.
 */
const groups = `
サイコロ ダイス さいころ die
コマ 駒 ピース フィギュア piece
手番 ターン 番 turn
準備 セットアップ 用意 支度 setup
開始 スタート 最初 始め
終了 終わり エンド 最後 end
勝利 勝ち 勝つ 勝利条件 win victory
敗北 負け 負ける lose
攻撃 アタック 殴る 叩く attack hit fight
防御 守る 守り ディフェンス defense defend
移動 動く 動かす 進む 歩く move
体力 ヘルス HP ライフ 生命力 health life
死亡 死ぬ 死 倒れる 死んだ die
倒す 殺す 撃破 やっつける 破壊 defeat kill destroy
お金 金貨 ゴールド コイン 金 gold coin money
得点 点数 勝利点 VP ポイント 点 point score vp
人数 プレイヤー数 何人 players
ドロー 引く めくる draw
捨てる 破棄 廃棄 discard
回復 治す 治療 ヒール heal cure recover
逃げる 脱出 逃走 escape flee
同点 同数 引き分け 並んだ tie equal
宝 宝物 トレジャー お宝 treasure
部屋 ルーム room
罠 トラップ ワナ trap
怪物 モンスター 敵 monster enemy
順番 順序 並び order sequence
上限 最大 限度 制限 limit maximum
壁 ウォール wall
支払う 払う コスト 費用 pay cost
隠れる 潜む 潜伏 hide
難易度 レベル 難しさ difficulty level
拡張 ミニ拡張 expansion
一人 ソロ 1人 ひとり solo
得る 獲得 入手 gain
失う なくす 減る 減らす lose
使う 使用 消費 use spend
見る のぞく 確認 look peek
買う 購入 buy purchase
雇う 雇用 徴募 hire recruit
建てる 建設 作る 増築 build
振り直し 振り直す リロール reroll
`;

/** Each word with the others of its group. */
export const everydayWords: readonly (readonly string[])[] = groups
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
