import type { RechargeRecord } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';

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
  const { t, formatDateTime } = useI18n();
  return (record: Pick<RechargeRecord, 'reason' | 'expectedAt'> | null): string | null => {
    const { reason = null, expectedAt = null } = record ?? {};
    const why = reason === null ? null : isKnown(reason) ? t(reasons[reason]) : reason;
    const when =
      expectedAt === null
        ? null
        : t({ id: 'transfer.expected' }, { date: formatDateTime(expectedAt) });
    return [why, when].filter((part) => part !== null).join(' · ') || null;
  };
}
