import { Banner, Button, EmptyState, ErrorState, Stack } from '@corro/ui';
import { useState, type ReactNode } from 'react';
import { useWords } from '../boot/words.ts';
import { useIsOnline } from './useIsOnline.ts';
import { errorWords } from './errorWords.ts';
import { useAgeText } from './useAgeText.ts';

/** What is read of a query's result; `useQuery` and `useInfiniteQuery` both give it. */
export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  /** How often it has failed. */
  readonly errorUpdateCount: number;
  readonly isFetching: boolean;
  /** It waits for the network. */
  readonly isPaused: boolean;
  /** When `data` was read, in epoch milliseconds. */
  readonly dataUpdatedAt: number;
  refetch(): unknown;
}

export interface QueryViewProps<Data> {
  readonly query: QueryResult<Data>;
  /** A skeleton as high as what comes. */
  readonly loading: ReactNode;
  /** What stands in for data without content; left out where there is none such. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (data: Data) => boolean;
  /** What a failure is called, where the screen has a name for it. */
  readonly failedTitle?: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows a query in whichever state it is. What was loaded before stays through failures and being
 * offline, marked with its age, and Retry is offered.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, empty, isEmpty, failedTitle, children } = props;
  const words = useWords();
  const isOnline = useIsOnline();
  const retry = () => void query.refetch();
  const error = useStandingError(query);
  if (query.data === undefined) {
    if (query.isPaused) {
      return (
        <EmptyState
          picture="offline"
          title={words.t('query.offlineTitle')}
          text={words.t('query.offlineText')}
        />
      );
    }
    if (error === null) return loading;
    const failure = errorWords(error, words);
    return (
      <ErrorState
        {...failure}
        title={failedTitle ?? failure.title}
        retryLabel={words.t('shell.retry')}
        busyLabel={words.t('shell.loading')}
        busy={query.isFetching}
        onRetry={retry}
      />
    );
  }
  const content = isEmpty?.(query.data) ? empty : children(query.data);
  if (error === null || !isOnline) return content;
  return (
    <Stack gap={8}>
      <KeptBanner query={query} onRetry={retry} />
      {content}
    </Stack>
  );
}

/**
 * Why there is nothing to show, or nothing newer. Without data the cache forgets the reason whenever it tries again;
 * what the customer reads must stay until there is an answer.
 */
function useStandingError({ data, error, errorUpdateCount }: QueryResult<unknown>): unknown {
  const [last, setLast] = useState<unknown>(null);
  const current = error ?? null;
  if (current !== null && current !== last) setLast(current);
  return data === undefined && errorUpdateCount > 0 ? (current ?? last) : current;
}

interface KeptBannerProps {
  readonly query: Pick<QueryResult<unknown>, 'dataUpdatedAt' | 'isFetching'>;
  readonly onRetry: () => void;
}

function KeptBanner({ query, onRetry }: KeptBannerProps) {
  const { t } = useWords();
  const age = useAgeText(query.dataUpdatedAt);
  return (
    <Banner
      tone="caution"
      action={
        <Button tone="quiet" size="small" busy={query.isFetching} onPress={onRetry}>
          {t('shell.retry')}
        </Button>
      }
    >
      {t('query.failedKept', { age })}
    </Banner>
  );
}
