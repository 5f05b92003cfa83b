import {
  configQuery,
  portfolioQuery,
  type PortfolioPoint,
  type PortfolioRange,
  userInfoQuery,
} from '@corro/client';
import { type DecimalText, investedOf } from '@corro/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useIsOnline } from '../../app/conditions.ts';

/** What the customer has, US dollars; null where it is not known. */
export interface Wealth {
  readonly isLoading: boolean;
  /** What the figures were read by. */
  readonly query: {
    readonly data: unknown;
    readonly error: unknown;
    readonly dataUpdatedAt: number;
  };
  readonly total: DecimalText | null;
  readonly cash: DecimalText | null;
  /** Undefined where the upstream does not tell what the account consists of. */
  readonly invested: DecimalText | null | undefined;
  /** Whether the upstream tells the course, or has not said yet whether it does. */
  readonly hasCourse: boolean;
  /** The course is on the way. */
  readonly isLoadingCourse: boolean;
  /** The course could not be read. */
  readonly hasFailedCourse: boolean;
  /** The course, oldest first; undefined until it is there. */
  readonly points: readonly PortfolioPoint[] | undefined;
}

/**
 * Reads the portfolio with its course where the upstream announces it. Until that is there, and
 * elsewhere, the account's figures, so that the amounts do not wait for the line.
 */
export function useWealth(range: PortfolioRange): Wealth {
  const api = useApi();
  const isOnline = useIsOnline();
  const config = useQuery(configQuery(api));
  const isAsked = config.data === undefined && config.error === null;
  const isAnnounced = config.data?.extensions.includes('portfolio') ?? false;
  const course = useQuery({
    ...portfolioQuery(api, range),
    enabled: isAnnounced,
    // What there is does not depend on the range: it stays while another one is read.
    placeholderData: keepPreviousData,
  });
  const info = useQuery({ ...userInfoQuery(api), enabled: course.data === undefined });
  const query = course.data === undefined ? info : course;
  const { points, parts } = course.data ?? {};
  const hasCourse = isAnnounced || (isAsked && isOnline);
  return {
    isLoading: query.data === undefined && query.error === null && isOnline,
    query,
    total: points?.at(-1)?.value ?? info.data?.total ?? null,
    cash: parts?.cash ?? info.data?.balance ?? null,
    invested: parts === undefined ? (hasCourse ? null : undefined) : investedOf(parts),
    hasCourse,
    isLoadingCourse: hasCourse && course.data === undefined && course.error === null,
    hasFailedCourse: course.data === undefined && course.error !== null,
    points: course.isPlaceholderData ? undefined : points,
  };
}
