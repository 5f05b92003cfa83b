import type { CompiledMessages, Locale } from '@corro/messages';
import { networks, type Network } from './network.ts';

/** The toolbar's settings for the app of a story. */
export interface Surroundings {
  readonly locale: Locale;
  /** Replaces the catalogue of the locale, for the pseudo-locale. */
  readonly messages?: CompiledMessages;
  readonly network: Network;
}

/** Reads the toolbar; the defaults are Spanish and online. */
export async function surroundingsOf(globals: {
  locale?: unknown;
  network?: unknown;
}): Promise<Surroundings> {
  const network = networks.find((one) => one === globals.network) ?? 'online';
  if (globals.locale !== 'pseudo') return { locale: localeOf(globals.locale), network };
  const { pseudoMessages } = await import('@corro/messages/pseudo');
  return { locale: 'en', messages: pseudoMessages, network };
}

function localeOf(locale: unknown): Locale {
  return locale === 'en' || locale === 'zh' || locale === 'de' ? locale : 'es';
}
