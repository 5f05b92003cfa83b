import { TYPE, type PluralElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../../src/index.ts';
import type { Message } from '../catalogues.ts';
import type { Finding } from '../Finding.ts';
import { everyPart } from '../parts.ts';

/** The forms that CLDR tells apart. Spanish says “1,000,000 de acciones”: that is `many`. */
const forms: Readonly<Record<Locale, readonly string[]>> = {
  es: ['one', 'many', 'other'],
  en: ['one', 'other'],
  zh: ['other'],
  de: ['one', 'other'],
};

/** A plural has every form of its language, and none that its language never takes. */
export function incompletePlurals(messages: readonly Message[]): Finding[] {
  return messages.flatMap(({ id, locale, parts }) =>
    [...everyPart(parts)]
      .filter((part) => part.type === TYPE.plural)
      .flatMap((plural) => amiss(plural, forms[locale]))
      .map((text) => ({ id, locale, text })),
  );
}

function amiss({ value, options }: PluralElement, wanted: readonly string[]): string[] {
  const present = Object.keys(options).filter((form) => !form.startsWith('='));
  const missing = wanted.filter((form) => !present.includes(form));
  const never = present.filter((form) => !wanted.includes(form));
  return [
    ...missing.map((form) => `the plural of {${value}} lacks “${form}”. Write it.`),
    ...never.map(
      (form) => `the plural of {${value}} has “${form}”, which is never taken. Remove it.`,
    ),
  ];
}
