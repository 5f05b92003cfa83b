import type { DealPurchaseView } from '@corro/machines';
import { Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';
import { DoneStep } from '../../flows/orders/EndSteps.tsx';
import { UnknownStep } from '../../flows/orders/UnknownStep.tsx';
import { reviewedOrder, useReceipt } from '../../flows/orders/useReceipt.ts';
import { dealFlow } from './dealFlow.ts';
import { useDealRows } from './DealReview.tsx';
import { useHoldingRows } from './OfferFacts.tsx';

interface EndProps {
  readonly view: DealPurchaseView;
}

/** What was bought: as the server says it, else as it was reviewed. */
export function DealDone({ view }: EndProps) {
  const { t } = useI18n();
  const { counted, price: priceText } = useAmounts();
  const { terms = null } = view.order ?? {};
  const receipt = useReceipt({
    calls: dealFlow[terms?.kind ?? 'block'].calls,
    view,
    reviewed: reviewedOrder(terms),
  });
  const { quantity, price, fee, total, isTold, orderNumber, notice } = receipt;
  const totalRows = useTotalRows({ side: 'buy', total, fee, pesos: 'usdMxn', isSettled: isTold });
  const holdingRows = useHoldingRows(terms?.holdingDays);
  const shares = counted(quantity ?? 0, (count) => t({ id: 'order.shares' }, { count }));
  return (
    <DoneStep
      text={t({ id: 'ticket.done.buy' }, { shares, name: terms?.name ?? '' })}
      orderNumber={orderNumber}
      notice={notice}
      rows={[
        { label: t({ id: 'ticket.price' }), value: <Text>{priceText(price)}</Text> },
        ...totalRows,
        ...holdingRows,
      ]}
    />
  );
}

/** The outcome of the order is not known yet. */
export function DealUnknown({ view }: EndProps) {
  const { order } = view;
  const rows = useDealRows(order?.terms ?? null);
  return <UnknownStep view={view} rows={rows} />;
}
