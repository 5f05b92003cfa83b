import type { PriceReading, TicketTerms, TicketView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Text, type SummaryRow } from '@corro/ui';
import { useI18n, type I18n } from '../../../app/i18n/i18n.ts';
import { priceAgeText, useNow } from '../../../common/ages.tsx';
import { refusalText } from '../../../common/errorText.ts';
import { moneyRow } from '../../../common/figures.tsx';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';
import { useTradeFeeRow } from '../../../common/operatorRules.tsx';
import { priceText } from '../../../common/prices/priceText.ts';
import { ConfirmButton, MovedNotice, ReviewStep } from '../../../flows/orders/ReviewStep.tsx';
import { TotalFigure } from '../../../flows/orders/TotalFigure.tsx';
import { orderSide } from '../order.ts';
import { LotSaleRows } from './LotSaleRows.tsx';
import { obstacleText, useUnitText } from './ticketText.ts';
import type { StepProps, StockTicket } from './useStockTicket.ts';

/** Everything that the customer agrees to, and what prevents it. */
export function TicketReview({ ticket, name }: StepProps) {
  const { review } = ticket.view;
  return review === null ? null : <Reviewed ticket={ticket} name={name} terms={review.terms} />;
}

type ReviewedProps = Pick<StepProps, 'ticket' | 'name'> & { readonly terms: TicketTerms };

function Reviewed({ ticket: { view, send }, name, terms }: ReviewedProps) {
  const { t } = useI18n();
  const { cost, balanceAfter, sales, warnOfEarlierOrder } = view;
  const feeRow = useTradeFeeRow(cost?.fee ?? null);
  const priceRow = usePriceRow(view);
  const lots =
    sales.length > 1
      ? t({ id: 'ticket.sales.count' }, { count: sales.length })
      : t({ id: 'ticket.lotWhole' });
  const ordered = useOrderedRows(terms, name, terms.side === 'sell' ? lots : undefined);
  return (
    <ReviewStep
      figure={<TotalFigure side={terms.side} total={cost?.total ?? null} pesos="usdMxnTrading" />}
      rows={[
        ...ordered,
        priceRow,
        moneyRow(t({ id: 'ticket.amount' }), cost?.amount ?? null),
        feeRow,
        balanceRow(t({ id: 'ticket.balanceAfter' }), balanceAfter),
      ]}
      warnOfEarlierOrder={warnOfEarlierOrder}
      notice={<PriceNotice view={view} send={send} />}
    >
      <LotSaleRows sales={sales} />
    </ReviewStep>
  );
}

/** What is ordered: side, instrument and quantity. */
export function useOrderedRows(
  { side, symbol, quantity }: TicketTerms,
  name: string,
  quantityDetail?: string,
): readonly SummaryRow[] {
  const { t } = useI18n();
  const units = useUnitText();
  return [
    { label: t({ id: 'ticket.side' }), value: <Text>{t(orderSide[side])}</Text> },
    { label: units({ id: 'ticket.instrument' }), value: <Text>{name}</Text>, detail: symbol },
    {
      label: t({ id: 'ticket.quantityRow' }),
      value: <Text>{units({ id: 'order.shares' }, { count: quantity })}</Text>,
      ...(quantityDetail === undefined ? {} : { detail: quantityDetail }),
    },
  ];
}

/** The reviewed price, beside the latest reading. */
function usePriceRow({ review, price: latest }: TicketView): SummaryRow {
  const { numberLocale } = useI18n();
  const units = useUnitText();
  return {
    label: units({ id: 'ticket.price' }),
    value: <Text>{priceText(review?.terms.price ?? null, numberLocale)}</Text>,
    ...(latest === null ? {} : { detail: <LatestPrice latest={latest} /> }),
  };
}

/** The latest price, and how long ago it was read. */
function LatestPrice({ latest }: { latest: PriceReading }) {
  const i18n = useI18n();
  return i18n.t(
    { id: 'ticket.priceNow' },
    {
      price: priceText(latest.price, i18n.numberLocale),
      age: priceAgeText(latest.readAt, useNow(), i18n),
    },
  );
}

/** The price that is to be accepted again. */
function PriceNotice({ view, send }: StockTicket) {
  const i18n = useI18n();
  const offered = view.review?.offered ?? null;
  return (
    <MovedNotice
      text={noticeText(view, i18n)}
      accept={
        offered === null
          ? undefined
          : {
              label: i18n.t(
                { id: 'ticket.accept' },
                { price: priceText(offered.price, i18n.numberLocale) },
              ),
              onAccept: () => send({ type: 'ACCEPT', terms: offered }),
            }
      }
    />
  );
}

function noticeText({ refusal, review }: TicketView, i18n: I18n): string | undefined {
  if (refusal !== null) return refusalText(refusal.code, i18n, 'hint', refusal.values);
  if (review === null || review.offered === null) return undefined;
  return i18n.t(
    { id: 'ticket.moved' },
    {
      before: priceText(review.terms.price, i18n.numberLocale),
      after: priceText(review.offered.price, i18n.numberLocale),
    },
  );
}

const ticketConfirm = defineMessages({
  buy: { id: 'ticket.confirm.buy' },
  sell: { id: 'ticket.confirm.sell' },
});

/** Confirms the order, unless something prevents it. */
export function TicketConfirm({ ticket: { view, send } }: Pick<StepProps, 'ticket'>) {
  const { t } = useI18n();
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
