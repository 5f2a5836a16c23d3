import type { Chapter } from '../../../library/entry';

export const skeletonsAttacksChapter: Chapter = {
  id: 'skeletons-attacks',
  title: { ja: 'スケルトン：アタックと離散', en: 'Skeletons: attacking and scattering' },
  entries: [
    {
      id: 'skeleton-attack-paladin',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: 'パラディンへのアタック：ヘルス −1、こちらも離散',
        en: 'Attacking the Paladin: Health −1, the attacker scatters',
      },
      reading: 'ぱらでぃんへのあたっく：へるす -1、こちらもりさん',
      aliases: [
        'パラディンを攻撃',
        'スケルトン パラディン アタック',
        'attack paladin',
        'ヘルスを減らす',
        'hit the paladin',
      ],
      body: {
        ja: [
          'スケルトンの筋力がパラディンの筋力を上回れば成功。',
          'パラディンはヘルス1を失い、アタックしたスケルトンは離散して安定性 −1。',
          'ヘルスが0になれば、スケルトンの勝利。',
          'パラディンの筋力は、置いてあるヒーローキューブで決まる。マジックメイスの +1 は自分のターンだけ。',
        ],
        en: [
          'It succeeds if the Skeleton’s Strength is above the Paladin’s.',
          'He loses 1 Health; the attacker scatters, Stability −1.',
          'At Health 0 the Skeletons win.',
          'His Strength comes from the hero cubes he has placed; the Magic Mace adds 1 only in his own turn.',
        ],
      },
      related: [
        'skeleton-win-paladin',
        'skeleton-attack-strength',
        'skeleton-scatter',
        'skeleton-ambush',
      ],
      source: ['267-269', '196'],
    },
    {
      id: 'skeleton-attack-spider',
      roles: ['skeletons', 'spider'],
      title: {
        ja: 'スパイダーを狙えるのはパラディン不在のときだけ',
        en: 'The Spider is a target only without a Paladin',
      },
      reading: 'すぱいだーをねらえるのはぱらでぃんふざいのときだけ',
      aliases: [
        'スケルトン スパイダー アタック',
        'スケルトン 蜘蛛 攻撃',
        'skeletons attack spider',
        'attack spiderling',
      ],
      body: {
        ja: [
          'パラディンがいるゲームでは、スケルトンはスパイダーをアタックできない。',
          '蜘蛛の子へのアタック：その1匹をゲームから除く。残りの蜘蛛の子は移動力2ずつを得て、すぐ使いきる。',
          'ジャイアントスパイダーかキャスターへのアタック：スパイダーが選んだ蜘蛛の子1匹をゲームから除く。その後、蜘蛛の子の形態に変わってもよい。',
          '最後の1匹が除かれたら、スケルトンの勝利。',
        ],
        en: [
          'With a Paladin in the game, Skeletons cannot attack the Spider.',
          'A Spiderling attacked leaves the game. The others get Movement 2 each and spend it at once.',
          'Giant Spider or Caster attacked: the Spider chooses one Spiderling to leave the game, then may turn into Spiderlings.',
          'When the last one is gone the Skeletons win.',
        ],
      },
      note: {
        ja: '「スパイダーへのみアタックできる」とも読める書き方だが、パラディン不在のときだけスパイダーが対象になる、という意味にとった。',
        en: 'The wording could also mean that only the Spider may be attacked; it is read here as: the Spider is a target only when there is no Paladin.',
      },
      related: ['skeleton-win-spider', 'spider-change-when-attacked', 'spider-spiderling-attacked'],
      source: ['270-275'],
    },
    {
      id: 'skeleton-attack-poltergeist',
      roles: ['skeletons'],
      title: { ja: 'ポルターガイストは筋力3で倒せる', en: 'A Poltergeist takes Strength 3' },
      reading: 'ぽるたーがいすとはきんりょく3でたおせる',
      aliases: [
        'スケルトン ポルターガイスト',
        'ポルターガイスト 筋力2',
        'defeat poltergeist skeleton',
        'poltergeist strength',
      ],
      body: {
        ja: [
          'ポルターガイストの筋力は常に2。スケルトンは邪魔2スペースか、スラッシィの +2 で届く。',
          '倒したら駒を館のサプライに戻す。アタックしたスケルトンは離散する。',
          'パラディンもスパイダーもいないゲームでは、倒した数を進展カードに記録する。7体で勝利、館もいなければ5体。',
        ],
        en: [
          'A Poltergeist always has Strength 2: two distracting spaces, or Slashy’s +2, are enough.',
          'Return the piece to the Manor’s supply. The attacking Skeleton scatters.',
          'With neither Paladin nor Spider, note it on the progress card: 7 win, 5 if there is no Manor either.',
        ],
      },
      related: [
        'skeleton-win-seven-poltergeists',
        'skeleton-win-five-poltergeists',
        'manor-role-poltergeists',
      ],
      source: ['276-278', '291'],
    },
    {
      id: 'skeleton-wraith',
      roles: ['skeletons', 'manor'],
      title: { ja: 'スケルトンはレイスに何もできない', en: 'Skeletons cannot affect the Wraith' },
      reading: 'すけるとんはれいすになにもできない',
      aliases: [
        'レイス スケルトン',
        'レイスを攻撃',
        'skeleton wraith',
        'attack wraith',
        'レイス 入る',
      ],
      body: {
        ja: [
          'レイスのいるスペースには、制限なく自由に入れる。',
          'アタックを含め、どんな方法でもレイスに影響は与えられない。',
          '逆に、歩くレイスがスペースに入ってくると、スケルトンは離散する。',
        ],
        en: [
          'A Skeleton may enter the Wraith’s space freely.',
          'It cannot attack the Wraith or affect it in any way.',
          'But a walking Wraith that enters a Skeleton’s space scatters it.',
        ],
      },
      related: ['manor-role-wraith', 'manor-role-walk-skeleton', 'skeleton-scatter'],
      source: ['279-280', '496'],
    },
    {
      id: 'skeleton-attack-enchanter',
      roles: ['skeletons', 'enchanter'],
      title: {
        ja: 'エンチャンターを離散させると安定性 +2',
        en: 'Scattering the Enchanter gives Stability +2',
      },
      reading: 'えんちゃんたーをりさんさせるとあんていせい +2',
      aliases: [
        'スケルトン エンチャンター',
        'attack enchanter skeleton',
        'エンチャンター アタック 安定性',
      ],
      body: {
        ja: [
          'エンチャンターのいるタイルには自由に入れる。',
          'アタックできるのは、スケルトンの筋力がエンチャンターの防御力より高いときだけ。',
          '成功するとエンチャンターは離散し、安定性2を得る。トレジャーを得てすぐ破棄した扱い。',
          'アタックしたスケルトンも通常どおり離散し、安定性 −1。',
        ],
        en: [
          'A Skeleton may enter the Enchanter’s tile freely.',
          'It can attack only with Strength above the Enchanter’s Defense.',
          'On a success the Enchanter scatters and you gain 2 Stability, as if a treasure were taken and discarded at once.',
          'The attacking Skeleton scatters as usual, Stability −1.',
        ],
      },
      note: {
        ja: 'エンチャンターの防御力は、この資料に出てこない。',
        en: 'The source sheet does not give the Enchanter’s Defense.',
      },
      related: ['enchanter-missing', 'enchanter-others', 'skeleton-scatter'],
      source: ['283-285', '291'],
    },
    {
      id: 'skeleton-scatter',
      roles: ['skeletons'],
      title: {
        ja: 'スケルトンの離散：ボードに戻り安定性 −1',
        en: 'A Skeleton scatters: back to the board, Stability −1',
      },
      reading: 'すけるとんのりさん：ぼーどにもどりあんていせい -1',
      aliases: [
        'スケルトン 離散',
        'スケルトン 倒された',
        'skeleton scatter',
        'skeleton defeated',
        'スケルトン やられた',
        'skeleton dies',
      ],
      body: {
        ja: [
          'アタックしたときも、されたときも、特に書かれていない限り離散する。',
          '駒をプレイヤーボードに戻し、安定性1を失う。0なら0のまま。',
          '装備は失わない。次の自分のターンにまたスポーンする。',
          '牙カード、歩くレイス、パラディンのアタックや神聖カード（炎2）でも離散する。',
        ],
        en: [
          'A Skeleton that attacks or is attacked scatters, unless something says otherwise.',
          'Put the piece back on the player board and lose 1 Stability; at 0 it stays 0.',
          'Its gear is not lost. It spawns again in your next turn.',
          'Fangs, a walking Wraith, the Paladin’s attacks and one of his Sanctity cards (2 Fire) scatter it too.',
        ],
      },
      note: {
        ja: '装備を失うという記述はない。',
        en: 'Nothing in the source sheet takes gear away when a Skeleton scatters.',
      },
      related: [
        'skeleton-scatter-exceptions',
        'skeleton-spawn',
        'skeleton-threats',
        'skeleton-stability',
      ],
      source: ['290-291', '133', '181', '382', '406', '496'],
    },
    {
      id: 'skeleton-scatter-exceptions',
      roles: ['skeletons'],
      title: {
        ja: 'アタックしても離散しない、損をしない例外',
        en: 'Who attacks without scattering or without the loss',
      },
      reading: 'あたっくしてもりさんしない、そんをしないれいがい',
      aliases: [
        '離散しない',
        '離散の例外',
        'no scatter',
        'does not scatter',
        'attack from afar',
        '遠隔アタック',
      ],
      body: {
        ja: [
          {
            head: ['誰が', '何が変わるか'],
            rows: [
              ['シューティー（ちょうど2スペース先から）', '離散しない'],
              ['シューティーとロングボウ（2〜4スペース先から）', '離散しない'],
              ['キャスティと呪物（ちょうど2スペース先から）', '離散しない'],
              ['スラッシィとヘルメット', '離散するが、安定性は減らない'],
            ],
          },
          '同じスペースの相手をアタックしたときは、シューティーもキャスティも離散する。',
        ],
        en: [
          {
            head: ['Who', 'What changes'],
            rows: [
              ['Shooty (from exactly 2 spaces away)', 'does not scatter'],
              ['Shooty with the Longbow (from 2 to 4 spaces)', 'does not scatter'],
              ['Casty with the Fetish (from exactly 2 spaces)', 'does not scatter'],
              ['Slashy with the Helmet', 'scatters, but loses no Stability'],
            ],
          },
          'Attacking on the same space scatters Shooty and Casty as usual.',
        ],
      },
      note: {
        ja: 'ロングボウのカードには離散しないと書かれていないが、シューティーの能力の射程を延ばすものと読んだ。',
        en: 'The Longbow itself does not mention scattering; it is read as a longer range for Shooty’s ability.',
      },
      related: ['skeleton-scatter', 'skeleton-shooty', 'skeleton-fetish', 'skeleton-helmet'],
      source: ['291', '304', '311', '313', '322'],
    },
    {
      id: 'skeleton-threats',
      roles: ['skeletons'],
      title: {
        ja: 'ほかのロールがスケルトンにできること',
        en: 'What the other roles do to Skeletons',
      },
      reading: 'ほかのろーるがすけるとんにできること',
      aliases: [
        'スケルトン 受ける効果',
        'スケルトン 弱点',
        'effects on skeletons',
        'who scatters skeletons',
      ],
      body: {
        ja: [
          {
            head: ['相手', '効果'],
            rows: [
              ['パラディンのアタック', '同じタイルの全員が離散'],
              ['パラディンのたいまつ（炎1）', '安定性をさらに −2'],
              ['パラディンの神聖カード（炎2）', '選んだタイルにいれば離散'],
              ['ジャイアントスパイダーの牙カード', '離散。追加1枚ごとに安定性 −1'],
              ['キャスターの牙カード', '離散'],
              ['蜘蛛の子の牙カード', 'アタックされ、1スペース動かされることがある'],
              ['歩くレイス', '離散'],
            ],
          },
          '空きスペースにいるスケルトンは、このどれも受けない。',
        ],
        en: [
          {
            head: ['Who', 'Effect'],
            rows: [
              ['the Paladin attacks', 'all on the tile scatter'],
              ['the Paladin’s Torch (1 Fire)', 'Stability −2 more'],
              ['a Sanctity card of the Paladin (2 Fire)', 'on the chosen tile: scatters'],
              ['Fangs of the Giant Spider', 'scatters; Stability −1 for each extra card'],
              ['Fangs of the Caster', 'scatters'],
              ['Fangs of the Spiderlings', 'attacked, and may be pushed 1 space'],
              ['a walking Wraith', 'scatters'],
            ],
          },
          'A Skeleton on an empty space suffers none of these.',
        ],
      },
      related: [
        'skeleton-scatter',
        'skeleton-empty-spaces',
        'spider-giant-fangs',
        'manor-role-walk-pieces',
      ],
      source: ['133-134', '181', '193', '250', '291', '382-383', '406', '427', '496'],
    },
  ],
};
