import type { Both, Table } from '../../../library/entry';

/** Every difference between the editions that concerns everybody or the map. */
export const mapTable: Both<Table> = {
  ja: {
    head: ['全体とマップ', 'プレビュー版', '製品版'],
    rows: [
      ['5つ目のロール', 'エンチャンター（章なし）', 'ウォーロック。駒5つを支配して勝利'],
      [
        '手番順',
        'パラディン、スケルトン、スパイダー、館、エンチャンター',
        '同じ。最後がウォーロック',
      ],
      [
        '中央のタイル',
        'アビスタイル（スパイダーがいなければボックスへ）',
        '中央の横穴、いつも置く',
      ],
      ['エントランス', 'スペース。その前にダークタイル', 'エントランスタイル。ライトタイルの1枚'],
      ['武器庫', '5枚、1枚は予備', '4枚'],
      ['最初のダークタイル', '1枚と、中央のまわりに4枚', '45枚から6枚、ルールブックの絵のとおり'],
      ['イベント', 'イベントデッキと館の手札', 'なし。ブラッドタイルと儀式カードになった'],
      ['移動', '移動力を払う', '「Nスペースまで」'],
      ['ダークタイル越しに見る', 'スパイダーとスケルトンはできる', '誰もできない'],
    ],
  },
  en: {
    head: ['Everybody and the map', 'Preview', 'Published'],
    rows: [
      ['Fifth role', 'Enchanter (no chapter)', 'Warlock; wins with 5 dominated pieces'],
      ['Turn order', 'Paladin, Skeletons, Spider, Manor, Enchanter', 'the same, Warlock last'],
      ['Center tile', 'Abyss tile (to the box without a Spider)', 'starting Pit, always'],
      ['Entrance', 'a space with a Dark tile in front', 'the Entrance tile, a Lit tile'],
      ['Armories', '5, one spare', '4'],
      ['First Dark tiles', '1, and 4 around the center', '6 of 45, as in the rulebook’s picture'],
      ['Events', 'Event deck and the Manor’s hand', 'gone: Blood tiles and ritual cards'],
      ['Moving', 'movement points', '“up to N spaces”'],
      ['Seeing through Dark tiles', 'Spider and Skeletons', 'nobody'],
    ],
  },
};

/** Every difference that concerns the Manor. */
export const manorTable: Both<Table> = {
  ja: {
    head: ['館', 'プレビュー版', '製品版'],
    rows: [
      ['勝利', 'モールド15', '封印14（難易度により13か11）'],
      [
        'キューブ',
        '前兆12個。最初は4個、次からポルターガイストの数で',
        '毎ターン前兆3個と、予兆6個まで',
      ],
      ['ステップの順', 'スワップ、シフト、公開、壁、イベント', '公開、シフト、スワップ、壁、歩く'],
      ['占領されたタイルのシフトとスワップ', '距離が半分', '距離はそのまま、駒もいっしょに動く'],
      ['歩く', 'イベントカード1枚ごとに2', '「歩く」のトラック'],
      ['レイスが駒のところへ入る', '押す、取り除く、経験値 −3', '何の効果もない'],
      ['浮遊 → 儀式', '1ターンに何回でも、どちらの端からでも', '1ターンに1回、レイスから'],
      ['儀式カードの手札', '上限なし', '5枚'],
      ['置くトレジャー', '割り当てた前兆しだい（ボードを見る）', '1・1・2・2'],
      ['レイスの最初の場所', '未占領のダークタイル', 'フィギュアのいないどのタイルでも'],
      ['館の公開で出たポルターガイスト', 'そのタイル', '未占領のどのライトタイルでも（不気味）'],
    ],
  },
  en: {
    head: ['Manor', 'Preview', 'Published'],
    rows: [
      ['Wins by', '15 Mold', '14 Seals (13 or 11 by difficulty)'],
      [
        'Cubes',
        '12 Omens, 4 at first, then by Poltergeists',
        '3 Omen cubes every turn and up to 6 Portent cubes',
      ],
      [
        'Order of steps',
        'Swap, Shift, Reveal, Walls, Events',
        'Reveal, Shift, Swap, Walls, Move Wraith',
      ],
      ['Shift and Swap of occupied tiles', 'half the distance', 'full distance, pieces ride along'],
      ['Walk / Move Wraith', '2 per Event card', 'the Move Wraith track'],
      ['The Wraith enters pieces', 'pushes, removes, Experience −3', 'no effect at all'],
      ['Fly / ritual', 'any number per turn, from either end', '1 per turn, from the Wraith'],
      ['Hand of ritual cards', 'no limit', '5'],
      ['Treasures placed', 'by Omens assigned (see the board)', '1, 1, 2, 2'],
      ['The Wraith starts on', 'an unoccupied Dark tile', 'any tile without figures'],
      ['Poltergeist revealed by the Manor', 'on that tile', 'on any empty Lit tile (Spooky)'],
    ],
  },
};
