import { orderCost, paidForLot, realisedGain, saleProceeds } from '@corro/domain';
import type { ConfirmedOrder, TicketTerms } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { type SummaryRow, Text } from '@corro/ui';
import { moneyRow } from '../../../common/figures.tsx';
import { useOperatorRules, useTradeFeeLabel } from '../../../common/operatorRules.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { useGainRow } from '../../../common/useGainRow.tsx';
import { DoneStep } from '../../../flows/orders/EndSteps.tsx';
import type { Receipt } from '../../../flows/orders/receipt.ts';
import { TotalFigure } from '../../../flows/orders/TotalFigure.tsx';
import { reviewedOrder, useReceipt } from '../../../flows/orders/useReceipt.ts';
import { ticketFlow } from './ticketFlow.ts';
import { useUnitText } from './ticketText.ts';
import type { StepProps } from './useStockTicket.ts';

const ticketDone = defineMessages({
  buy: { id: 'ticket.done.buy' },
  sell: { id: 'ticket.done.sell' },
});

/** What was bought or sold: as the server says it, else as it was reviewed. */
export function TicketDone({ ticket: { view }, name }: StepProps) {
  const { t, formatDateTime } = useI18n();
  const units = useUnitText();
  const { terms = null } = view.order ?? {};
  const { counted, price: priceText } = useAmounts();
  const side = terms?.side ?? view.side;
  const receipt = useReceipt({
    calls: ticketFlow(terms?.symbol ?? '').calls,
    view,
    reviewed: reviewedOrder(terms, side === 'buy' ? orderCost : saleProceeds),
  });
  const { quantity, price, fee, total, isTold, orderNumber, notice } = receipt;
  const shares = counted(quantity ?? 0, (count) => units({ id: 'order.shares' }, { count }));
  const gainRows = useGainRows(view.order, receipt);
  const { label: feeLabel } = useTradeFeeLabel();
  return (
    <DoneStep
      text={t(ticketDone[side], { shares, name })}
      figure={<TotalFigure side={side} total={total} pesos="usdMxnTrading" isSettled={isTold} />}
      orderNumber={orderNumber}
      notice={notice}
      rows={[
        ...(view.order === null
          ? []
          : [
              {
                label: t({ id: 'ticket.time' }),
                value: <Text>{formatDateTime(view.order.confirmedAt)}</Text>,
              },
            ]),
        {
          label: units({ id: 'ticket.price' }),
          value: <Text>{priceText(price)}</Text>,
        },
        ...(fee === null ? [] : [moneyRow(feeLabel, fee)]),
        ...gainRows,
      ]}
    />
  );
}

/** What a sale earned, all fees taken off; nothing where no lot was sold, or what it cost or brought is not known. */
function useGainRows(
  order: ConfirmedOrder<TicketTerms> | null,
  { total, quantity, isTold }: Receipt,
): readonly SummaryRow[] {
  const { t } = useI18n();
  const gainRow = useGainRow();
  const { tradeFee } = useOperatorRules();
  const lot = order?.terms.lot ?? null;
  // A total that only was reviewed has a fee in it that need not be the operator's.
  if (lot === null || total === null || !isTold || quantity !== lot.quantity) return [];
  const paid = paidForLot({ ...lot, paid: lot.paid ?? null }, tradeFee);
  if (paid === null) return [];
  const earned = realisedGain({ ...lot, paid, received: total });
  return [{ ...gainRow(earned), detail: t({ id: 'ticket.gainDetail' }) }];
}
