import type { CompiledMessages, SomeMessages } from './types.ts';

export { defineMessage, defineMessages, type MessageDescriptor } from './descriptors.ts';
export { createReader, type MessageValues, type ReadMessage } from './reader.ts';
export type { CompiledMessages, MessageId, MessagePart, SomeMessages } from './types.ts';

/** Languages of Corro (spec §9), the default first. */
export const locales = ['es', 'en', 'zh', 'de'] as const;

export type Locale = (typeof locales)[number];

/** Name of each language in that language. */
export const localeNames: Readonly<Record<Locale, string>> = {
  es: 'Español',
  en: 'English',
  zh: '中文',
  de: 'Deutsch',
};

/**
 * Returns the cookie for `document.cookie` that keeps the language for a year. The server chooses
 * the language of the page by this cookie.
 *
 * @param protocol protocol of the page; with `https:` no other host can set the cookie
 */
export function localeCookie(locale: Locale, protocol: string): string {
  const cookie = `corro-locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
  return protocol === 'https:' ? `__Host-${cookie}; Secure` : cookie;
}

const catalogues: Record<Locale, () => Promise<{ default: CompiledMessages }>> = {
  es: () => import('./__generated__/es.ts'),
  en: () => import('./__generated__/en.ts'),
  zh: () => import('./__generated__/zh.ts'),
  de: () => import('./__generated__/de.ts'),
};

/**
 * Loads the compiled catalogue of a language; each catalogue is a chunk of its own. Rejects when
 * the chunk is not available.
 */
export async function loadMessages(locale: Locale): Promise<CompiledMessages> {
  return (await catalogues[locale]()).default;
}

const frameCatalogues: Record<Locale, () => Promise<{ default: SomeMessages }>> = {
  es: () => import('./__generated__/frame/es.ts'),
  en: () => import('./__generated__/frame/en.ts'),
  zh: () => import('./__generated__/frame/zh.ts'),
  de: () => import('./__generated__/frame/de.ts'),
};

/** Loads the messages of the desktop page. Rejects when the chunk is not available. */
export async function loadFrameMessages(locale: Locale): Promise<SomeMessages> {
  return (await frameCatalogues[locale]()).default;
}

const loginCatalogues: Record<Locale, () => Promise<{ default: SomeMessages }>> = {
  es: () => import('./__generated__/login/es.ts'),
  en: () => import('./__generated__/login/en.ts'),
  zh: () => import('./__generated__/login/zh.ts'),
  de: () => import('./__generated__/login/de.ts'),
};

/** Loads the messages of the login. Rejects when the chunk is not available. */
export async function loadLoginMessages(locale: Locale): Promise<SomeMessages> {
  return (await loginCatalogues[locale]()).default;
}

const signedOutCatalogues: Record<Locale, () => Promise<{ default: SomeMessages }>> = {
  es: () => import('./__generated__/signedOut/es.ts'),
  en: () => import('./__generated__/signedOut/en.ts'),
  zh: () => import('./__generated__/signedOut/zh.ts'),
  de: () => import('./__generated__/signedOut/de.ts'),
};

/** Loads the messages of all screens before the login. Rejects when the chunk is not available. */
export async function loadSignedOutMessages(locale: Locale): Promise<SomeMessages> {
  return (await signedOutCatalogues[locale]()).default;
}

/** Checks a text from storage or the operator's settings. */
export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}
