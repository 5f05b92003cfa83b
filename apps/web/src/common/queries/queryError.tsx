import { isCorroError } from '@corro/client';
import { defineMessage, defineMessages } from '@corro/messages';
import { EmptyState, ErrorState } from '@corro/ui';
import { useState, type ReactNode } from 'react';
import { useI18n, type I18n } from '../../app/i18n/i18n.ts';
import { failures, refusalText, type RefusalPrefix } from '../errorText.ts';

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
export function useQueryError(query: QueryResult<unknown>, title?: string): ReactNode {
  const i18n = useI18n();
  const error = useLastError(query);
  const { busy, retry } = useRetry(query);
  if (query.data !== undefined) return null;
  if (query.isPaused) {
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
      busy={busy}
      onRetry={retry}
    />
  );
}

/** What is read of a query that may fail. */
type FailingQuery = Pick<QueryResult<unknown>, 'error' | 'errorUpdateCount'>;

/**
 * Without data the cache forgets the reason whenever it tries again; what the customer reads must
 * stay until there is an answer.
 */
export function useLastError({ error, errorUpdateCount }: FailingQuery): unknown {
  const [last, setLast] = useState<unknown>(null);
  const current = error ?? null;
  if (current !== null && current !== last) setLast(current);
  return errorUpdateCount > 0 ? (current ?? last) : current;
}

/**
 * Reads a query again because the customer asks for it. Busy for that reading alone: those that come
 * by themselves, repeatedly while offline, do not show a spinner.
 */
export function useRetry(query: Pick<QueryResult<unknown>, 'refetch'>) {
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void Promise.resolve(query.refetch()).finally(() => setBusy(false));
  };
  return { busy, retry };
}

/** What to tell the customer about a failure. */
export interface ErrorText {
  readonly title: string;
  readonly text: string;
}

/**
 * The words for a failed call. A refusal is said by its code; a code without a sentence gets a
 * general one with the code in it, never a raw key and never nothing (decisions: The wire).
 */
export function queryErrorText(
  error: unknown,
  { t, has }: Pick<I18n, 't' | 'has'>,
  prefix: RefusalPrefix = 'hint',
): ErrorText {
  if (!isCorroError(error)) {
    return { title: t({ id: 'error.unexpected.title' }), text: t({ id: 'error.unexpected.text' }) };
  }
  if (error.kind === 'refusal') {
    return {
      title: t({ id: 'error.refusal.title' }),
      text: refusalText(error.code, { t, has }, prefix, error.values),
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
  'network-failed': failures.network,
  'timed-out': failures.timeout,
  'protocol-broken': failures.protocol,
  'session-ended': defineMessage({ id: 'error.session.text' }),
};
