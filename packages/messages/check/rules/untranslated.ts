import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../../src/index.ts';
import type { Message } from '../catalogues.ts';
import type { Finding } from '../Finding.ts';
import { everyPart } from '../parts.ts';

/** What is the same in Spanish and in another language, and why it may be. */
const sameWord: Readonly<Record<string, readonly Exclude<Locale, 'es'>[]>> = {
  // Latin words, the same in both.
  'chart.volume': ['de'],
  'identity.photoOf': ['de'],
  'ipo.line': ['de'],
  // The initial of the month: mes, Monat.
  'tradingView.range.month': ['de'],
};

/** Names and initials, which no language translates. */
const names = ['CLABE', 'Corro', 'IPO', 'MX$', 'QIP', 'TRC20', 'US$'];

/** A text that is still the Spanish one, letter for letter, has not been translated. */
export function untranslated(messages: readonly Message[]): Finding[] {
  const reference = new Map(
    messages.filter(({ locale }) => locale === 'es').map(({ id, text }) => [id, text]),
  );
  return messages.flatMap((message) => {
    const { id, locale, text } = message;
    if (locale === 'es' || reference.get(id) !== text || !hasWords(message)) return [];
    if (sameWord[id]?.includes(locale) === true) return [];
    return [{ id, locale, text: `is the Spanish text, “${text}”. Translate it.` }];
  });
}

/** Whether anything is said beside names, figures and signs. */
function hasWords({ parts }: Message): boolean {
  return [...everyPart(parts)]
    .filter((part) => part.type === TYPE.literal)
    .some(({ value }) =>
      /\p{L}/u.test(names.reduce((rest, name) => rest.replaceAll(name, ''), value)),
    );
}
