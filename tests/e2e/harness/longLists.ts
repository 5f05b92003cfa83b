import type { Page } from '@playwright/test';
import {
  answerWith,
  dataSchemas,
  madeUp,
  repeated,
  type Row,
  rowsIn,
  type Schema,
  withRows,
} from './contractAnswers.ts';

export const manyRows = 10_000;

/** Candles are drawn, entries of the configuration are not shown; sales of an instrument and changes of a month are in a sheet. */
const notListed = new Set([
  '/v2/yahoo',
  '/v2/config',
  '/stock/success/v2/gain/list',
  '/stock/success/v2/statement/entries',
]);

/** The data of every call that answers with a list, by its path: as the contract has it, and long. */
export const longLists: ReadonlyMap<string, unknown> = new Map(
  [...dataSchemas].flatMap(([path, data]) => {
    const rows = rowsIn(data);
    return rows === undefined || notListed.has(path)
      ? []
      : [[path, withRows(data, longRows(rows))] as const];
  }),
);

function longRows(items: Schema): Row[] {
  const kinds = [0, 1, 2, 3].map((seed) => madeUp(items, seed));
  const { stocks } = kinds[0] ?? {};
  if (Array.isArray(stocks)) {
    const shares = stocks.filter((one) => typeof one === 'object');
    return [{ ...kinds[0], stocks: repeated(shares, manyRows) }];
  }
  return repeated(kinds, manyRows);
}

/** Where a screen shows a whole long list. */
export const longListShown = `[aria-setsize="${manyRows}"], [aria-rowcount="${manyRows + 1}"]`;

/** Answers every list with its long data. Returns which were asked for. */
export function lengthenLists(page: Page): Promise<ReadonlySet<string>> {
  return answerWith(page, longLists);
}
