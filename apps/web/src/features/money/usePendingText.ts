import type { RechargeRecord } from '@corro/client';
import { calendarDayIn } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useUpstreamTime } from '../../common/ages.tsx';

const reasons = defineMessages({
  'awaiting-transfer': { id: 'transfer.reason.awaiting-transfer' },
  'new-account': { id: 'transfer.reason.new-account' },
  paying: { id: 'transfer.reason.paying' },
});

const isKnown = (reason: string): reason is keyof typeof reasons => Object.hasOwn(reasons, reason);

/**
 * Says why a transfer is in progress and when it is expected; null if the upstream says neither.
 */
export function usePendingText() {
  const { t, formatDateTime, formatTime } = useI18n();
  const now = useUpstreamTime();
  return (record: Pick<RechargeRecord, 'reason' | 'expectedAt'> | null): string | null => {
    const { reason = null, expectedAt = null } = record ?? {};
    const why = reason === null ? null : isKnown(reason) ? t(reasons[reason]) : reason;
    const when =
      expectedAt === null
        ? null
        : t(
            { id: 'transfer.expected' },
            {
              when: nearness(expectedAt, now),
              time: formatTime(expectedAt),
              date: formatDateTime(expectedAt),
            },
          );
    return [why, when].filter((part) => part !== null).join(' · ') || null;
  };
}

/** A time this close, or past while the transfer is open, is worded without a clock time. */
const soonMs = 10 * 60_000;

/** How near the expected time is, both in epoch milliseconds. */
export function nearness(expectedAt: number, now: number): 'soon' | 'today' | 'later' {
  if (expectedAt - now < soonMs) return 'soon';
  const dayOf = calendarDayIn();
  return dayOf(expectedAt) === dayOf(now) ? 'today' : 'later';
}
