import { type CallOptions, type Transport, defined } from '../http/index.ts';
import { isRow } from '../codecs/rows.ts';
import { decodePage, whole } from '../codecs/page.ts';
import { type QuoteSummary, quoteSummary } from '../codecs/quotes.ts';

/** Instruments that one call may name. */
export const mostQuotes = 60;

/** At most 60 codes of instruments, and those of them whose course of the day is wanted. */
export type QuoteListParams = {
  /** Codes of the instruments. */
  symbols: readonly string[];
  /** Those with their line. */
  lines?: readonly string[];
};

/** Several quotes, as far as the upstream has them. */
export type QuoteList = {
  /** By the code of the instrument. */
  quotes: ReadonlyMap<string, QuoteSummary>;
  /** Codes that the upstream does not know. One that is in neither has no price at the moment. */
  unknown: ReadonlySet<string>;
};

/** The one that is wanted; null where it is not among them, or is one of that code at another market. */
export function findQuote(
  quotes: QuoteList['quotes'],
  { symbol, market }: { readonly symbol: string; readonly market?: string | undefined },
): QuoteSummary | null {
  const found = quotes.get(symbol);
  const isElsewhere = Boolean(market) && found?.market !== market;
  return found === undefined || isElsewhere ? null : found;
}

/** The prices of several instruments, where the upstream announces `quotes`. */
export async function listQuotes(
  api: Transport,
  { symbols, lines = [] }: QuoteListParams,
  options?: CallOptions,
): Promise<QuoteList> {
  const wanted = lines.length === 0 ? undefined : lines.join(',');
  const query = defined({ symbols: symbols.join(','), lines: wanted });
  const data = await api.read(
    (wire, init) => wire.GET('/v2/quotes', { params: { query }, ...init }),
    options,
  );
  return decodeQuoteList(data);
}

/** Several quotes, as they are answered and as they are pushed. */
export function decodeQuoteList(data: unknown): QuoteList {
  const { rows } = decodePage(data, 'quotes', whole, (row) => quoteSummary.decode(row));
  const unknown = isRow(data) && Array.isArray(data['unknown']) ? data['unknown'] : [];
  return {
    quotes: new Map(rows.map((row) => [row.symbol, row])),
    unknown: new Set(unknown.map(String)),
  };
}
