import type { Both } from '../../../library/entry';

/** For what the publisher's rules reference does not cover. */
export const reported: Both = {
  ja: '出版社のルール資料には載っておらず、公開されている早見ページが伝える内容。手元のルールブックと違えば、そちらに従う。',
  en: 'Not in the publisher’s rules reference; a public reference page reports it. If your rulebook says otherwise, follow the rulebook.',
};

/** For an entry that leans on it only in part. */
export const partlyReported: Both = {
  ja: '一部は、公開されている早見ページだけが伝える内容。手元のルールブックと違えば、そちらに従う。',
  en: 'Part of this is told only by a public reference page. If your rulebook says otherwise, follow the rulebook.',
};
