import { isCorroError } from '@corro/client';
import { defineMessage, defineMessages } from '@corro/messages';
import { EmptyState, ErrorState } from '@corro/ui';
import { useState, type ReactNode } from 'react';
import { useIsOnline } from '../../app/conditions.ts';
import { useI18n, type I18n } from '../../app/i18n/i18n.ts';
import { failureTexts, refusalText } from '../errorText.ts';

/** Common part of the results of `useQuery` and `useInfiniteQuery`. */
export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Number of failures. */
  readonly errorUpdateCount: number;
  /** Read time of `data` in epoch milliseconds. */
  readonly dataUpdatedAt: number;
  /** Resolves after success or failure. */
  refetch(): unknown;
}

/**
 * State of a query without data: offline, a notice; after an error, the error with a retry. Null
 * while the query loads online, and once it has data.
 */
export function useQueryError(query: QueryResult<unknown>, title?: string): ReactNode {
  const i18n = useI18n();
  const isOnline = useIsOnline();
  const error = useLastError(query);
  const { isBusy, retry } = useRetry(query);
  if (query.data !== undefined) return null;
  if (!isOnline) {
    return (
      <EmptyState
        picture="offline"
        title={i18n.t({ id: 'query.offlineTitle' })}
        text={i18n.t({ id: 'query.offlineText' })}
      />
    );
  }
  if (error === null) return null;
  const failure = queryErrorText(error, i18n);
  return (
    <ErrorState
      {...failure}
      title={title ?? failure.title}
      retryLabel={i18n.t({ id: 'shell.retry' })}
      busyLabel={i18n.t({ id: 'shell.loading' })}
      busy={isBusy}
      onRetry={retry}
    />
  );
}

/** Returns true if the upstream refused a call because it has no prices of the market. */
export function lacksPrices(error: unknown): boolean {
  if (!isCorroError(error) || error.kind !== 'refusal') return false;
  return error.code === 'busy' && error.values['reason'] === 'prices';
}

type FailingQuery = Pick<QueryResult<unknown>, 'error' | 'errorUpdateCount'>;

/**
 * Last error of a query; null if there was none. The cache drops the error on every retry while
 * there is no data, so this hook remembers it.
 */
export function useLastError({ error, errorUpdateCount }: FailingQuery): unknown {
  const [last, setLast] = useState<unknown>(null);
  const current = error ?? null;
  if (current !== null && current !== last) setLast(current);
  return errorUpdateCount > 0 ? (current ?? last) : current;
}

/** Retries on request. Busy only for this retry: automatic retries show no spinner. */
export function useRetry(query: Pick<QueryResult<unknown>, 'refetch'>) {
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void Promise.resolve(query.refetch()).finally(() => setBusy(false));
  };
  return { isBusy, retry };
}

/**
 * Text for a failed call. A refusal without a sentence shows a general one with its code, which the
 * customer can name to the support.
 */
export function queryErrorText(
  error: unknown,
  { t, has }: Pick<I18n, 't' | 'has'>,
): { readonly title: string; readonly text: string } {
  if (!isCorroError(error)) {
    return { title: t({ id: 'error.unexpected.title' }), text: t({ id: 'error.unexpected.text' }) };
  }
  if (error.kind === 'refusal') {
    return {
      title: t({ id: 'error.refusal.title' }),
      text: refusalText(error.code, { t, has }, 'hint', error.values),
    };
  }
  return { title: t(titles[error.kind]), text: t(texts[error.kind]) };
}

const titles = defineMessages({
  'network-failed': { id: 'error.network.title' },
  'timed-out': { id: 'error.timeout.title' },
  'protocol-broken': { id: 'error.protocol.title' },
  'session-ended': { id: 'error.session.title' },
});

const texts = {
  'network-failed': failureTexts.network,
  'timed-out': failureTexts.timeout,
  'protocol-broken': failureTexts.protocol,
  'session-ended': defineMessage({ id: 'error.session.text' }),
};
