import { Button, EmptyState } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import type { MoneyTab } from './MoneyTabs.tsx';

export interface NoRecordsProps {
  readonly tab: MoneyTab;
  readonly onShowAll: () => void;
  /** Where one begins, and what its button says. */
  readonly next: { readonly href: string; readonly label: string };
}

/** No records of this status, or none at all: leads to all of them, or to where one begins. */
export function NoRecords({ tab, onShowAll, next }: NoRecordsProps) {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="records"
      title={t(`transfer.empty.${tab}`)}
      text={t('transfer.empty.text')}
      action={
        tab === 'all' ? (
          <Button href={next.href}>{next.label}</Button>
        ) : (
          <Button tone="neutral" onPress={onShowAll}>
            {t('transfer.empty.showAll')}
          </Button>
        )
      }
    />
  );
}
