import type { Both, Table } from '../../../library/entry';

/** Every difference between the editions that concerns the Paladin's cubes, Grit and fights. */
export const paladinCubesTable: Both<Table> = {
  ja: {
    head: ['パラディン：キューブと経験値', 'プレビュー版', '製品版'],
    rows: [
      [
        'ステータス',
        '感知力・移動力・筋力、それぞれ1から',
        '備え・疾走・聖戦のアクション。筋力と防御力は0から',
      ],
      ['ヘルス', '7', '7（難易度により5か6）'],
      ['ヘルスの回復', '光5と経験値5で +1', 'なし'],
      ['ヒーローキューブ', '2個、5・18・35で +1（全5個）', '3個、7・18・32・41で +1（全7個）'],
      [
        'タスク',
        '4つ。達成で神聖カード（経験値11・26、タイル20枚、2回のアタック）',
        'なし。神聖カードは経験値13と25で得て、下回ると失う',
      ],
      ['配置ずみキューブの分を下回る', 'ターンがすぐ終わる', 'キューブを1個外すだけ'],
      ['経験値の減少', '光 +1', '何も得ない'],
      ['館タイルを公開', '経験値 +2', '経験値 +2'],
      ['卵に命中', '経験値 +5', '経験値 +5'],
      ['ポルターガイスト', '筋力2（3が必要）、経験値 +4', '防御力1（2が必要）、経験値 +3'],
      ['スパイダーがいない', 'ポルターガイスト7体か5体で勝利', 'その組み合わせはない'],
    ],
  },
  en: {
    head: ['Paladin: cubes and Grit', 'Preview', 'Published'],
    rows: [
      [
        'Statistics',
        'Perception, Movement, Strength, each from 1',
        'actions prepare, sprint, crusade; Strength and Defense from 0',
      ],
      ['Health', '7', '7 (5 or 6 by difficulty)'],
      ['Healing', '5 Light and 5 Experience for +1 Health', 'none'],
      ['Hero cubes', '2, +1 at 5, 18, 35 (5 in all)', '3, +1 at 7, 18, 32, 41 (7 in all)'],
      [
        'Tasks',
        '4, for Sanctity cards (Experience 11 and 26, 20 tiles, 2 attacks)',
        'none; favor cards at Grit 13 and 25, lost when falling below',
      ],
      ['Falling below with that cube placed', 'the turn ends at once', 'just remove a cube'],
      ['Losing Grit', 'Light +1', 'nothing'],
      ['Revealing a tile', 'Experience +2', 'Grit +2'],
      ['Hitting an Egg', 'Experience +5', 'Grit +5'],
      ['Poltergeist', 'Strength 2 (3 needed), Experience +4', 'Defense 1 (2 needed), Grit +3'],
      ['Without the Spider', 'wins with 7 or 5 Poltergeists', 'no such mix'],
    ],
  },
};

/** Every difference that concerns Fury, Light, lamps and treasures. */
export const paladinFaithTable: Both<Table> = {
  ja: {
    head: ['パラディン：炎と光、トレジャー', 'プレビュー版', '製品版'],
    rows: [
      ['炎の上限', '5', '5'],
      ['光の上限', '5', '8'],
      [
        '炎を得る',
        'スパイダーにもポルターガイストにもアタックしなかったターン',
        'スパイダーに命中しなかったターン',
      ],
      ['光を得る', 'アタック1回ごと、経験値の減少ごと', '命中1回ごと'],
      [
        'ランプ',
        'スケルトンは移動コスト +1。そこで終わると光に戻る',
        'スケルトンの移動が止まり、ランプはなくなる',
      ],
      ['ランプのあるタイルに重ねる', '隣を公開する', '–'],
      ['神殿', '信仰1個か神聖カード', '炎1か光1、または神聖カードの入れ替え'],
      ['拒否したトレジャー', '経験値 +5', '経験値 +5'],
      ['館が引いたもう1枚', 'デッキの下', '捨てる'],
      ['受け取ったトレジャー', '裏向きで置き、あとで見せる', '手札に持ち、あとで使う'],
      ['アーマー', '感知力 +1', '1回だけヘルスの減少を防ぐ'],
      ['後光、聖痕', 'ターンの終わり', 'ターンの始め'],
      ['ウィングブーツ', '移動力 +2', '疾走が4スペース'],
      ['数珠', '信仰3個と、3枚引いて1枚', '炎2か光2と、神聖カード1枚'],
      ['マジックメイス', '筋力 +1 とブリーチ', 'ブリーチ'],
      ['たいまつ', '炎3で蜘蛛の子をもう1体、炎1で安定性 −2', '炎3で蜘蛛の子をもう1体だけ'],
    ],
  },
  en: {
    head: ['Paladin: Fury, Light, treasures', 'Preview', 'Published'],
    rows: [
      ['Limit of Fire / Fury', '5', '5'],
      ['Limit of Light', '5', '8'],
      ['Gaining Fire / Fury', 'no Spider and no Poltergeist attacked', 'the Spider not hit'],
      ['Gaining Light', 'per attack, per loss of Experience', 'per hit'],
      [
        'Lamp',
        'costs Skeletons 1 more; back to Light if one ends there',
        'ends a Skeleton’s move and goes',
      ],
      ['Lamp on a lamped tile', 'reveals its neighbors', '–'],
      ['Shrine', '1 faith or a Sanctity card', '1 Fury or 1 Light, or swap a favor card'],
      ['Refused treasure', 'Experience +5', 'Grit +5'],
      ['The other card the Manor drew', 'under the deck', 'discarded'],
      ['Treasure kept', 'face down, shown later', 'in hand, played later'],
      ['Armor', 'Perception +1', 'absorbs 1 Health loss once'],
      ['Halo; Stigmata / Holy Symbol', 'at the end of the turn', 'at the start of the turn'],
      ['Winged Boots', 'Movement +2', 'sprint of 4'],
      [
        'Rosary / Prayer Beads',
        '3 faith, and draw 3, keep 1',
        '2 Fury or 2 Light, and 1 favor card',
      ],
      ['Magic Mace', 'Strength +1 and a breach', 'a breach'],
      [
        'Torch / Fire Brand',
        '3 Fire: 1 more Spiderling; 1 Fire: Stability −2',
        '3 Fury: 1 more Spiderling, nothing else',
      ],
    ],
  },
};
