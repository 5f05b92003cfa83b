import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type Portfolio, portfolio } from '../codecs/portfolio.ts';
import { polling } from './polling.ts';

/**
 * Range of a portfolio: `1d` since the previous close, `max` since the account was opened, `now`
 * without a history.
 */
export type PortfolioRange = '1d' | '1w' | '1m' | '1y' | 'max' | 'now';

/** Reads the portfolio's value over a range, where the upstream announces `portfolio`. */
export async function getPortfolio(
  api: Transport,
  range: PortfolioRange,
  options?: CallOptions,
): Promise<Portfolio> {
  const query = { range };
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/portfolio', { params: { query }, ...init }),
    options,
  );
  return portfolio.decode(data);
}

/** Polls the portfolio's value; requires that the upstream announces `portfolio`. */
export const portfolioQuery = (api: Transport, range: PortfolioRange) =>
  queryOptions({
    queryKey: ['portfolio', range],
    queryFn: ({ signal }) => getPortfolio(api, range, { signal }),
    // Without a history the answer is as small as the account totals, so their interval applies.
    ...polling(range === 'now' ? 'account' : 'portfolio'),
  });
