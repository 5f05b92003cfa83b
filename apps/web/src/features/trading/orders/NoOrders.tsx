import { Button, EmptyState } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';

/** The statuses that orders are listed by. */
export type OrderTab = 'all' | 'pending' | 'success' | 'failed' | 'cancelled' | 'expired';

export interface NoOrdersProps {
  readonly tab: OrderTab;
  readonly onShowAll: () => void;
  /** Where one orders, and what its button says. */
  readonly next: { readonly href: string; readonly label: string };
}

/** No orders of this status, or none at all: leads to all orders, or to where one orders. */
export function NoOrders({ tab, onShowAll, next }: NoOrdersProps) {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="records"
      title={t(`records.empty.${tab}`)}
      text={t('records.empty.text')}
      action={
        tab === 'all' ? (
          <Button href={next.href}>{next.label}</Button>
        ) : (
          <Button tone="neutral" onPress={onShowAll}>
            {t('records.empty.showAll')}
          </Button>
        )
      }
    />
  );
}
