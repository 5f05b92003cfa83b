import type { RechargeRecord } from '@corro/client';
import { calendarDayIn } from '@corro/domain';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useIsDemo } from '../../app/conditions.ts';
import { useReasonText } from '../../common/activity/useReasonText.ts';
import { useUpstreamTime } from '../../common/ages.tsx';

/**
 * Says why a transfer is in progress and when it is expected; null if the upstream says neither. A
 * simulated deposit waits for nothing: it completes by itself.
 */
export function usePendingText() {
  const { t, formatDateTime, formatTime } = useI18n();
  const textOf = useReasonText();
  const isDemo = useIsDemo();
  const now = useUpstreamTime();
  return (record: Pick<RechargeRecord, 'reason' | 'expectedAt'> | null): string | null => {
    const { reason = null, expectedAt = null } = record ?? {};
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
    const why =
      isDemo && reason === 'awaiting-transfer' ? t({ id: 'transfer.simulated' }) : textOf(reason);
    return [why, when].filter((part) => part !== null).join(' · ') || null;
  };
}

/** A time this close, or past while the transfer is open, is worded without a clock time. */
const soonMs = 10 * 60_000;

/** Says how near the expected time is. Both times are epoch milliseconds. */
export function nearness(expectedAt: number, now: number): 'soon' | 'today' | 'later' {
  if (expectedAt - now < soonMs) return 'soon';
  const dayOf = calendarDayIn();
  return dayOf(expectedAt) === dayOf(now) ? 'today' : 'later';
}
