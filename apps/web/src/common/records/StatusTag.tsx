import type { Status } from '@corro/domain';
import { Tag, type TagProps } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';

const tones = {
  success: 'accent',
  active: 'accent',
  completed: 'neutral',
  pending: 'caution',
  cancelled: 'neutral',
  expired: 'neutral',
  failed: 'critical',
} as const satisfies Record<string, TagProps['tone']>;

/** The statuses of orders of all kinds. */
export type OrderStatus = Status<keyof typeof tones>;

/** The status of an order in a word; one that Corro does not know keeps its code. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const { t } = useWords();
  if (typeof status === 'string') {
    return <Tag tone={tones[status]}>{t(`order.status.${status}`)}</Tag>;
  }
  return (
    <Tag tone="critical">
      {status.unknown === ''
        ? t('order.status.missing')
        : t('order.status.unknown', { code: status.unknown })}
    </Tag>
  );
}
