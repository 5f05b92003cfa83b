import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type Portfolio, portfolio } from '../codecs/portfolio.ts';
import { polling } from '../queries/polling.ts';

/** How far back: the day, since the previous close, a week, a month, a year, or since the account was opened; or now alone. */
export type PortfolioRange = '1d' | '1w' | '1m' | '1y' | 'max' | 'now';

/** The value of the portfolio over a range, where the upstream announces `portfolio`. */
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

/** The value of the portfolio over a range; to be asked for where the upstream announces `portfolio`. */
export const portfolioQuery = (api: Transport, range: PortfolioRange) =>
  queryOptions({
    queryKey: ['portfolio', range],
    queryFn: ({ signal }) => getPortfolio(api, range, { signal }),
    // Without a line it is as light as the account's figures, which it replaces.
    ...polling(range === 'now' ? 'account' : 'portfolio'),
  });
