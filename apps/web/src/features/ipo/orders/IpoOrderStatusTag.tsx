import { ipoApplicationStatus, type RawStatus } from '@corro/domain';
import { Tag } from '@corro/ui';
import { useWords } from '../../../app/i18n/words.ts';
import { StatusTag } from '../../../common/records.tsx';

/** What has become of an application: one that succeeded is allotted, which is less than executed. */
export function IpoOrderStatusTag({ status }: { status: RawStatus }) {
  const { t } = useWords();
  const word = ipoApplicationStatus(status);
  if (word === 'success') return <Tag tone="accent">{t('ipoOrders.status.success')}</Tag>;
  if (word === 'failed') return <Tag>{t('ipoOrders.status.failed')}</Tag>;
  return <StatusTag status={word} />;
}
