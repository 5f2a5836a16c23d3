import type { RuleEntry } from '../../../library/entry';
import { partlyReported } from './reported';

/** Words of the preview edition and what stands in their place. */
export const changedNames: readonly RuleEntry[] = [
  {
    id: 'changes-names-map',
    roles: [],
    title: {
      ja: '名前が変わったもの：マップと全員',
      en: 'Renamed: the map and everybody',
    },
    reading: 'なまえがかわったもの：まっぷとぜんいん',
    aliases: [
      '用語 対応表',
      'アビスタイル',
      'イベントタイル',
      'プレイヤーピース',
      'renamed terms',
      'glossary',
    ],
    body: {
      ja: [
        {
          head: ['プレビュー版', '製品版'],
          rows: [
            ['アビスタイル', '中央の横穴（中央に置くもの）'],
            ['エントランス（スペース）', 'エントランスタイル、館の出口'],
            ['トレジャールーム', 'トレジャータイル'],
            ['イベントタイル', 'ブラッドタイル（別の効果）'],
            ['プレイヤーピース', 'フィギュア（卵とポルターガイストも含む）'],
            ['移動力', '移動する（「Nスペースまで」）'],
            ['視線', '視線が通る'],
            ['離散', '取り除く'],
            ['色付きの枠', '特徴'],
            ['エンチャンター', 'ウォーロック（別のロール）'],
          ],
        },
        '空きスペースは英語でcrypt。「墓所」「クリプト」と呼ばれても同じもの。',
      ],
      en: [
        {
          head: ['Preview', 'Published'],
          rows: [
            ['Abyss tile', 'starting Pit (in the center)'],
            ['Entrance (a space)', 'Entrance tile, the Manor’s entrance'],
            ['Treasure Room', 'Treasure tile'],
            ['Event tile', 'Blood tile (does something else)'],
            ['player piece', 'figure (Eggs and poltergeists too)'],
            ['Movement', 'move (“up to N spaces”)'],
            ['line of sight', 'visible'],
            ['scatter', 'remove'],
            ['colored box', 'trait'],
            ['Enchanter', 'Warlock (a different role)'],
          ],
        },
        'The preview had another name for a crypt: a space without a tile.',
      ],
    },
    note: partlyReported,
    related: ['changes-from-preview', 'changes-names-paladin', 'changes-names-others', 'figure'],
    source: ['43-51', '2302', 'R'],
  },
  {
    id: 'changes-names-paladin',
    roles: ['paladin'],
    title: { ja: '名前が変わったもの：パラディン', en: 'Renamed: the Paladin' },
    reading: 'なまえがかわったもの：ぱらでぃん',
    aliases: ['Grit', 'Fury', 'favor', 'crusade', 'パラディン 用語', 'Sanctity cards'],
    body: {
      ja: [
        '日本語は同じでも、ボードやカードの英語が違うものがある。',
        {
          head: ['プレビュー版', '製品版', '英語の表示'],
          rows: [
            ['経験値', '経験値', 'Grit'],
            ['炎', '炎', 'Fury'],
            ['神聖カード', '神聖カード', 'Favor'],
            ['エンカウンター', '聖戦（役目が同じ）', 'Crusade'],
            ['トレジャートークン', 'トレジャーマーカー', 'Treasure marker'],
            ['たいまつ', 'たいまつ', 'Fire Brand'],
            ['聖痕', '聖痕', 'Holy Symbol'],
            ['数珠', '数珠', 'Prayer Beads'],
            ['ランプを置くときの回転（神聖カード）', '先導', 'Pathfinder'],
          ],
        },
      ],
      en: [
        'Some have a new name, some only a new job under it.',
        {
          head: ['Preview', 'Published', 'Kind'],
          rows: [
            ['Experience', 'Grit', 'dial'],
            ['Fire', 'Fury', 'tokens'],
            ['Sanctity card', 'favor card', 'card'],
            ['encounter', 'crusade (same job)', 'action'],
            ['treasure token', 'treasure marker', 'marker'],
            ['Torch', 'Fire Brand', 'treasure'],
            ['Stigmata', 'Holy Symbol', 'treasure'],
            ['Rosary', 'Prayer Beads', 'treasure'],
            ['rotating a tile when placing a lamp', 'Pathfinder', 'favor card'],
          ],
        },
      ],
    },
    related: ['changes-from-preview', 'grit', 'fury', 'favors', 'paladin-treasures'],
    source: ['2070-2135', '2143-2149', 'C'],
  },
  {
    id: 'changes-names-others',
    roles: ['skeletons', 'spider', 'manor', 'warlock'],
    title: {
      ja: '名前が変わったもの：ほかのロール',
      en: 'Renamed: the other roles',
    },
    reading: 'なまえがかわったもの：ほかのろーる',
    aliases: [
      'モールド',
      'キャスター',
      'ダンシングライト',
      '浮遊',
      'Mold',
      'Sorcerer',
      'cackling skulls',
    ],
    body: {
      ja: [
        {
          head: ['ロール', 'プレビュー版', '製品版'],
          rows: [
            ['スケルトン', '離散', '不死（すぐ戻る）'],
            ['スケルトン', 'ダンシングライト', '高笑いする髑髏（役目が同じ）'],
            ['スケルトン', 'たすき', '肩当て（別の効果）'],
            ['スケルトン', 'ウルフ', '枯死の矢（別の効果）'],
            ['スパイダー', 'キャスター', 'ソーサラー'],
            ['スパイダー', '卵（パワー）', '産卵'],
            ['館', 'モールド', '封印'],
            ['館', 'イベントカード', '儀式カード'],
            ['館', '浮遊', '儀式を行う（役目が同じ）'],
            ['ウォーロック', 'エンチャンター', 'ウォーロック（別のロール）'],
          ],
        },
        '屋根裏と割れ目、素早くて嫌われ者、集める！は、名前も役目もそのまま。',
        '出版社のカード一覧では、ウォーロックの呪文カードがまだ「エンチャンター」に並んでいる。',
      ],
      en: [
        {
          head: ['Role', 'Preview', 'Published'],
          rows: [
            ['Skeletons', 'scatter', 'Undead (back at once)'],
            ['Skeletons', 'dancing light', 'cackling skulls (same job)'],
            ['Skeletons', 'Sash', 'Pauldrons (other effect)'],
            ['Skeletons', 'Wolf', 'Blight Arrow (other effect)'],
            ['Spider', 'Caster', 'Sorcerer'],
            ['Spider', 'Egg (power); Unsettle', 'Lay Egg; Scare'],
            ['Manor', 'Mold', 'Seals'],
            ['Manor', 'Event card', 'ritual card'],
            ['Manor', 'Fly', 'perform a ritual (same job)'],
            ['Warlock', 'Enchanter', 'Warlock (a different role)'],
          ],
        },
        'Attics and crevices is now called Groundskeepers, Quick and loathed Agile, GATHER!! ARM!!, with the same job.',
        'The publisher’s card list still files the Warlock’s spell cards under Enchanter.',
      ],
    },
    related: ['changes-from-preview', 'seals', 'spider-forms', 'cackling-skulls', 'warlock'],
    source: ['2248-2250', '2419', '2609', 'C'],
  },
];
