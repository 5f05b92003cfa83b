import type { Status } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Tag, type TagProps } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

const tones = {
  'in-progress': 'caution',
  completed: 'accent',
  failed: 'critical',
  unapplied: 'neutral',
  applying: 'caution',
  approved: 'accent',
  rejected: 'critical',
  unpaid: 'caution',
  paid: 'neutral',
} as const satisfies Record<string, TagProps['tone']>;

/** The status of a deposit, withdrawal or loan. */
export type MoneyStatus = Status<keyof typeof tones>;

/** The status in a word; one that Corro does not know keeps its code. */
export function MoneyStatusTag({ status }: { status: MoneyStatus }) {
  const text = useMoneyStatusText()(status);
  return <Tag tone={typeof status === 'string' ? tones[status] : 'critical'}>{text}</Tag>;
}

const statusMoney = defineMessages({
  applying: { id: 'status.money.applying' },
  approved: { id: 'status.money.approved' },
  completed: { id: 'status.money.completed' },
  failed: { id: 'status.money.failed' },
  'in-progress': { id: 'status.money.in-progress' },
  paid: { id: 'status.money.paid' },
  rejected: { id: 'status.money.rejected' },
  unapplied: { id: 'status.money.unapplied' },
  unpaid: { id: 'status.money.unpaid' },
});

/** Puts a status in a word. */
export function useMoneyStatusText(): (status: MoneyStatus) => string {
  const { t } = useI18n();
  return (status) => {
    if (typeof status === 'string') return t(statusMoney[status]);
    const { unknown: code } = status;
    return code === ''
      ? t({ id: 'status.money.missing' })
      : t({ id: 'status.money.unknown' }, { code });
  };
}
