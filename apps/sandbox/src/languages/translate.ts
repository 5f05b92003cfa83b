import { aboutTexts } from './about.ts';
import { languages, names } from './names.ts';
import { newsIn } from './news.ts';

const spanishNews = newsIn('es');

function dictionaryOf(language: string, index: number): ReadonlyMap<string, string> {
  const dictionary = new Map(names.map((name) => [name[0] ?? '', name[index] ?? '']));
  for (const texts of aboutTexts) dictionary.set(texts[0] ?? '', texts[index] ?? '');
  for (const [at, { title, subhead, content }] of newsIn(language).entries()) {
    const original = spanishNews[at];
    if (original === undefined) continue;
    dictionary.set(original.title, title);
    dictionary.set(original.subhead, subhead);
    dictionary.set(original.content, content);
  }
  return dictionary;
}

const dictionaries = new Map<string, ReadonlyMap<string, string>>(
  languages.map((language, index) => [language, dictionaryOf(language, index)]),
);

/** Translates a Spanish name or news text; unknown texts, such as company names, stay unchanged. */
export function translate(language: string, text: string): string {
  return dictionaries.get(language)?.get(text) ?? text;
}

/**
 * Answer fields with names, news and descriptions. Only `name` can contain a text of a customer:
 * the name of a passkey.
 */
const translatedFields: ReadonlySet<string> = new Set([
  'name',
  'stock_name',
  'market_name',
  'exchange_name',
  'issuer',
  'category_name',
  'title',
  'subhead',
  'content',
  'about',
]);

/** Serialises an answer with translated names and news. */
export function stringifyIn(language: string, answer: unknown): string {
  if (language === languages[0]) return JSON.stringify(answer);
  return JSON.stringify(answer, (field, value: unknown) =>
    typeof value === 'string' && translatedFields.has(field) ? translate(language, value) : value,
  );
}
