import { soundOf } from './sound';

/** Words of a question that say nothing about what is asked: they may stand, they need not be found. */

const english =
  `a about again all am an and any are as at be been but by can cannot cant could did didnt do does
  doesnt dont during each else ever for from get gets getting got had happen happens has have having he her here him his
  how i if im in into is isnt it its just like long many may me mean means might much must my need no not
  needs of on or our out say shall she should so some somebody someone still supposed than that the
  their them then there these they this those to too us was we were what whats when where whether
  which while who whose why will with without wont would yet you your rule rules explain tell
  please game exactly actually know works`.split(/\s+/);

/** Particles, endings and question words, as they are read. */
const japanese =
  `は が を に で と も へ や か の ね よ な から まで より だけ しか など って とか ば たら なら わ ぞ
  には では への からの までに とは でも にも とも のは のが のを のに ので けど けれど もし
  なに なん なんですか どう どうなる どうなるの どうなりますか どうする どうするの どうやって どうすれば
  どうしたら どうなった いつ いつまで どこ どこに どこで だれ だれが どれ どの どちら どっち いくつ いくら
  なぜ なんで どんな どのくらい どれくらい どれだけ どうして
  する した して してる している しています しない しないと すると したら すれば される された されたら
  されている されると させる しても します しますか してもいい してよい しよう
  なる なった なって なると なったら なれば なります なりますか
  ある あった あれば あると あります ありますか ない ないと なかった なければ なくなったら なくて
  いる いない いて いた いると いるとき います いますか とき ときは ときに ときの ばあい ばあいは
  できる できない できた できますか できるか できるの できます ますか ですか です ます ません だ
  である だった なの なのか たい ください おしえて おしえ もらえる もらう もらえますか くれる あげる
  いい いいの よい よいか だめ こと もの ところ ため また もう まだ あと
  られる れる れない られない えない わない さない かない まない らない べき ながら ちゃう ちゃった
  について につき とき じ ほうほう しかた いみ なんこ なんまい なんてん なんかい なんにん
  える えると えた えば って っけ かな かね だっけ でしょうか のか のかな んだっけ`.split(/\s+/);

const kanji = new Set([
  '時',
  '場合',
  '何',
  '誰',
  '方法',
  '仕方',
  '意味',
  '教',
  '何個',
  '何枚',
  '何点',
  '何回',
  '何人',
  '際',
  '事',
  '物',
  '為',
  '出来',
  '行',
]);

const englishWords = new Set(english);
const sounds = new Set(japanese.map(soundOf));

export function isStopWord(word: string): boolean {
  return englishWords.has(word) || kanji.has(word);
}

/** The same by sound, for kana and romaji. */
export function isStopSound(sound: string): boolean {
  return sounds.has(sound);
}
