import type { IpoOrder } from '@corro/client';
import { Tag } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { StatusTag } from '../../../common/records.tsx';

/** What has become of an application: one that succeeded is allotted, which is less than executed. */
export function IpoOrderStatusTag({ status }: Pick<IpoOrder, 'status'>) {
  const { t } = useI18n();
  if (status === 'success') return <Tag tone="accent">{t('ipoOrders.status.success')}</Tag>;
  if (status === 'failed') return <Tag>{t('ipoOrders.status.failed')}</Tag>;
  return <StatusTag status={status} />;
}
