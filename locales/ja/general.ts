/** Texts of the tools that belong to no game. */
export const general = {
  name: 'どのゲームでも',
  tools: {
    dice: {
      name: 'ダイス',
      lead: '合計の確率を正確に。ここで振ることもできる',
      fields: {
        count: { label: 'ダイスの数' },
        sides: { label: '面の数' },
        least: { label: '目標（この合計以上）' },
        faces: { label: '出た目', hint: '卓で振った目を入れるか、下のボタンで振る' },
      },
      answers: {
        chance: '{{least}}以上になる確率 {{percent}} %',
        rolled: '{{faces}} ＝ {{total}}',
        average: '平均 {{average}}',
        exactly: '合計 {{total}}',
      },
    },
  },
};
