import type { Chapter } from '../../../library/entry';

export const paladinSpiritsChapter: Chapter = {
  id: 'paladin-spirits',
  title: {
    ja: 'パラディン：卵、ポルターガイスト、レイスなど',
    en: 'Paladin: eggs, Poltergeists, Wraith, Enchanter',
  },
  entries: [
    {
      id: 'paladin-attack-egg',
      roles: ['paladin', 'spider'],
      title: {
        ja: '卵は防御力1＋ブラッド、壊すと経験値 +5',
        en: 'Egg: Defense 1 + Blood; destroying it gives Experience +5',
      },
      reading: 'たまごはぼうぎょりょく1+ぶらっど、こわすとけいけんち +5',
      aliases: [
        '卵を壊す',
        '卵を攻撃',
        '卵 筋力',
        'destroy egg',
        'attack egg',
        '卵 必要な筋力',
        'たまご',
      ],
      body: {
        ja: [
          '卵のあるタイルには、筋力に関係なく入れる。',
          '筋力が卵の防御力を上回ればアタックできる。防御力は1で、卵の上のブラッド1つごとに1増える。',
          '例：ブラッド2つの卵は防御力3なので、筋力4が必要。',
          '壊した卵とブラッドは全部スパイダーのサプライに戻り、経験値を5、アタックした分の光を1得る。',
        ],
        en: [
          'You may enter a tile with an egg whatever your Strength.',
          'You can attack it with Strength above its Defense: 1, and 1 for each Blood on it.',
          'Example: an egg with 2 Blood has Defense 3, so it takes Strength 4.',
          'The egg and all its Blood return to the Spider’s supply; you gain 5 Experience, and 1 Light for the attack.',
        ],
      },
      related: [
        'paladin-experience-gains',
        'attack-strength',
        'paladin-attacks-overview',
        'spider-egg-defense',
      ],
      source: ['117', '141-142', '162', '444'],
    },
    {
      id: 'paladin-attack-poltergeist',
      roles: ['paladin'],
      title: {
        ja: 'ポルターガイストは筋力3で倒せる、経験値 +4',
        en: 'Strength 3 defeats a Poltergeist: Experience +4',
      },
      reading: 'ぽるたーがいすとはきんりょく3でたおせる、けいけんち +4',
      aliases: [
        'ポルターガイストを倒す',
        'ポルターガイスト 筋力',
        'attack Poltergeist',
        'defeat Poltergeist',
        '幽霊を倒す',
      ],
      body: {
        ja: [
          'ポルターガイストの筋力はいつも2なので、筋力3以上が必要。',
          'エンカウンターの中でアタックすると倒れ、館のサプライに戻る。',
          '経験値を4、アタックした分の光を1得る。',
          'スパイダーがいないゲームでは、進展カードに記録する。7体、館もいなければ5体で勝ち。',
          'アタックしたターンの終わりには、炎を得られない。',
        ],
        en: [
          'Its Strength is always 2, so you need 3 or more.',
          'Attacked in an encounter it is defeated and returns to the Manor’s supply.',
          'You gain 4 Experience, and 1 Light for the attack.',
          'Without a Spider note it on the progress card: 7 win, or 5 if there is no Manor either.',
          'In a turn with such an attack you gain no Fire at the end.',
        ],
      },
      related: [
        'paladin-revealed-poltergeist',
        'paladin-retreat',
        'poltergeist',
        'paladin-victory-poltergeists',
        'paladin-fire-strength',
      ],
      source: ['143-144', '148', '163', '204'],
    },
    {
      id: 'paladin-revealed-poltergeist',
      roles: ['paladin'],
      title: {
        ja: '公開したポルターガイストはその場でアタックする',
        en: 'A Poltergeist you reveal must be attacked at once',
      },
      reading: 'こうかいしたぽるたーがいすとはそのばであたっくする',
      aliases: [
        'ポルターガイストが出た',
        'ポルターガイストタイル',
        'revealed Poltergeist',
        'must fight',
        '出現 戦う',
      ],
      body: {
        ja: [
          'ポルターガイストのタイルを公開したら、置かれた1体をすぐアタックしなければならない。',
          '追加の感知力はいらない。同じエンカウンターの一部になる。',
          '足りない筋力は、その場でヒーローキューブを置くか炎を消費して上げてよい。',
          '筋力3に届かない、または上げないと決めたなら、入ってきたタイルへ撤退する。',
        ],
        en: [
          'When you reveal a Poltergeist tile, you have to attack the one that appears at once.',
          'It costs no further Perception: it is part of the same encounter.',
          'To raise your Strength, place hero cubes or spend Fire right then.',
          'If you cannot reach 3, or choose not to, retreat to the tile you came from.',
        ],
      },
      related: [
        'paladin-retreat',
        'paladin-first-tile-poltergeist',
        'paladin-attack-poltergeist',
        'paladin-fire-strength',
      ],
      source: ['127', '145-146'],
    },
    {
      id: 'paladin-retreat',
      roles: ['paladin'],
      title: {
        ja: '撤退：筋力2以下なら元のタイルへ、移動力はいらない',
        en: 'Retreat: with Strength 2 or less go back, at no Movement',
      },
      reading: 'てったい：きんりょく2いかならもとのたいるへ、いどうりょくはいらない',
      terms: [
        {
          ja: '撤退',
          reading: 'てったい',
          en: 'retreat',
          aliases: ['退却', '後退', '引き返す', 'withdraw'],
        },
      ],
      aliases: [
        'ポルターガイストに勝てない',
        'ポルターガイストから逃げる',
        'cannot beat Poltergeist',
        'flee from Poltergeist',
        '元のタイル',
        '戻る',
      ],
      body: {
        ja: [
          '公開したポルターガイストに筋力が届かない、または上げないと決めたとき、すぐ入ってきたタイルへ撤退する。',
          '撤退に移動力は消費しない。',
          'ポルターガイストはそのタイルに残る。',
          'ゲーム最初のタイルからエントランスへは撤退できない。',
        ],
        en: [
          'If your Strength does not reach the Poltergeist you revealed, or you choose not to raise it, retreat at once to the tile you came from.',
          'Retreating costs no Movement.',
          'The Poltergeist stays on its tile.',
          'You cannot retreat to the Entrance from the first tile of the game.',
        ],
      },
      related: ['paladin-revealed-poltergeist', 'paladin-first-tile-poltergeist', 'poltergeist'],
      source: ['146-147'],
    },
    {
      id: 'paladin-first-tile-poltergeist',
      roles: ['paladin'],
      title: {
        ja: '最初の1枚がポルターガイストなら必ず戦う',
        en: 'If the first tile is a Poltergeist, you must fight',
      },
      reading: 'さいしょの1まいがぽるたーがいすとならかならずたたかう',
      aliases: [
        '最初のターン',
        '1ターン目',
        'first turn Poltergeist',
        'エントランスに撤退',
        '最初のタイル ポルターガイスト',
      ],
      body: {
        ja: [
          'ゲーム最初のターン、館に入って公開した1枚目がポルターガイストなら、戦わなければならない。',
          'エントランスへは撤退できない。',
          '筋力3に届くようにヒーローキューブを残しておく。',
        ],
        en: [
          'If the first tile you reveal on entering the manor in the first turn is a Poltergeist, you have to fight it.',
          'There is no retreat to the Entrance.',
          'Keep hero cubes to reach Strength 3.',
        ],
      },
      note: {
        ja: 'キューブ2個でも筋力3に届かないボードの場合の扱いは、この資料にない。',
        en: 'What happens if two cubes do not reach Strength 3 is not in the source sheet.',
      },
      related: ['paladin-retreat', 'paladin-revealed-poltergeist', 'entrance'],
      source: ['147'],
    },
    {
      id: 'paladin-attack-wraith',
      roles: ['paladin', 'manor'],
      title: {
        ja: 'レイスのスペースには入れるが、アタックできない',
        en: 'You can enter the Wraith’s space but not attack it',
      },
      reading: 'れいすのすぺーすにははいれるが、あたっくできない',
      aliases: [
        'レイスを攻撃',
        'レイスを倒す',
        'attack Wraith',
        'kill the Wraith',
        'レイスへアタックする',
      ],
      body: {
        ja: [
          '筋力に関係なく、レイスのいるスペースに入れる。',
          'レイスをアタックすることも、ほかの方法で影響を与えることもできない。',
        ],
        en: [
          'You may enter the Wraith’s space whatever your Strength.',
          'You can neither attack it nor affect it in any other way.',
        ],
      },
      related: ['paladin-attacks-overview', 'paladin-experience-losses', 'manor-role-wraith'],
      source: ['149-150'],
    },
    {
      id: 'paladin-attack-enchanter',
      roles: ['paladin', 'enchanter'],
      title: {
        ja: 'エンチャンターには感知力で勝つ、相手は離散',
        en: 'Beat the Enchanter with Perception; it scatters',
      },
      reading: 'えんちゃんたーにはかんちりょくでかつ、あいてはりさん',
      aliases: [
        'エンチャンターを攻撃',
        'attack Enchanter',
        'そこに何かが',
        '感知力 エンチャンター',
        'Perception attack',
      ],
      body: {
        ja: [
          'エンチャンターのいるスペースには、筋力に関係なく入れる。',
          'アタックするには、感知力がエンチャンターの防御力より高くなければならない。筋力は使わない。',
          'アタックすると離散し、パラディンは光 +1。',
        ],
        en: [
          'You may enter the Enchanter’s space whatever your Strength.',
          'To attack, your Perception has to be above the Enchanter’s Defense; Strength is not used.',
          'Attacked, it scatters, and the Paladin gains Light +1.',
        ],
      },
      note: {
        ja: 'エンチャンターの章がないため、防御力と離散の内容はボードの表示に従う。消費後の感知力で比べるのかも書かれていない。',
        en: 'The Enchanter has no chapter: its Defense and scattering are as printed on the board. Whether spent Perception counts is not stated.',
      },
      related: ['paladin-perception', 'scatter', 'paladin-light-for-attack'],
      source: ['97', '117', '152-153'],
    },
  ],
};
