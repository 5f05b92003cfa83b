import { EmptyState, ErrorState } from '@corro/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../app/i18n/words.ts';
import { errorWords } from '../errors/errorWords.ts';
import { useRetry } from './useRetry.ts';
import { useStandingError } from './useStandingError.ts';

/** What is read of a query's result; `useQuery` and `useInfiniteQuery` both give it. */
export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  /** How often it has failed. */
  readonly errorUpdateCount: number;
  /** It waits for the network. */
  readonly isPaused: boolean;
  /** When `data` was read, in epoch milliseconds. */
  readonly dataUpdatedAt: number;
  /** Reads again; resolves once that has been answered or has failed. */
  refetch(): unknown;
}

/**
 * Says why a query has nothing to show, with Retry where trying again may help. Null while it
 * loads, and once there is data. `title` is what a failure is called, where the screen has a name
 * for it.
 */
export function useQueryTrouble(query: QueryResult<unknown>, title?: string): ReactNode {
  const words = useWords();
  const error = useStandingError(query);
  const { busy, retry } = useRetry(query);
  if (query.data !== undefined) return null;
  if (query.isPaused) {
    return (
      <EmptyState
        picture="offline"
        title={words.t('query.offlineTitle')}
        text={words.t('query.offlineText')}
      />
    );
  }
  if (error === null) return null;
  const failure = errorWords(error, words);
  return (
    <ErrorState
      {...failure}
      title={title ?? failure.title}
      retryLabel={words.t('shell.retry')}
      busyLabel={words.t('shell.loading')}
      busy={busy}
      onRetry={retry}
    />
  );
}
