import type { OfferPurchaseView } from '@corro/machines';
import { Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { moneyRow } from '../../common/figures.tsx';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { useTradeFeeLabel } from '../../common/operatorRules.tsx';
import { DoneStep } from '../../flows/orders/EndSteps.tsx';
import { TotalFigure } from '../../flows/orders/TotalFigure.tsx';
import { UnknownStep } from '../../flows/orders/UnknownStep.tsx';
import { reviewedOrder, useReceipt } from '../../flows/orders/useReceipt.ts';
import { offerFlow } from './offerFlow.ts';
import { useOfferRows, useHoldingRows } from './OfferReview.tsx';

interface EndProps {
  readonly view: OfferPurchaseView;
}

/** The receipt, from the server's figures or else the reviewed ones. */
export function OfferDone({ view }: EndProps) {
  const { t } = useI18n();
  const { counted, price: priceText } = useAmounts();
  const { terms = null } = view.order ?? {};
  const receipt = useReceipt({
    calls: offerFlow[terms?.kind ?? 'block'].calls,
    view,
    reviewed: reviewedOrder(terms),
  });
  const { quantity, price, fee, total, isConfirmed, orderNumber, notice } = receipt;
  const { label: feeLabel } = useTradeFeeLabel();
  const holdingRows = useHoldingRows(terms?.holdingDays);
  const shares = counted(quantity ?? 0, (count) => t({ id: 'order.shares' }, { count }));
  return (
    <DoneStep
      text={t({ id: 'ticket.done.buy' }, { shares, name: terms?.name ?? '' })}
      figure={<TotalFigure side="buy" total={total} pesos="usdMxn" isSettled={isConfirmed} />}
      picture={
        terms === null ? undefined : (
          <InstrumentAvatar size={56} symbol={terms.symbol} name={terms.name} market="US" />
        )
      }
      orderNumber={orderNumber}
      at={view.order?.confirmedAt ?? null}
      notice={notice}
      rows={[
        { label: t({ id: 'ticket.price' }), value: <Text>{priceText(price)}</Text> },
        ...(fee === null ? [] : [moneyRow(feeLabel, fee)]),
        ...holdingRows,
      ]}
    />
  );
}

export function OfferUnknown({ view }: EndProps) {
  const rows = useOfferRows(view.order?.terms ?? null);
  return <UnknownStep view={view} rows={rows} />;
}
