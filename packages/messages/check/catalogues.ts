import { readFileSync } from 'node:fs';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { type Locale, locales } from '../src/index.ts';

/** Texts of one language by id. */
export type Catalogue = Readonly<Record<string, string>>;

/** The reference language comes first. */
export type Catalogues = Readonly<Record<Locale, Catalogue>>;

/** A parsed text. */
export interface Message {
  readonly id: string;
  readonly locale: Locale;
  readonly text: string;
  readonly parts: readonly MessageFormatElement[];
}

export function readCatalogues(): Catalogues {
  return { es: read('es'), en: read('en'), zh: read('zh'), de: read('de') };
}

function read(locale: Locale): Catalogue {
  const catalogue: Catalogue = JSON.parse(
    readFileSync(`${import.meta.dirname}/../src/${locale}.json`, 'utf8'),
  );
  return catalogue;
}

/** Parses every text of every language. Throws on invalid ICU. */
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

/** A problem of a message and its fix. */
export interface Finding {
  readonly id: string;
  /** Null for a problem of the id in all four catalogues. */
  readonly locale: Locale | null;
  /** The problem, then the fix, for developers. */
  readonly text: string;
}

/** Formats a finding: `de nav.home: …`. */
export function findingLine({ id, locale, text }: Finding): string {
  return `${locale ?? 'all four'} ${id}: ${text}`;
}
