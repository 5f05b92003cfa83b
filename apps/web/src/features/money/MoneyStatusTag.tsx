import type { Status } from '@corro/domain';
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

/** How something stands that brings money in or takes it out. */
export type MoneyStatus = Status<keyof typeof tones>;

/** The status in a word; one that Corro does not know keeps its code. */
export function MoneyStatusTag({ status }: { status: MoneyStatus }) {
  const text = useMoneyStatusWord()(status);
  return <Tag tone={typeof status === 'string' ? tones[status] : 'critical'}>{text}</Tag>;
}

/** Puts a status in a word. */
export function useMoneyStatusWord(): (status: MoneyStatus) => string {
  const { t } = useI18n();
  return (status) => {
    if (typeof status === 'string') return t(`status.money.${status}`);
    const { unknown: code } = status;
    return code === '' ? t('status.money.missing') : t('status.money.unknown', { code });
  };
}
