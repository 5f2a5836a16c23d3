import type { i18n, TFunction } from 'i18next';
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';

type Translation = { t: TFunction; i18n: i18n };

const TranslationContext = createContext<Translation | undefined>(undefined);

/** Gives the texts to the screens; they render anew when another language is spoken. */
export function TextsProvider({ texts, children }: { texts: i18n; children: ReactNode }) {
  const language = useSyncExternalStore(
    (onChange) => {
      texts.on('languageChanged', onChange);
      return () => texts.off('languageChanged', onChange);
    },
    () => texts.language,
  );
  const translation = useMemo(
    () => ({ t: texts.getFixedT(language), i18n: texts }),
    [texts, language],
  );
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/** The texts in the current language. */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (translation === undefined) throw new Error('TextsProvider is missing');
  return translation;
}
