import { stockOrderStatus, type RawStatus } from '@corro/domain';
import { Tag, type TagProps } from '@corro/ui';
import { useWords } from '../../boot/words.ts';

const tones = {
  success: 'accent',
  pending: 'caution',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<string, TagProps['tone']>;

/** The status of a share order in a word; one that Corro does not know keeps its code. */
export function StatusTag({ status }: { status: RawStatus }) {
  const { t } = useWords();
  const word = stockOrderStatus(status);
  if (typeof word === 'string') return <Tag tone={tones[word]}>{t(`order.status.${word}`)}</Tag>;
  return (
    <Tag tone="critical">
      {word.unknown === ''
        ? t('order.status.missing')
        : t('order.status.unknown', { code: word.unknown })}
    </Tag>
  );
}
