import {
  type MessageFormatElement,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { type Locale, locales } from '../src/index.ts';
import { type Catalogues, type Finding, type Message, messagesOf } from './catalogues.ts';
import { tooLong } from './lengths.ts';
import { everyPart, gluedNumbers } from './numbers.ts';

/** Ids must be sorted, because two branches that add ids then rarely conflict. */
function unsortedIds(catalogues: Catalogues): Finding[] {
  return locales.flatMap((locale) => {
    const ids = Object.keys(catalogues[locale]);
    const id = ids.find((candidate, place) => place > 0 && candidate < (ids[place - 1] ?? ''));
    return id === undefined ? [] : [{ id, locale, text: 'is out of order. Sort the ids.' }];
  });
}

/** Finds a bare `$`, because dollars and pesos share this sign. */
function plainDollarSigns(messages: readonly Message[]): Finding[] {
  return messages
    .filter(({ text }) => /(?<!US|MX)\$/.test(text))
    .map(({ id, locale }) => ({ id, locale, text: 'has a bare $. Write US$ or MX$.' }));
}

/** Finds a currency that a line break can part from its amount. */
function partedCurrencies(messages: readonly Message[]): Finding[] {
  return messages
    .filter(({ text }) => /(?:US|MX)\$ \{/.test(text))
    .map(({ id, locale }) => ({
      id,
      locale,
      text: 'has a plain space after US$ or MX$. Write a no-break space.',
    }));
}

/**
 * Finds titles of screens with a German compound that would break anywhere in large text, because
 * not every browser hyphenates.
 */
function unbreakableTitles(messages: readonly Message[]): Finding[] {
  return messages
    .filter(({ id, locale }) => locale === 'de' && id.startsWith('route.'))
    .filter(({ text }) => /\p{L}{12}/u.test(text))
    .map(({ id, locale }) => ({
      id,
      locale,
      text: 'has a word of more than 11 letters. Put a soft hyphen (U+00AD) into it.',
    }));
}

/**
 * Finds a `select` whose options differ from the Spanish ones; `formatjs verify` compares only its
 * name.
 */
function differingSelects(messages: readonly Message[]): Finding[] {
  const reference = new Map(
    messages.filter(({ locale }) => locale === 'es').map(({ id, parts }) => [id, selectsIn(parts)]),
  );
  return messages.flatMap(({ id, locale, parts }) => {
    const [expected, actual] = [reference.get(id), selectsIn(parts)];
    if (expected === undefined || actual === expected) return [];
    return [
      { id, locale, text: `has the options ${actual}, es has ${expected}. Take those of es.` },
    ];
  });
}

function selectsIn(parts: readonly MessageFormatElement[]): string {
  return [...everyPart(parts)]
    .filter((part) => part.type === TYPE.select)
    .map(({ value, options }) => `{${value}: ${Object.keys(options).sort().join(' ')}}`)
    .join(', ');
}

/** Pairs of placeholders; in every language the first one comes before the second. */
const pairs = [
  ['before', 'after'],
  ['first', 'last'],
  ['from', 'to'],
  ['low', 'high'],
  ['min', 'max'],
] as const;

/** Finds swapped placeholders, which would describe a fall as a rise. */
function swappedPairs(messages: readonly Message[]): Finding[] {
  return messages.flatMap(({ id, locale, parts }) => {
    const placeholders = [...everyPart(parts)].map((part) => ('value' in part ? part.value : ''));
    const swapped = pairs.filter(
      ([a, b]) => placeholders.includes(b) && placeholders.indexOf(b) < placeholders.indexOf(a),
    );
    return swapped.map(([a, b]) => ({
      id,
      locale,
      text: `says {${b}} before {${a}}. Say {${a}} first.`,
    }));
  });
}

/** Plural forms of CLDR. Spanish uses `many` for “1,000,000 de acciones”. */
const forms: Readonly<Record<Locale, readonly string[]>> = {
  es: ['one', 'many', 'other'],
  en: ['one', 'other'],
  zh: ['other'],
  de: ['one', 'other'],
};

/** A plural needs exactly the forms of its language. */
function incompletePlurals(messages: readonly Message[]): Finding[] {
  return messages.flatMap(({ id, locale, parts }) =>
    [...everyPart(parts)]
      .filter((part) => part.type === TYPE.plural)
      .flatMap((plural) => pluralProblems(plural, forms[locale]))
      .map((text) => ({ id, locale, text })),
  );
}

function pluralProblems({ value, options }: PluralElement, expected: readonly string[]): string[] {
  const present = Object.keys(options).filter((form) => !form.startsWith('='));
  const missing = expected.filter((form) => !present.includes(form));
  const unused = present.filter((form) => !expected.includes(form));
  return [
    ...missing.map((form) => `the plural of {${value}} lacks “${form}”. Write it.`),
    ...unused.map(
      (form) => `the plural of {${value}} has “${form}”, which is never taken. Remove it.`,
    ),
  ];
}

/** Texts that may equal the Spanish one. */
const allowedSame: Readonly<Record<string, readonly Exclude<Locale, 'es'>[]>> = {
  // Words from Latin that German spells alike.
  'chart.volume': ['de'],
  'identity.photoOf': ['de'],
  'ipo.line': ['de'],
  // Initials that are the same: día and day, mes and Monat.
  'chart.range.day': ['en'],
  'chart.range.month': ['en', 'de'],
  'chart.range.quarter': ['en', 'de'],
  'term.day': ['en'],
  'term.month': ['en'],
};

/** Names and abbreviations that stay untranslated. */
const names = ['CLABE', 'Corro', 'IPO', 'MX$', 'QIP', 'TRC20', 'US$'];

/** A text that equals the Spanish one is not translated yet. */
function untranslated(messages: readonly Message[]): Finding[] {
  const reference = new Map(
    messages.filter(({ locale }) => locale === 'es').map(({ id, text }) => [id, text]),
  );
  return messages.flatMap((message) => {
    const { id, locale, text } = message;
    if (locale === 'es' || reference.get(id) !== text || !hasWords(message)) return [];
    if (allowedSame[id]?.includes(locale) === true) return [];
    return [{ id, locale, text: `is the Spanish text, “${text}”. Translate it.` }];
  });
}

/** True if the text has words other than names, figures and signs. */
function hasWords({ parts }: Message): boolean {
  return [...everyPart(parts)]
    .filter((part) => part.type === TYPE.literal)
    .some(({ value }) =>
      /\p{L}/u.test(names.reduce((rest, name) => rest.replaceAll(name, ''), value)),
    );
}

/** Finds problems that `formatjs verify` does not find. */
export function checkCatalogues(catalogues: Catalogues): Finding[] {
  const messages = messagesOf(catalogues);
  return [
    ...unsortedIds(catalogues),
    ...differingSelects(messages),
    ...swappedPairs(messages),
    ...incompletePlurals(messages),
    ...gluedNumbers(messages),
    ...plainDollarSigns(messages),
    ...partedCurrencies(messages),
    ...unbreakableTitles(messages),
    ...untranslated(messages),
    ...tooLong(messages),
  ];
}
