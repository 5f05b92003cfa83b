import { Button, EmptyState } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { routes } from '../../routes/table.ts';
import type { RecordTab } from './recordTabs.ts';

/** No orders of this status, or none at all: leads to all orders, or to the markets. */
export function NoRecords({ tab, onShowAll }: { tab: RecordTab; onShowAll: () => void }) {
  const { t } = useWords();
  return (
    <EmptyState
      picture="records"
      title={t(`records.empty.${tab}`)}
      text={t('records.empty.text')}
      action={
        tab === 'all' ? (
          <Button href={routes.markets.path}>{t('trade.empty.action')}</Button>
        ) : (
          <Button tone="neutral" onPress={onShowAll}>
            {t('records.empty.showAll')}
          </Button>
        )
      }
    />
  );
}
