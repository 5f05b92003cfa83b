import type { Message } from '../catalogues.ts';
import type { Finding } from '../Finding.ts';

/** Dollars and pesos both have the sign `$`: alone it says neither. */
export function bareSigns(messages: readonly Message[]): Finding[] {
  return messages
    .filter(({ text }) => /(?<!US|MX)\$/.test(text))
    .map(({ id, locale }) => ({ id, locale, text: 'has a bare $. Write US$ or MX$.' }));
}
