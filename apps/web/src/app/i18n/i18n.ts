import {
  createReader,
  loadMessages,
  loadSomeMessages,
  type Locale,
  type MessageId,
  type ReadMessage,
  type SomeMessages,
} from '@corro/messages';
import { createContext, use } from 'react';
import { loadOnce } from '../chunks/loadOnce.ts';
import { dash } from './orDash.ts';

/** The customer's language: sentences, dates and times in it. */
export interface I18n {
  readonly locale: Locale;
  /** The locale of numbers and dates: Spanish means es-MX (`1,234.50`). */
  readonly numberLocale: string;
  /** A sentence of the catalogue. */
  readonly t: ReadMessage;
  /** Whether the catalogue has a sentence of this id, for ids that come from the server. */
  readonly has: (id: string) => id is MessageId;
  /**
   * Fetches what of the catalogue is not there yet; a screen of its own words waits for it. To be
   * loaded once, as chunks are. Rejects when the chunk cannot be had.
   */
  readonly loadAll: () => Promise<unknown>;
  /** A day, from epoch milliseconds. */
  readonly formatDate: (time: number | null) => string;
  /** A day with hour and minute, from epoch milliseconds, without a time zone (spec §9). */
  readonly formatDateTime: (time: number | null) => string;
  /** Hour and minute, from epoch milliseconds. */
  readonly formatTime: (time: number | null) => string;
  /** Hour, minute and second, from epoch milliseconds. */
  readonly formatSeconds: (time: number | null) => string;
}

const numberLocales: Record<Locale, string> = {
  es: 'es-MX',
  en: 'en-US',
  zh: 'zh-CN',
  de: 'de-DE',
};

/**
 * Builds the words of one language from its compiled catalogue, or from a part of it and a way to
 * the whole.
 */
export function createI18n(
  locale: Locale,
  messages: SomeMessages,
  loadWhole: () => Promise<SomeMessages> = () => Promise.resolve(messages),
): I18n {
  const numberLocale = numberLocales[locale];
  let known = messages;
  let read = createReader(numberLocale, known);
  const takeWhole = async () => {
    known = await loadWhole();
    read = createReader(numberLocale, known);
  };
  const dated = (how: Intl.DateTimeFormatOptions) => {
    // Made when the first date is written: the login has none.
    let format: Intl.DateTimeFormat | undefined;
    return (time: number | null) =>
      time === null ? dash : (format ??= new Intl.DateTimeFormat(numberLocale, how)).format(time);
  };
  return {
    locale,
    numberLocale,
    t: (message, values) => read(message, values),
    has: (id): id is MessageId => Object.hasOwn(known, id),
    loadAll: takeWhole,
    formatDate: dated({ dateStyle: 'medium' }),
    formatDateTime: dated({ dateStyle: 'medium', timeStyle: 'short' }),
    formatTime: dated({ timeStyle: 'short' }),
    formatSeconds: dated({ timeStyle: 'medium' }),
  };
}

const I18nContext = createContext<I18n | null>(null);

export const I18nProvider = I18nContext.Provider;

/** The customer's language. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (i18n === null) throw new Error('useI18n is called outside of the app.');
  return i18n;
}

/** The words of a customer's address: home begins with its own part of the catalogue. */
export async function loadSignedInI18n(pathname: string, locale: Locale): Promise<I18n> {
  const loadWhole = () => loadMessages(locale);
  if (pathname === '/') {
    return createI18n(locale, await loadSomeMessages('home', locale), loadWhole);
  }
  const i18n = createI18n(locale, await loadWhole());
  // Known to be complete before anything is rendered, the first screen waits for nothing.
  await loadOnce(i18n.loadAll);
  return i18n;
}
