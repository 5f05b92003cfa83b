import { orderCost, saleProceeds } from '@corro/domain';
import { saleGain, soldLots, type TicketView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Banner, Stack, Summary, type SummaryRow, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { moneyRow } from '../../../common/figures.tsx';
import { useOperatorRules, useTradeFeeLabel } from '../../../common/operatorRules.tsx';
import { useGainRow } from '../../../common/useGainRow.tsx';
import { Completed, DoneStep, useBalanceNow } from '../../../flows/orders/EndSteps.tsx';
import { TotalFigure } from '../../../flows/orders/TotalFigure.tsx';
import { reviewedOrder, useReceipt } from '../../../flows/orders/useReceipt.ts';
import { LotSaleRows } from './LotSaleRows.tsx';
import { ticketFlow } from './ticketFlow.ts';
import { useUnitText } from './ticketText.ts';
import type { StepProps } from './useStockTicket.ts';

type DoneProps = Pick<StepProps, 'ticket' | 'name'>;

const ticketDone = defineMessages({
  buy: { id: 'ticket.done.buy' },
  sell: { id: 'ticket.done.sell' },
});

/** What was bought or sold: as the server says it, else as it was reviewed. */
export function TicketDone(props: DoneProps) {
  return props.ticket.view.sales.length > 1 ? <LotsDone {...props} /> : <OrderDone {...props} />;
}

function OrderDone({ ticket: { view }, name }: DoneProps) {
  const { t } = useI18n();
  const units = useUnitText();
  const { terms = null } = view.order ?? {};
  const { counted, price: priceText } = useAmounts();
  const { tradeFee } = useOperatorRules();
  const side = terms?.side ?? view.side;
  const receipt = useReceipt({
    calls: ticketFlow(terms?.symbol ?? '').calls,
    view,
    reviewed: reviewedOrder(terms, side === 'buy' ? orderCost : saleProceeds),
  });
  const { quantity, price, fee, total, isTold, orderNumber, notice } = receipt;
  const shares = counted(quantity ?? 0, (count) => units({ id: 'order.shares' }, { count }));
  const [sale] = view.sales;
  // A total that only was reviewed has a fee in it that need not be the operator's.
  const gain = sale === undefined ? null : saleGain(sale.lot, isTold ? receipt : null, tradeFee);
  const gainRows = useGainRows(gain);
  const timeRow = useTimeRow(view);
  const { label: feeLabel } = useTradeFeeLabel();
  return (
    <DoneStep
      text={t(ticketDone[side], { shares, name })}
      figure={<TotalFigure side={side} total={total} pesos="usdMxnTrading" isSettled={isTold} />}
      orderNumber={orderNumber}
      notice={notice}
      rows={[
        ...(view.order === null ? [] : [timeRow]),
        { label: units({ id: 'ticket.price' }), value: <Text>{priceText(price)}</Text> },
        ...(fee === null ? [] : [moneyRow(feeLabel, fee)]),
        ...gainRows,
      ]}
    />
  );
}

/** What was sold of several lots, what that brought and earned, and what became of each. */
function LotsDone({ ticket: { view }, name }: DoneProps) {
  const { t } = useI18n();
  const units = useUnitText();
  const { counted } = useAmounts();
  const { tradeFee } = useOperatorRules();
  const balance = useBalanceNow();
  const timeRow = useTimeRow(view);
  const { lots, quantity, received, gain } = soldLots(view.sales, tradeFee);
  const gainRows = useGainRows(gain === null ? null : { gain });
  const shares = counted(quantity, (count) => units({ id: 'order.shares' }, { count }));
  return (
    <Stack gap={12}>
      {lots === 0 ? null : (
        <Completed
          figure={<TotalFigure side="sell" total={received} pesos="usdMxnTrading" isSettled />}
        >
          {t({ id: 'ticket.done.sell' }, { shares, name })}
        </Completed>
      )}
      {lots === view.sales.length ? null : (
        <Banner tone="caution">{t({ id: 'ticket.sales.each' })}</Banner>
      )}
      <LotSaleRows sales={view.sales} />
      <Summary rows={[timeRow, ...gainRows, balance]} />
    </Stack>
  );
}

function useTimeRow({ order }: Pick<TicketView, 'order'>): SummaryRow {
  const { t, formatDateTime } = useI18n();
  const time = formatDateTime(order?.confirmedAt ?? null);
  return { label: t({ id: 'ticket.time' }), value: <Text>{time}</Text> };
}

/** What a sale earned, all fees taken off; none where that is not known. */
function useGainRows(
  gain: Parameters<ReturnType<typeof useGainRow>>[0] | null,
): readonly SummaryRow[] {
  const { t } = useI18n();
  const gainRow = useGainRow();
  return gain === null ? [] : [{ ...gainRow(gain), detail: t({ id: 'ticket.gainDetail' }) }];
}
