import type { ReadMessage } from '@corro/messages';
import { createContext, use } from 'react';

interface I18n {
  readonly t: ReadMessage;
}

const I18nContext = createContext<I18n | null>(null);

export const I18nProvider = I18nContext.Provider;

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (i18n === null) throw new Error('useI18n is called outside of the page.');
  return i18n;
}
