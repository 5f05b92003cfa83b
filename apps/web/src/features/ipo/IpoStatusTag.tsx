import type { Ipo } from '@corro/client';
import { Tag } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

const tones = { forthcoming: 'accent', closed: 'neutral', listed: 'neutral' } as const;

/** The status of an offering in a word; one that Corro does not know keeps its code. */
export function IpoStatusTag({ status }: Pick<Ipo, 'status'>) {
  const { t } = useI18n();
  if (typeof status === 'string')
    return <Tag tone={tones[status]}>{t(`ipo.status.${status}`)}</Tag>;
  return <Tag tone="critical">{t('order.status.unknown', { code: status.unknown })}</Tag>;
}
