import { brokerTimeZone } from '@corro/domain';
import {
  createReader,
  loadLoginMessages,
  loadMessages,
  loadSignedOutMessages,
  type Locale,
  type MessageId,
  type ReadMessage,
  type SomeMessages,
} from '@corro/messages';
import { createContext, use } from 'react';
import type { Load } from '../chunks/loadOnce.ts';

/**
 * Part of the catalogue: the messages in the page, those of the login, those of all screens before
 * the login, or all.
 */
export type CataloguePart = 'page' | keyof typeof partLoads;

const partLoads = {
  login: loadLoginMessages,
  signedOut: loadSignedOutMessages,
  all: loadMessages,
};

/** Messages that a customer's page brings for the screen at its address. */
export interface PageMessages {
  /** Pattern of the addresses that show this screen. */
  readonly path: string;
  readonly messages: SomeMessages;
}

/** The customer's language: sentences, dates, times. */
export interface I18n {
  readonly locale: Locale;
  /** Locale of numbers and dates: Spanish means es-MX (`1,234.50`). */
  readonly numberLocale: string;
  readonly t: ReadMessage;
  /** Checks an id from the server. */
  readonly has: (id: string) => id is MessageId;
  /** Part that the screen with this pattern needs at first; sections and dialogs need all. */
  readonly partOf: (path: string) => CataloguePart;
  /**
   * Loader of a part of the catalogue, stable per part for `loadOnce`. Rejects if the chunk fails.
   */
  readonly partLoader: (part: CataloguePart) => Load<unknown>;
  /** Formats epoch milliseconds as a date in the broker's time zone, such as a due date. */
  readonly formatDate: (time: number | null) => string;
  /**
   * Formats epoch milliseconds as date, hour and minute in the device's time zone, without naming
   * the zone (spec §9).
   */
  readonly formatDateTime: (time: number | null) => string;
  /** Formats epoch milliseconds as hour and minute. */
  readonly formatTime: (time: number | null) => string;
  /** Date and time to the second from epoch milliseconds. */
  readonly formatSeconds: (time: number | null) => string;
}

const numberLocales: Record<Locale, string> = {
  es: 'es-MX',
  en: 'en-US',
  zh: 'zh-CN',
  de: 'de-DE',
};

/** Shown for values that the upstream does not send. */
export const dash = '—';

export function orDash<Value>(value: Value | null): Value | typeof dash {
  return value ?? dash;
}

/**
 * @param messages the whole catalogue; omit it to load parts by `partLoader`
 * @param timeZone returns the zone of the broker's days, which a later answer may reveal
 * @param operator name of the operator, the `{operator}` of every message; null until it is set
 * @param ofPage messages in the page; null without them
 */
export function createI18n(
  locale: Locale,
  messages?: SomeMessages,
  timeZone: () => string = () => brokerTimeZone,
  operator: string | null = null,
  ofPage: PageMessages | null = null,
): I18n {
  const numberLocale = numberLocales[locale];
  let loadedMessages = messages ?? ofPage?.messages ?? {};
  let read = createReader(numberLocale, loadedMessages);
  const loaders = new Map<CataloguePart, Load<unknown>>();
  let isWhole = false;
  const createLoader = (part: CataloguePart) => async () => {
    if (isWhole || part === 'page') return;
    const more = await partLoads[part](locale);
    loadedMessages = { ...loadedMessages, ...more };
    isWhole ||= part === 'all';
    read = createReader(numberLocale, loadedMessages);
  };
  const createDateFormatter = (options: Intl.DateTimeFormatOptions) => {
    // Created on first use, because the login shows no dates.
    let format: Intl.DateTimeFormat | undefined;
    return (time: number | null) =>
      time === null
        ? dash
        : (format ??= new Intl.DateTimeFormat(numberLocale, options)).format(time);
  };
  let days: Intl.DateTimeFormat | undefined;
  let zoneOfDays: string | undefined;
  const dayOf = (time: number) => {
    if (days === undefined || zoneOfDays !== timeZone()) {
      zoneOfDays = timeZone();
      days = new Intl.DateTimeFormat(numberLocale, { dateStyle: 'medium', timeZone: zoneOfDays });
    }
    return days.format(time);
  };
  return {
    locale,
    numberLocale,
    t: (message, values) => read(message, { operator: operator ?? 'none', ...values }),
    has: (id): id is MessageId => Object.hasOwn(loadedMessages, id),
    partOf: (path) => (path === ofPage?.path ? 'page' : 'all'),
    partLoader: (part) => {
      if (messages !== undefined) return nothingToLoad;
      const loader = loaders.get(part) ?? createLoader(part);
      loaders.set(part, loader);
      return loader;
    },
    formatDate: (time) => (time === null ? dash : dayOf(time)),
    formatDateTime: createDateFormatter({ dateStyle: 'medium', timeStyle: 'short' }),
    formatTime: createDateFormatter({ timeStyle: 'short' }),
    formatSeconds: createDateFormatter({ dateStyle: 'medium', timeStyle: 'medium' }),
  };
}

const nothingToLoad: Load<unknown> = () => Promise.resolve();

const I18nContext = createContext<I18n | null>(null);

export const I18nProvider = I18nContext.Provider;

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (i18n === null) throw new Error('useI18n is called outside of the app.');
  return i18n;
}
