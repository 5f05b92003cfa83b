import type { OfferKind } from '@corro/client';
import { useI18n } from '../../app/i18n/i18n.ts';
import { OrderTabs } from '../trading/index.ts';

export interface DealOrdersProps {
  readonly kind: OfferKind;
  /** Where one buys from an offer of this kind. */
  readonly offersPath: string;
}

const tabs = ['all', 'failed', 'success'] as const;

/** The customer's orders from block trades or QIP, by status. */
export function DealOrders({ kind, offersPath }: DealOrdersProps) {
  const { t } = useI18n();
  return (
    <OrderTabs
      kind={kind}
      tabs={tabs}
      next={{ href: offersPath, label: t({ id: 'deals.showAll' }) }}
    />
  );
}
