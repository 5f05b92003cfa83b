import { Banner, Button, Stack } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AgeLine, useAgeText, useIsOld } from '../ages.tsx';
import { useIsOnline } from '../../app/conditions.ts';
import { lacksPrices, type QueryResult, useQueryError, useRetry } from './queryError.tsx';

interface QueryViewProps<Data> {
  readonly query: QueryResult<Data>;
  /** Skeleton as high as the content. */
  readonly loading: ReactNode;
  /** Omit it if the data is never empty. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (data: Data) => boolean;
  /**
   * Shows the data's age while the app is offline, and if the data was read before the app was
   * opened. For content without prices, because prices show their own age.
   */
  readonly showsAge?: boolean;
  /** Title of the error state. */
  readonly failedTitle?: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Renders a query in each of its states. Loaded data stays visible: after a failure with its age
 * and a retry, offline with its age if `showsAge` is set.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, empty, isEmpty, showsAge = false, failedTitle, children } = props;
  const isOnline = useIsOnline();
  const isOld = useIsOld(query.dataUpdatedAt);
  const errorText = useQueryError(query, failedTitle);
  if (query.data === undefined) return errorText ?? loading;
  const hasFailed = isOnline && (query.error ?? null) !== null;
  const oldAt = timeOfOldPrice(query.data);
  // The content keeps its position in the tree in every state: a form inside must not remount.
  return (
    <Stack gap={8}>
      <AgeLine readAt={isOld && showsAge && !hasFailed ? query.dataUpdatedAt : null} />
      {hasFailed || oldAt !== null ? <StaleBanner query={query} oldAt={oldAt} /> : null}
      {isEmpty?.(query.data) ? empty : children(query.data)}
    </Stack>
  );
}

interface StaleBannerProps {
  readonly query: Pick<QueryResult<unknown>, 'dataUpdatedAt' | 'error' | 'refetch'>;
  readonly oldAt: number | null;
}

/** Says why data is old, and how old it is. */
function StaleBanner({ query, oldAt }: StaleBannerProps) {
  const { t } = useI18n();
  const { isBusy, retry } = useRetry(query);
  const age = useAgeText(oldAt ?? query.dataUpdatedAt);
  return (
    <Banner
      tone="caution"
      action={
        <Button tone="quiet" size="small" busy={isBusy} onPress={retry}>
          {t({ id: 'shell.retry' })}
        </Button>
      }
    >
      {oldAt !== null || lacksPrices(query.error)
        ? t({ id: 'query.failedKept.prices' }, { age })
        : t({ id: 'query.failedKept' }, { age })}
    </Banner>
  );
}

/** Time of a price that the upstream marks as old; null for other data. Epoch milliseconds. */
function timeOfOldPrice(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const isOld = 'pricedAt' in data && typeof data.pricedAt === 'number';
  return isOld && 'readAt' in data && typeof data.readAt === 'number' ? data.readAt : null;
}
