import { pollPolicies, type PollName } from '@corro/client';
import { isStale, priceAge, roundDuration, secondMs } from '@corro/domain';
import { defineMessages, type MessageDescriptor } from '@corro/messages';
import { Button, Inline, Text } from '@corro/ui';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useI18n, type I18n } from '../app/i18n/i18n.ts';
import { useApi } from '../app/api.ts';
import { useServices } from '../app/services.ts';
import { useIsOnline } from '../app/conditions.ts';
import type { QueryResult } from './queries/queryError.tsx';

/** Current time of the device in epoch milliseconds, updated every second; for the age of data. */
export function useNow(): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let timer = clock.setTimeout(tick, secondMs);
    function tick() {
      setNow(clock.now());
      timer = clock.setTimeout(tick, secondMs);
    }
    return () => clock.clearTimeout(timer);
  }, [clock]);
  return now;
}

/**
 * Current time of the upstream, updated every second. The upstream's dates are compared with this
 * time and not with the device's, because a device's clock may be days wrong.
 */
export function useUpstreamNow(): number {
  useNow();
  return useUpstreamTime();
}

/** Like `useUpstreamNow`, without the updates. */
export function useUpstreamTime(): number {
  const { clock } = useServices();
  return clock.now() - useApi().clockAheadMs();
}

const dataAge = defineMessages({
  seconds: { id: 'query.stale' },
  longer: { id: 'query.staleLonger' },
  unknown: { id: 'query.ageUnknown' },
});

const ageOfPrice = defineMessages({
  seconds: { id: 'price.age' },
  longer: { id: 'price.ageLonger' },
  unknown: { id: 'price.ageUnknown' },
});

function ageText(
  messages: Readonly<Record<keyof typeof dataAge, MessageDescriptor>>,
  readAt: number,
  now: number,
  { t }: Pick<I18n, 't'>,
): string {
  const seconds = priceAge(readAt, now);
  if (seconds === null) return t(messages.unknown);
  const longer = roundDuration(seconds * secondMs);
  return longer === null ? t(messages.seconds, { seconds }) : t(messages.longer, { ...longer });
}

/** Age of data read at `readAt` (epoch milliseconds), updated every second. */
export function useAgeText(readAt: number): string {
  return ageText(dataAge, readAt, useNow(), useI18n());
}

interface AgeLineProps {
  /** Epoch milliseconds; null for fresh data. */
  readonly readAt: number | null;
}

/**
 * Age of data other than prices. If old data becomes fresh, an empty line stays, so that nothing
 * below it moves.
 */
export function AgeLine({ readAt }: AgeLineProps) {
  const isOld = readAt !== null;
  const [hasBeenOld, setHasBeenOld] = useState(isOld);
  if (isOld && !hasBeenOld) setHasBeenOld(true);
  if (!hasBeenOld) return null;
  return (
    <Text as="p" size={14} tone="caution">
      {isOld ? <AgeText readAt={readAt} /> : noBreakSpace}
    </Text>
  );
}

const noBreakSpace = '\u00A0';

function AgeText({ readAt }: { readonly readAt: number }) {
  return useAgeText(readAt);
}

export interface PersistedAgeProps {
  readonly query: Pick<QueryResult<unknown>, 'data' | 'error' | 'dataUpdatedAt'> &
    Partial<Pick<QueryResult<unknown>, 'refetch'>>;
}

/**
 * Shows the age of data that was read before the app was opened, or that cannot be refreshed
 * because the app is offline or the last call failed: then with a retry.
 */
export function PersistedAge({ query }: PersistedAgeProps) {
  const { t } = useI18n();
  const readAt = useOldReadAt(query);
  const canRetry = useIsOnline() && readAt !== null && (query.error ?? null) !== null;
  const { refetch } = query;
  return (
    <>
      <AgeLine readAt={readAt} />
      {canRetry && refetch !== undefined ? (
        <Inline flush>
          <Button tone="quiet" size="small" onPress={() => void refetch()}>
            {t({ id: 'shell.retry' })}
          </Button>
        </Inline>
      ) : null}
    </>
  );
}

interface SectionAgeProps extends PersistedAgeProps {
  /** Shown while the data is fresh. */
  readonly children?: ReactNode;
}

/** `PersistedAge` beside the title of a section. */
export function SectionAge({ query, children = null }: SectionAgeProps) {
  const readAt = useOldReadAt(query);
  return readAt === null ? (
    children
  ) : (
    <Text size={12} tone="caution">
      <AgeText readAt={readAt} />
    </Text>
  );
}

/** When old data was read, in epoch milliseconds; null for fresh and for missing data. */
function useOldReadAt({ data, error, dataUpdatedAt }: PersistedAgeProps['query']): number | null {
  const isOld = useIsOld(dataUpdatedAt);
  const isFresh = !isOld && (error ?? null) === null;
  return data === undefined || isFresh ? null : dataUpdatedAt;
}

/** True offline, and for data that was read before the app was opened. */
export function useIsOld(readAt: number): boolean {
  const { startedAt } = useServices();
  return !useIsOnline() || readAt < startedAt;
}

/**
 * Formats the age of a stale price, «hace 12 s»; null while it is fresh. The function is stable
 * between renders.
 */
export function useStaleAge(poll: PollName): (readAt: number, now: number) => string | null {
  const { t } = useI18n();
  return useCallback((readAt, now) => staleAge(readAt, now, poll, { t }), [t, poll]);
}

export function staleAge(
  readAt: number,
  now: number,
  poll: PollName,
  words: Pick<I18n, 't'>,
): string | null {
  return isStale(readAt, now, pollPolicies[poll].intervalMs)
    ? priceAgeText(readAt, now, words)
    : null;
}

/** Age of a price in words; times in epoch milliseconds. */
export function priceAgeText(readAt: number, now: number, words: Pick<I18n, 't'>): string {
  return ageText(ageOfPrice, readAt, now, words);
}

const ReadAtContext = createContext<number | null>(null);

/** When the prices inside were read, in epoch milliseconds. */
export const ReadAtProvider = ReadAtContext.Provider;

export function useReadAt(): number | null {
  return use(ReadAtContext);
}
