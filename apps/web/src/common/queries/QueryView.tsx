import { Banner, Button, Stack } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AgeLine, useAgeText } from '../ages.tsx';
import { useIsOnline } from '../../app/conditions.ts';
import { type QueryResult, useQueryError, useRetry } from './queryError.tsx';

export interface QueryViewProps<Data> {
  readonly query: QueryResult<Data>;
  /** A skeleton as high as what comes. */
  readonly loading: ReactNode;
  /** The empty state; left out where data is never empty. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (data: Data) => boolean;
  /** Says how old the data is while there is no network: for what shows no prices with ages. */
  readonly tellsAge?: boolean;
  /** What a failure is called, where the screen has a name for it. */
  readonly failedTitle?: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows a query in each of its states. Loaded data stays through failures and being
 * offline, marked with its age, and Retry is offered.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, empty, isEmpty, tellsAge = false, failedTitle, children } = props;
  const isOnline = useIsOnline();
  const errorText = useQueryError(query, failedTitle);
  if (query.data === undefined) return errorText ?? loading;
  const hasFailed = isOnline && (query.error ?? null) !== null;
  // The content keeps its position in the tree in every state: a form in it must not be remounted.
  return (
    <Stack gap={8}>
      {!isOnline && tellsAge ? <AgeLine readAt={query.dataUpdatedAt} /> : null}
      {hasFailed ? <StaleBanner query={query} /> : null}
      {isEmpty?.(query.data) ? empty : children(query.data)}
    </Stack>
  );
}

function StaleBanner({
  query,
}: {
  query: Pick<QueryResult<unknown>, 'dataUpdatedAt' | 'refetch'>;
}) {
  const { t } = useI18n();
  const { busy, retry } = useRetry(query);
  const age = useAgeText(query.dataUpdatedAt);
  return (
    <Banner
      tone="caution"
      action={
        <Button tone="quiet" size="small" busy={busy} onPress={retry}>
          {t({ id: 'shell.retry' })}
        </Button>
      }
    >
      {t({ id: 'query.failedKept' }, { age })}
    </Banner>
  );
}
