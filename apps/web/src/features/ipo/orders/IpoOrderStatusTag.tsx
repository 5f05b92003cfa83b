import type { IpoOrder } from '@corro/client';
import { Tag } from '@corro/ui';
import { useWords } from '../../../app/i18n/words.ts';
import { StatusTag } from '../../../common/records.tsx';

/** What has become of an application: one that succeeded is allotted, which is less than executed. */
export function IpoOrderStatusTag({ status }: Pick<IpoOrder, 'status'>) {
  const { t } = useWords();
  if (status === 'success') return <Tag tone="accent">{t('ipoOrders.status.success')}</Tag>;
  if (status === 'failed') return <Tag>{t('ipoOrders.status.failed')}</Tag>;
  return <StatusTag status={status} />;
}
