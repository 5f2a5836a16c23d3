import type { Chapter } from '../../../library/entry';

export const productionChapter: Chapter = {
  id: 'production',
  title: { ja: '生産とインプ', en: 'Production and imps' },
  entries: [
    {
      id: 'production',
      roles: [],
      title: {
        ja: '生産：生産部屋と未使用のインプがあれば動かせる',
        en: 'Production: needs a production room and free imps',
      },
      reading: 'せいさん：せいさんべやとみしようのいんぷがあればうごかせる',
      terms: [
        {
          ja: '生産',
          reading: 'せいさん',
          en: 'Production',
          aliases: ['生産する', '稼動', '稼働', 'produce', 'run a room'],
        },
        {
          ja: '生産部屋',
          reading: 'せいさんべや',
          en: 'production room',
          aliases: ['生産施設', '工房', '生産の部屋', 'factory', 'せいさんへや'],
        },
      ],
      aliases: ['部屋を動かす', '部屋の効果', '部屋を使う', 'use a room', 'activate room'],
      body: {
        ja: [
          '手順4で、部屋の求める数の未使用のインプを置き、部屋の示すものを得る。',
          '必要なインプの数と得るものは、部屋タイルの表示に従う。',
          '動かすかどうかは自由である。',
        ],
        en: [
          'In step 4 put as many free imps on the room as it asks for and take what it gives.',
          'The number of imps and the yield are printed on the room tile.',
          'It is up to you whether to run it.',
        ],
      },
      related: ['production-limit', 'free-imps', 'trolls', 'production-examples'],
      source: ['96'],
      links: { tracks: ['player1.productionRooms'] },
    },
    {
      id: 'production-limit',
      roles: [],
      title: {
        ja: '生産の上限：1年目は各部屋1回、2年目は1年目の部屋2回',
        en: 'Production limit: each room once; in year 2 first-year rooms twice',
      },
      reading: 'せいさんのじょうげん：1ねんめはかくへや1かい、2ねんめは1ねんめのへや2かい',
      terms: [
        {
          ja: '生産の上限',
          reading: 'せいさんのじょうげん',
          en: 'production limit',
          aliases: ['稼動回数', '生産回数', '稼働上限', 'production cap'],
        },
      ],
      aliases: [
        '何部屋動かせる',
        '部屋 2回',
        '1ラウンド 何回',
        'how many rooms',
        'use a room twice',
        '2年目 生産',
      ],
      body: {
        ja: [
          '1年目は、持っている生産部屋をそれぞれ1ラウンドに1回まで動かせる。',
          '2年目は、1年目の部屋をそれぞれ1ラウンドに2回まで動かせる。',
          '2回動かすには、インプも2回分が要る。',
        ],
        en: [
          'In year 1 each production room you own may be run once a round.',
          'In year 2 each first-year room may be run up to twice a round.',
          'Two uses need imps for both.',
        ],
      },
      note: {
        ja: 'この資料は「1年目は1部屋、2年目は2部屋まで」とするが、公式FAQにより部屋ごとの回数と訂正した。1年目の1回はそこからの推定。2年目の部屋の回数は未確認。',
        en: 'The source sheet says “1 room in year 1, 2 rooms in year 2”; by the official FAQ the limit is per room. Once in year 1 is inferred from it; how often second-year rooms work is unconfirmed.',
      },
      related: ['production', 'production-examples', 'second-year-changes'],
      source: ['98', 'D1'],
    },
    {
      id: 'production-examples',
      roles: [],
      title: { ja: '生産できる回数の例', en: 'Examples: how often you can produce' },
      reading: 'せいさんできるかいすうのれい',
      aliases: ['生産 例', '生産回数 計算', 'production example', 'how many uses'],
      body: {
        ja: [
          {
            head: ['年', '生産部屋', '働けるインプ', '1回の必要数', '回数'],
            rows: [
              ['1', '1', '3', '2', '1'],
              ['1', '2', '4', '2', '2'],
              ['1', '2', '3', '2', '1'],
              ['2', '1', '4', '2', '2'],
              ['2', '2', '5', '2', '2'],
              ['2', '2', '8', '2', '4'],
            ],
          },
          '2年目の例は1年目の部屋の場合である。',
          '働けるインプにはトロルも含める。',
        ],
        en: [
          {
            head: ['Year', 'Rooms', 'Imps available', 'Needed each', 'Uses'],
            rows: [
              ['1', '1', '3', '2', '1'],
              ['1', '2', '4', '2', '2'],
              ['1', '2', '3', '2', '1'],
              ['2', '1', '4', '2', '2'],
              ['2', '2', '5', '2', '2'],
              ['2', '2', '8', '2', '4'],
            ],
          },
          'The examples of year 2 are for first-year rooms.',
          'Trolls are included in the imps available.',
        ],
      },
      note: {
        ja: 'この資料の書き方では、2行目は1回、最後の行は2回になる。公式FAQに合わせて直した。',
        en: 'By the source sheet’s wording row 2 would be 1 use and the last row 2; adapted to the official FAQ.',
      },
      related: ['production-limit', 'production', 'trolls'],
      source: ['96-100', 'D1'],
    },
    {
      id: 'free-imps',
      roles: [],
      title: {
        ja: '未使用のインプ：このラウンドまだ働いていないもの',
        en: 'Free imps: those that have not worked this round',
      },
      reading: 'みしようのいんぷ：このらうんどまだはたらいていないもの',
      terms: [
        {
          ja: '未使用のインプ',
          reading: 'みしようのいんぷ',
          en: 'free imp',
          aliases: [
            '空いているインプ',
            '余ったインプ',
            '使っていないインプ',
            '暇なインプ',
            'unused imp',
            'idle imp',
            'available imp',
          ],
        },
      ],
      aliases: [
        'インプの使い回し',
        'インプ 2回働く',
        'reuse imps',
        'imps work twice',
        '採掘したインプ 生産',
      ],
      body: {
        ja: [
          'トンネル建設や金貨採掘に出たインプは、同じラウンドの生産には使えない。',
          '監督インプも使用済みに数える。',
          'ラウンドの終わりに巣穴へ戻り、次のラウンドにまた働ける。',
        ],
        en: [
          'Imps that dug tunnels or mined gold cannot produce in the same round.',
          'The foreman counts as used as well.',
          'They return to the den at the end of the round and can work again in the next.',
        ],
      },
      related: ['production', 'imps-home', 'foreman'],
      source: ['96', '116'],
      links: { tracks: ['player1.impsAtWork'] },
    },
    {
      id: 'trolls',
      roles: [],
      title: {
        ja: 'トロルは生産でインプの代わりに働ける',
        en: 'Trolls can stand in for imps in production',
      },
      reading: 'とろるはせいさんでいんぷのかわりにはたらける',
      terms: [
        { ja: 'トロル', reading: 'とろる', en: 'troll', aliases: ['トロール', 'トロルトークン'] },
      ],
      aliases: ['トロルの使い方', 'トロル 効果', 'what do trolls do', 'トロル 生産'],
      body: {
        ja: [
          'トロルは生産部屋で、足りないインプの仕事を手伝える。',
          '手伝ったトロルは、インプと同じくそのラウンドは使用済みとして扱う。',
          'ゲーム全体で3体しかない。開始時は誰も持たない。',
        ],
        en: [
          'In a production room trolls help out where imps are missing.',
          'A troll that helped is treated as used for the round, like an imp.',
          'There are only 3 in the game, and nobody starts with one.',
        ],
      },
      note: {
        ja: 'この資料が認めるのは生産だけで、掘る・採る仕事に使えるかは書かれていない。巣穴に戻すのもインプだけを挙げるので、トロルがいつまた働けるかは未確認。',
        en: 'The source sheet allows this for production only; it does not mention digging or mining. It sends only imps home at the end of the round, so when a troll can work again is unconfirmed.',
      },
      related: ['production', 'components', 'free-imps'],
      source: ['31', '47', '100', 'D5'],
      links: { tracks: ['player1.trolls', 'player1.trollsAtWork'] },
    },
    {
      id: 'imps-home',
      roles: [],
      title: {
        ja: 'インプはラウンドの終わりに巣穴へ戻る',
        en: 'Imps go back to the den at the end of the round',
      },
      reading: 'いんぷはらうんどのおわりにすあなへもどる',
      terms: [
        {
          ja: '巣穴',
          reading: 'すあな',
          en: 'den',
          aliases: ['インプの巣', '巣', 'インプ置き場', 'imp den', 'lair'],
        },
      ],
      aliases: ['インプを戻す', 'インプ 回復', 'imps return', 'インプ いつ戻る', 'インプ リセット'],
      body: {
        ja: [
          '手順8で、働いたインプも含めて全員のインプを各自のボードの巣穴に戻す。',
          'インプは働いても無くならない。',
        ],
        en: [
          'In step 8 all imps, those that worked included, return to the den on their player’s board.',
          'Imps are not spent by working.',
        ],
      },
      related: ['step-end', 'free-imps', 'imp'],
      source: ['116'],
    },
  ],
};
