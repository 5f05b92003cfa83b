import type { CompiledMessages, VisitorMessages } from './types.ts';

export type { CompiledMessages, MessageId, MessagePart, VisitorMessages } from './types.ts';

/** The languages that Corro speaks (spec §9), the default first. */
export const locales = ['es', 'en', 'zh', 'de'] as const;

export type Locale = (typeof locales)[number];

const catalogues: Record<Locale, () => Promise<{ default: CompiledMessages }>> = {
  es: () => import('./__generated__/es.ts'),
  en: () => import('./__generated__/en.ts'),
  zh: () => import('./__generated__/zh.ts'),
  de: () => import('./__generated__/de.ts'),
};

/** Loads one compiled catalogue; each is a chunk of its own. Rejects when the chunk cannot be had. */
export async function loadMessages(locale: Locale): Promise<CompiledMessages> {
  return (await catalogues[locale]()).default;
}

const visitorCatalogues: Record<Locale, () => Promise<{ default: VisitorMessages }>> = {
  es: () => import('./__generated__/visitors/es.ts'),
  en: () => import('./__generated__/visitors/en.ts'),
  zh: () => import('./__generated__/visitors/zh.ts'),
  de: () => import('./__generated__/visitors/de.ts'),
};

/** Loads the part of a catalogue that the screens before the login need. Rejects likewise. */
export async function loadVisitorMessages(locale: Locale): Promise<VisitorMessages> {
  return (await visitorCatalogues[locale]()).default;
}

/** Whether a text from storage or the operator's settings names a language that Corro speaks. */
export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}
