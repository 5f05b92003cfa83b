import type { TicketTerms, TicketView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Text, type SummaryRow } from '@corro/ui';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';
import { moneyRow } from '../../../common/figures.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useTradeFeeRow } from '../../../common/operatorRules.tsx';
import { ConfirmButton, ReviewStep } from '../../../flows/orders/ReviewStep.tsx';
import { TotalFigure } from '../../../flows/orders/TotalFigure.tsx';
import { orderSide } from '../order.ts';
import { PriceNotice } from './PriceNotice.tsx';
import { obstacleText, useUnitText } from './ticketText.ts';
import { usePriceRow } from './usePriceRow.tsx';
import type { StepProps } from './useStockTicket.ts';

/** Everything that the customer agrees to, and what prevents it. */
export function TicketReview({ ticket, name }: StepProps) {
  const { review } = ticket.view;
  return review === null ? null : <Reviewed ticket={ticket} name={name} terms={review.terms} />;
}

type ReviewedProps = Omit<StepProps, 'onAnother'> & { readonly terms: TicketTerms };

function Reviewed({ ticket: { view, send }, name, terms }: ReviewedProps) {
  return (
    <ReviewStep
      figure={
        <TotalFigure side={terms.side} total={view.cost?.total ?? null} pesos="usdMxnTrading" />
      }
      rows={useReviewRows(terms, name, view)}
      warnOfEarlierOrder={view.warnOfEarlierOrder}
      notice={<PriceNotice view={view} send={send} />}
    />
  );
}

function useReviewRows(
  { side, symbol, quantity }: TicketTerms,
  name: string,
  view: TicketView,
): SummaryRow[] {
  const { cost, balanceAfter } = view;
  const { t } = useI18n();
  const priceRow = usePriceRow(view);
  const units = useUnitText();
  const feeRow = useTradeFeeRow(cost?.fee ?? null);
  return [
    { label: t({ id: 'ticket.side' }), value: <Text>{t(orderSide[side])}</Text> },
    { label: units({ id: 'ticket.instrument' }), value: <Text>{name}</Text>, detail: symbol },
    {
      label: t({ id: 'ticket.quantityRow' }),
      value: <Text>{units({ id: 'order.shares' }, { count: quantity })}</Text>,
      ...(side === 'sell' ? { detail: t({ id: 'ticket.lotWhole' }) } : {}),
    },
    priceRow,
    moneyRow(t({ id: 'ticket.amount' }), cost?.amount ?? null),
    feeRow,
    balanceRow(t({ id: 'ticket.balanceAfter' }), balanceAfter),
  ];
}

const ticketConfirm = defineMessages({
  buy: { id: 'ticket.confirm.buy' },
  sell: { id: 'ticket.confirm.sell' },
});

/** Confirms the order, unless something prevents it. */
export function TicketConfirm({ ticket }: StepProps) {
  const { t } = useI18n();
  const { view, send } = ticket;
  const obstacle = view.phase === 'reviewing' ? (view.review?.confirmObstacle ?? null) : null;
  return (
    <ConfirmButton
      label={t(ticketConfirm[view.side])}
      isBusy={view.phase === 'submitting'}
      reason={obstacle === null ? null : t(obstacleText(obstacle, view))}
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}
