import {
  createReader,
  type FirstView,
  loadFirstMessages,
  loadMessages,
  type Locale,
  type MessageId,
  type ReadMessage,
  type SomeMessages,
} from '@corro/messages';
import { createContext, use } from 'react';
import type { Load } from '../chunks/loadOnce.ts';

/** What is fetched of the catalogue at a time: the sentences of a light first view, or all. */
export type CataloguePart = FirstView | 'all';

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
   * What fetches a part of the catalogue: the same function for the same part, to be loaded once as chunks are.
   * Rejects when the chunk cannot be had.
   */
  readonly partLoader: (part: CataloguePart) => Load<unknown>;
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

/** In place of what the upstream does not say. */
export const dash = '—';

/** What the upstream says; an em dash where it does not. */
export function orDash<Value>(said: Value | null): Value | typeof dash {
  return said ?? dash;
}

/** @param messages of the language; where they are not given, what was loaded of its parts */
export function createI18n(locale: Locale, messages?: SomeMessages): I18n {
  const numberLocale = numberLocales[locale];
  let known = messages ?? {};
  let read = createReader(numberLocale, known);
  const loaders = new Map<CataloguePart, Load<unknown>>();
  let isWhole = false;
  const createLoader = (part: CataloguePart) => async () => {
    if (isWhole) return;
    const more = await (part === 'all' ? loadMessages(locale) : loadFirstMessages(part, locale));
    known = { ...known, ...more };
    isWhole ||= part === 'all';
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
    partLoader: (part) => {
      if (messages !== undefined) return nothingToLoad;
      const loader = loaders.get(part) ?? createLoader(part);
      loaders.set(part, loader);
      return loader;
    },
    formatDate: dated({ dateStyle: 'medium' }),
    formatDateTime: dated({ dateStyle: 'medium', timeStyle: 'short' }),
    formatTime: dated({ timeStyle: 'short' }),
    formatSeconds: dated({ timeStyle: 'medium' }),
  };
}

const nothingToLoad: Load<unknown> = () => Promise.resolve();

const I18nContext = createContext<I18n | null>(null);

export const I18nProvider = I18nContext.Provider;

/** The customer's language. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (i18n === null) throw new Error('useI18n is called outside of the app.');
  return i18n;
}
