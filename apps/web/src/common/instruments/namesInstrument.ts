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

/** Whether a piece of news names an instrument, by its code or by its name, as words of their own. */
export function namesInstrument(
  { title, subhead, content }: Pick<NewsItem, 'title' | 'subhead' | 'content'>,
  { symbol, name }: NamedInstrument,
): boolean {
  const text = `${title} ${subhead ?? ''} ${(content ?? '').replaceAll(/<[^>]*>/g, ' ')}`;
  const called = name.replace(legalForms, '');
  return (
    (symbol.length > 1 && asWord(symbol, 'u').test(text)) ||
    (called.length >= shortest && asWord(called, 'iu').test(text))
  );
}

function asWord(words: string, flags: string): RegExp {
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?:^|[^\p{L}\p{N}])${literal}(?:$|[^\p{L}\p{N}])`, flags);
}
