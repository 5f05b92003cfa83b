import type { NewsItem } from '@corro/client';

export interface NamedInstrument {
  readonly symbol: string;
  readonly name: string;
}

/** Legal forms at the end of company names; news texts omit them. */
const legalForms =
  /[,\s]+(?:inc|corp|corporation|company|co|ltd|plc|s\.?\s?a\.?(?:\s?b\.?)?(?:\s?de\s?c\.?\s?v\.?)?|n\.?\s?v|ag|se)\.?$/iu;

/** Minimum length of a name, in characters: shorter names are ordinary words. */
const shortest = 3;

/**
 * Returns a predicate that is true for an instrument whose code or name occurs in the news item as
 * a whole word.
 */
export function createMentionTest({
  title,
  subhead,
  content,
}: Pick<NewsItem, 'title' | 'subhead' | 'content'>): (instrument: NamedInstrument) => boolean {
  const text = `${title} ${subhead ?? ''} ${(content ?? '').replaceAll(/<[^>]*>/g, ' ')}`;
  const lower = text.toLowerCase();
  return ({ symbol, name }) => {
    const called = name.replace(legalForms, '').toLowerCase();
    return (
      (symbol.length > 1 && hasWords(text, symbol)) ||
      (called.length >= shortest && hasWords(lower, called))
    );
  };
}

/**
 * Searches the plain words first, because compiling an expression for every instrument would be
 * slow.
 */
function hasWords(text: string, words: string): boolean {
  if (!text.includes(words)) return false;
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?:^|[^\p{L}\p{N}])${literal}(?:$|[^\p{L}\p{N}])`, 'u').test(text);
}
