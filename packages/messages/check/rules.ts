import {
  type MessageFormatElement,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { type Locale, locales } from '../src/index.ts';
import { type Catalogues, type Finding, type Message, messagesOf } from './catalogues.ts';
import { tooLong } from './lengths.ts';
import { everyPart, gluedNumbers } from './numbers.ts';

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

/** A `select` has the options of the reference; `formatjs verify` compares its name only. */
function differingSelects(messages: readonly Message[]): Finding[] {
  const reference = new Map(
    messages.filter(({ locale }) => locale === 'es').map(({ id, parts }) => [id, selectsIn(parts)]),
  );
  return messages.flatMap(({ id, locale, parts }) => {
    const [expected, own] = [reference.get(id), selectsIn(parts)];
    if (expected === undefined || own === expected) return [];
    return [{ id, locale, text: `has the options ${own}, es has ${expected}. Take those of es.` }];
  });
}

function selectsIn(parts: readonly MessageFormatElement[]): string {
  return [...everyPart(parts)]
    .filter((part) => part.type === TYPE.select)
    .map(({ value, options }) => `{${value}: ${Object.keys(options).toSorted().join(' ')}}`)
    .join(', ');
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
    const taken = [...everyPart(parts)].map((part) => ('value' in part ? part.value : ''));
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

/** Problems of the catalogues that `formatjs verify` does not find. */
export function checkCatalogues(catalogues: Catalogues): Finding[] {
  const messages = messagesOf(catalogues);
  return [
    ...unsortedIds(catalogues),
    ...differingSelects(messages),
    ...turnedPairs(messages),
    ...incompletePlurals(messages),
    ...gluedNumbers(messages),
    ...bareSigns(messages),
    ...untranslated(messages),
    ...tooLong(messages),
  ];
}
