import { configQuery, portfolioQuery, type PortfolioPoint, userInfoQuery } from '@corro/client';
import { type DecimalText, investedOf } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useIsOnline } from '../../common/queries/useIsOnline.ts';
import type { PortfolioRange } from './ranges.ts';

/** What the customer has, US dollars; null where it is not known. */
export interface Wealth {
  readonly isLoading: boolean;
  /** What it was read by. */
  readonly query: {
    readonly data: unknown;
    readonly error: unknown;
    readonly dataUpdatedAt: number;
  };
  readonly total: DecimalText | null;
  readonly cash: DecimalText | null;
  /** Undefined where the upstream does not tell what the account consists of. */
  readonly invested: DecimalText | null | undefined;
  /** Whether the upstream tells the course. */
  readonly hasCourse: boolean;
  /** The course, oldest first; undefined until it is there. */
  readonly points: readonly PortfolioPoint[] | undefined;
}

/** Reads the portfolio with its course where the upstream announces it, and the account's figures elsewhere. */
export function useWealth(range: PortfolioRange): Wealth {
  const api = useApi();
  const isOnline = useIsOnline();
  const config = useQuery(configQuery(api));
  const isAsked = config.data === undefined && config.error === null && isOnline;
  const hasCourse = config.data?.extensions.includes('portfolio') ?? isAsked;
  const course = useQuery({ ...portfolioQuery(api, range), enabled: hasCourse && !isAsked });
  const info = useQuery({ ...userInfoQuery(api), enabled: !hasCourse });
  const query = hasCourse ? course : info;
  const isLoading = query.data === undefined && query.error === null && isOnline;
  if (!hasCourse) {
    const { total = null, balance = null } = info.data ?? {};
    return {
      isLoading,
      query,
      total,
      cash: balance,
      invested: undefined,
      hasCourse,
      points: undefined,
    };
  }
  const { points, parts } = course.data ?? {};
  return {
    isLoading,
    query,
    total: points?.at(-1)?.value ?? null,
    cash: parts?.cash ?? null,
    invested: parts === undefined ? null : investedOf(parts),
    hasCourse,
    points,
  };
}
