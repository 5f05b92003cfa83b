import {
  configQuery,
  type PortfolioPoint,
  portfolioQuery,
  type PortfolioRange,
  userInfoQuery,
} from '@corro/client';
import { type DecimalText, investedOf } from '@corro/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useIsOnline } from '../../app/conditions.ts';

/** The account in US dollars; null if unknown. */
export interface Wealth {
  readonly isLoading: boolean;
  /** The query of the figures. */
  readonly query: {
    readonly data: unknown;
    readonly error: unknown;
    readonly dataUpdatedAt: number;
  };
  readonly total: DecimalText | null;
  readonly cash: DecimalText | null;
  /** Undefined if the upstream does not report the parts of the account. */
  readonly invested: DecimalText | null | undefined;
  /** Whether the upstream reports the history, or may still announce it. */
  readonly hasHistory: boolean;
  readonly isHistoryLoading: boolean;
  readonly hasHistoryFailed: boolean;
  /** The history, oldest first; undefined while loading. */
  readonly points: readonly PortfolioPoint[] | undefined;
}

/**
 * Reads the portfolio with its history if the upstream announces it. Until it loads, the figures of the
 * account stand in, so that amounts do not wait for the line.
 */
export function useWealth(range: PortfolioRange): Wealth {
  const api = useApi();
  const isOnline = useIsOnline();
  const config = useQuery(configQuery(api));
  const isConfigLoading = config.data === undefined && config.error === null;
  const isAnnounced = config.data?.extensions.includes('portfolio') ?? false;
  const history = useQuery({
    ...portfolioQuery(api, range),
    enabled: isAnnounced,
    // The totals do not depend on the range, so they stay while another range loads.
    placeholderData: keepPreviousData,
  });
  const info = useQuery({ ...userInfoQuery(api), enabled: history.data === undefined });
  const query = history.data === undefined ? info : history;
  const { points, parts } = history.data ?? {};
  const hasHistory = isAnnounced || (isConfigLoading && isOnline);
  return {
    isLoading: query.data === undefined && query.error === null && isOnline,
    query,
    total: points?.at(-1)?.value ?? info.data?.total ?? null,
    cash: parts?.cash ?? info.data?.balance ?? null,
    invested: parts === undefined ? (hasHistory ? null : undefined) : investedOf(parts),
    hasHistory,
    isHistoryLoading: hasHistory && history.data === undefined && history.error === null,
    hasHistoryFailed: history.data === undefined && history.error !== null,
    points: history.isPlaceholderData ? undefined : points,
  };
}
