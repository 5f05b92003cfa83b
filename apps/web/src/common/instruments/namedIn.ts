import type { NewsItem } from '@corro/client';

/** What an instrument is named by. */
export interface NamedInstrument {
  readonly symbol: string;
  readonly name: string;
}

/** Legal forms in the names of companies, which the news leave out. */
const legalForms =
  /[,\s]+(?:inc|corp|corporation|company|co|ltd|plc|s\.?\s?a\.?(?:\s?b\.?)?(?:\s?de\s?c\.?\s?v\.?)?|n\.?\s?v|ag|se)\.?$/iu;

/** Shorter names are words of every other sentence. */
const shortest = 3;

/** Tells of each instrument whether a piece of news names it, by its code or by its name, as words of their own. */
export function namedIn({
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

/** Most words are nowhere in a text: an expression is compiled for the few that are. */
function hasWords(text: string, words: string): boolean {
  if (!text.includes(words)) return false;
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?:^|[^\p{L}\p{N}])${literal}(?:$|[^\p{L}\p{N}])`, 'u').test(text);
}
