import {
  type MessageFormatElement,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { type Locale, locales } from '../src/index.ts';
import { type Catalogues, type Finding, type Message, messagesOf } from './catalogues.ts';
import { tooLong } from './lengths.ts';
import { everyPart, gluedNumbers } from './numbers.ts';

/** Each language has the ids of the Spanish reference, and no others. */
function differingIds(catalogues: Catalogues): Finding[] {
  const { es } = catalogues;
  return locales.flatMap((locale) => {
    const own = catalogues[locale];
    const missing = Object.keys(es).filter((id) => !Object.hasOwn(own, id));
    const extra = Object.keys(own).filter((id) => !Object.hasOwn(es, id));
    const findings = missing.map((id) => ({ id, locale, text: 'is missing. Translate it.' }));
    return findings.concat(
      extra.map((id) => ({ id, locale, text: 'is not in es.json. Add it there or remove it.' })),
    );
  });
}

/** Ids are sorted, so that two additions rarely conflict on the same line. */
function unsortedIds(catalogues: Catalogues): Finding[] {
  return locales.flatMap((locale) => {
    const ids = Object.keys(catalogues[locale]);
    const id = ids.find((one, place) => place > 0 && one < (ids[place - 1] ?? ''));
    return id === undefined ? [] : [{ id, locale, text: 'is out of order. Sort the ids.' }];
  });
}

/** Dollars and pesos both have the sign `$`: alone it says neither. */
function bareSigns(messages: readonly Message[]): Finding[] {
  return messages
    .filter(({ text }) => /(?<!US|MX)\$/.test(text))
    .map(({ id, locale }) => ({ id, locale, text: 'has a bare $. Write US$ or MX$.' }));
}

/**
 * A translation takes what the reference takes, each in the same way: an amount left out is not told,
 * and a number that becomes text loses its separators.
 */
function differingPlaceholders(messages: readonly Message[]): Finding[] {
  const reference = new Map(
    messages.filter(({ locale }) => locale === 'es').map(({ id, parts }) => [id, takenBy(parts)]),
  );
  return messages.flatMap(({ id, locale, parts }) => {
    const wanted = reference.get(id);
    if (wanted === undefined) return [];
    const taken = takenBy(parts);
    const missing = [...wanted].filter((one) => !taken.has(one));
    const extra = [...taken].filter((one) => !wanted.has(one));
    if (missing.length + extra.length === 0) return [];
    const lacks = missing.length > 0 ? ` lacks {${missing.join('}, {')}}` : '';
    const has = extra.length > 0 ? ` has {${extra.join('}, {')}}` : '';
    return [{ id, locale, text: `differs from es:${lacks}${has}. Take the same values in both.` }];
  });
}

function takenBy(parts: readonly MessageFormatElement[]): Set<string> {
  return new Set([...everyPart(parts)].map(placeIn).filter((one) => one !== null));
}

function placeIn(part: MessageFormatElement): string | null {
  if (part.type === TYPE.argument) return part.value;
  if (part.type === TYPE.number) return `${part.value}, number`;
  if (part.type === TYPE.date) return `${part.value}, date`;
  if (part.type === TYPE.time) return `${part.value}, time`;
  if (part.type === TYPE.plural) return `${part.value}, plural`;
  if (part.type === TYPE.select) {
    return `${part.value}, select: ${Object.keys(part.options).toSorted().join(' ')}`;
  }
  return part.type === TYPE.tag ? `<${part.value}>` : null;
}

/** Two values of which the first is said first in every language: from what, and to what. */
const pairs = [
  ['before', 'after'],
  ['first', 'last'],
  ['from', 'to'],
  ['low', 'high'],
  ['min', 'max'],
] as const;

/** The placeholders of two values that are the wrong way round tell a fall as a rise. */
function turnedPairs(messages: readonly Message[]): Finding[] {
  return messages.flatMap(({ id, locale, parts }) => {
    const taken = [...takenBy(parts)].map((one) => one.split(',')[0]);
    const turned = pairs.filter(
      ([one, other]) => taken.includes(other) && taken.indexOf(other) < taken.indexOf(one),
    );
    return turned.map(([one, other]) => ({
      id,
      locale,
      text: `says {${other}} before {${one}}. Say {${one}} first.`,
    }));
  });
}

/** The plural forms of CLDR. Spanish says “1,000,000 de acciones”: that is `many`. */
const forms: Readonly<Record<Locale, readonly string[]>> = {
  es: ['one', 'many', 'other'],
  en: ['one', 'other'],
  zh: ['other'],
  de: ['one', 'other'],
};

/** A plural has every form of its language, and none that its language never takes. */
function incompletePlurals(messages: readonly Message[]): Finding[] {
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

/** What is the same in Spanish and in another language, and why it may be. */
const sameWord: Readonly<Record<string, readonly Exclude<Locale, 'es'>[]>> = {
  // Latin words, the same in both.
  'chart.volume': ['de'],
  'identity.photoOf': ['de'],
  'ipo.line': ['de'],
  // The initials of day and month: día and day, mes and Monat.
  'chart.range.day': ['en'],
  'chart.range.month': ['en', 'de'],
  'chart.range.quarter': ['en', 'de'],
  'term.day': ['en'],
  'term.month': ['en'],
};

/** Names and initials, which no language translates. */
const names = ['CLABE', 'Corro', 'IPO', 'MX$', 'QIP', 'TRC20', 'US$'];

/** A text that is still the Spanish one, letter for letter, has not been translated. */
function untranslated(messages: readonly Message[]): Finding[] {
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

/** All problems of the catalogues themselves, independent of the code. */
export function checkCatalogues(catalogues: Catalogues): Finding[] {
  const messages = messagesOf(catalogues);
  return [
    ...differingIds(catalogues),
    ...unsortedIds(catalogues),
    ...differingPlaceholders(messages),
    ...turnedPairs(messages),
    ...incompletePlurals(messages),
    ...gluedNumbers(messages),
    ...bareSigns(messages),
    ...untranslated(messages),
    ...tooLong(messages),
  ];
}
