import { readFileSync } from 'node:fs';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { type Locale, locales } from '../src/index.ts';

/** The texts of one language, by id. */
export type Catalogue = Readonly<Record<string, string>>;

/** The reference first. */
export type Catalogues = Readonly<Record<Locale, Catalogue>>;

/** One text, read. */
export interface Message {
  readonly id: string;
  readonly locale: Locale;
  readonly text: string;
  readonly parts: readonly MessageFormatElement[];
}

/** Reads the four catalogues of this package. */
export function readCatalogues(): Catalogues {
  return { es: read('es'), en: read('en'), zh: read('zh'), de: read('de') };
}

function read(locale: Locale): Catalogue {
  const catalogue: Catalogue = JSON.parse(
    readFileSync(`${import.meta.dirname}/../src/${locale}.json`, 'utf8'),
  );
  return catalogue;
}

/** Every text of every language. Throws where one is not valid ICU. */
export function messagesOf(catalogues: Catalogues): Message[] {
  return locales.flatMap((locale) =>
    Object.entries(catalogues[locale]).map(([id, text]) => ({
      id,
      locale,
      text,
      parts: parse(text),
    })),
  );
}

/** What is wrong with one message, and what to do about it. */
export interface Finding {
  readonly id: string;
  /** The catalogue it is found in; null where it is about the id in all four. */
  readonly locale: Locale | null;
  /** A sentence for the developer: what is wrong, then what to do. */
  readonly text: string;
}

/** One line for one finding: `de nav.home: …`. */
export function findingLine({ id, locale, text }: Finding): string {
  return `${locale ?? 'all four'} ${id}: ${text}`;
}
