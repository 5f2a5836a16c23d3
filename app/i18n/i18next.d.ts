import 'i18next';

import type { ui } from '../../locales/ja/ui';

declare module 'i18next' {
  // i18next reads its key types from here; only interfaces merge.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: { ui: typeof ui };
  }
}
