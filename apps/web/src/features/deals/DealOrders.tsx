import type { OfferKind } from '@corro/client';
import { blockOrderStatus } from '@corro/domain';
import { useWords } from '../../app/i18n/words.ts';
import { OrderTabs } from '../trading/index.ts';

export interface DealOrdersProps {
  readonly kind: OfferKind;
  /** Where one buys from an offer of this kind. */
  readonly offersPath: string;
}

const tabs = ['all', 'failed', 'success'] as const;

/** As the contract numbers them (spec §4); all is asked for as 0. */
const askedStatus = { all: 0, success: 1, failed: 2 } as const;

/** The customer's orders from block trades or QIP, by status. */
export function DealOrders({ kind, offersPath }: DealOrdersProps) {
  const { t } = useWords();
  return (
    <OrderTabs
      kind={kind}
      tabs={tabs}
      askedStatus={askedStatus}
      statusOf={blockOrderStatus}
      next={{ href: offersPath, label: t('deals.showAll') }}
    />
  );
}
