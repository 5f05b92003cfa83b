import { compare, isNegative, priceFreshness, saleProceeds } from '@corro/domain';
import {
  estimatedGain,
  type LotSale,
  type PriceReading,
  saleGain,
  type TicketTerms,
  type TicketView,
} from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Change, List, ListRow, Money, Section, Stack, type SummaryRow, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { priceAgeText, useNow } from '../../../common/ages.tsx';
import { useAmounts } from '../../../common/amounts.ts';
import { refusalText, statedErrorText } from '../../../common/errorText.ts';
import { moneyRow } from '../../../common/figures.tsx';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';
import { useOperatorRules, useTradeFeeRow } from '../../../common/operatorRules.tsx';
import { priceText } from '../../../common/prices/priceText.ts';
import { useGainRow } from '../../../common/useGainRow.tsx';
import { OrderNumber } from '../../../common/OrderNumber.tsx';
import {
  ConfirmButton,
  MovedNotice,
  ReviewStep,
  TermsMoved,
} from '../../../flows/orders/ReviewStep.tsx';
import { TotalFigure } from '../../../flows/orders/TotalFigure.tsx';
import { reviewedOrder, useReceipt } from '../../../flows/orders/useReceipt.ts';
import { orderSide } from '../../../common/activity/order.ts';
import { ticketFlow } from './ticketFlow.ts';
import { obstacleText, useUnitText } from './ticketText.ts';
import type { StepProps, StockTicket } from './useStockTicket.ts';

/** A share of one, in which ICU formats percentages. */
const tolerancePercent = Number(priceFreshness.priceChangeTolerance);

const ticketReviewing = defineMessages({
  buy: { id: 'ticket.reviewing.buy' },
  sell: { id: 'ticket.reviewing.sell' },
});

export function TicketReview({ ticket: { view, send }, name }: StepProps) {
  const { t } = useI18n();
  const { review, cost, balanceAfter, sales, warnsOfEarlierOrder } = view;
  const offered = review?.offeredTerms ?? null;
  const terms = offered ?? review?.terms ?? null;
  const feeRow = useTradeFeeRow(cost?.fee ?? null);
  const priceRow = usePriceRow(view);
  const gainRows = useEstimatedGain(sales);
  const lots =
    sales.length > 1
      ? t({ id: 'ticket.sales.count' }, { count: sales.length })
      : t({ id: 'ticket.lotWhole' });
  const units = useUnitText();
  if (terms === null) return null;
  const { side, symbol, quantity } = terms;
  const shares = units({ id: 'order.shares' }, { count: quantity });
  return (
    <ReviewStep
      figure={
        <Stack gap={4}>
          <Text as="p" weight="strong" align="center">
            {t(ticketReviewing[side], { shares, name, symbol })}
          </Text>
          {side === 'sell' ? (
            <Text as="p" size={14} tone="muted" align="center">
              {lots}
            </Text>
          ) : null}
          <TotalFigure
            side={side}
            total={cost?.total ?? null}
            pesos="usdMxnTrading"
            label={
              offered === null
                ? t({ id: 'ticket.total.estimate' })
                : t({ id: 'ticket.total.moved' })
            }
          />
          {offered === null ? (
            <Text as="p" size={14} tone="muted" align="center">
              {t({ id: 'ticket.total.mayMove' }, { percent: tolerancePercent })}
            </Text>
          ) : null}
        </Stack>
      }
      rows={[
        priceRow,
        moneyRow(t({ id: 'ticket.amount' }), cost?.amount ?? null),
        feeRow,
        ...(side === 'sell' ? gainRows : []),
        balanceRow(t({ id: 'ticket.balanceAfter' }), balanceAfter),
      ]}
      warnsOfEarlierOrder={warnsOfEarlierOrder}
      notice={<PriceNotice view={view} send={send} />}
    >
      <LotSaleRows sales={sales} />
    </ReviewStep>
  );
}

/** Gain of a sale after the fees; no row where a cost is unknown. */
function useEstimatedGain(sales: TicketView['sales']): readonly SummaryRow[] {
  const { t } = useI18n();
  const { tradeFee } = useOperatorRules();
  const gainRow = useGainRow();
  const gain = estimatedGain(sales, tradeFee);
  if (gain === null) return [];
  const label = isNegative(gain.gain)
    ? t({ id: 'ticket.lossEstimate' })
    : t({ id: 'ticket.gainEstimate' });
  return [{ ...gainRow(gain), label, detail: t({ id: 'ticket.gainDetail' }) }];
}

export function useTermsRows(terms: TicketTerms | null, name: string): readonly SummaryRow[] {
  const { t } = useI18n();
  const units = useUnitText();
  if (terms === null) return [];
  const { side, symbol, quantity } = terms;
  return [
    { label: t({ id: 'ticket.side' }), value: <Text>{t(orderSide[side])}</Text> },
    { label: units({ id: 'ticket.instrument' }), value: <Text>{name}</Text>, detail: symbol },
    {
      label: t({ id: 'ticket.quantityRow' }),
      value: <Text>{units({ id: 'order.shares' }, { count: quantity })}</Text>,
    },
  ];
}

/**
 * The offered or else the reviewed price, the latter above its age while it is the latest, or else
 * above the latest price.
 */
function usePriceRow({ review, price: latest }: TicketView): SummaryRow {
  const i18n = useI18n();
  const units = useUnitText();
  const isMoved = (review?.offeredTerms ?? null) !== null;
  const price = (review?.offeredTerms ?? review?.terms)?.price ?? null;
  const label = units({ id: 'ticket.price' });
  const value = <Text>{priceText(price, i18n.numberLocale)}</Text>;
  // An offered price is the latest.
  if (latest === null || price === null || isMoved) return { label, value };
  const isLatest = compare(latest.price, price) === 0;
  const detail = isLatest ? <PriceAge readAt={latest.readAt} /> : <LatestPrice latest={latest} />;
  return { label, value, detail };
}

function PriceAge({ readAt }: Pick<PriceReading, 'readAt'>) {
  return priceAgeText(readAt, useNow(), useI18n());
}

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

const priceMoved = defineMessages({
  moved: { id: 'ticket.moved' },
  accept: { id: 'ticket.accept' },
});

/** Shows a refusal, or asks the customer to accept a moved price. */
function PriceNotice({ view: { refusal, review, cost }, send }: StockTicket) {
  const i18n = useI18n();
  const refused =
    refusal === null ? undefined : refusalText(refusal.code, i18n, 'hint', refusal.values);
  if ((review?.offeredTerms ?? null) === null) return <MovedNotice text={refused} />;
  return (
    <TermsMoved
      review={review}
      text={refused}
      words={priceMoved}
      priceOf={({ price }) => priceText(price, i18n.numberLocale)}
      total={cost?.total ?? null}
      onAccept={(terms) => send({ type: 'ACCEPT', terms })}
    />
  );
}

const ticketConfirm = defineMessages({
  buy: { id: 'ticket.confirm.buy' },
  sell: { id: 'ticket.confirm.sell' },
});

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

const lotStates = defineMessages({
  done: { id: 'ticket.sales.end.done' },
  refused: { id: 'ticket.sales.end.refused' },
  submitting: { id: 'ticket.sales.end.submitting' },
  unknown: { id: 'ticket.sales.end.unknown' },
});

/** The state of each lot when several are sold. */
export function LotSaleRows({ sales }: Pick<TicketView, 'sales'>) {
  const { t } = useI18n();
  if (sales.length < 2) return null;
  const title = t({ id: 'ticket.sales.lots' });
  return (
    <Section title={title} level={3}>
      <List label={title}>
        {sales.map((sale) => (
          <LotSaleRow key={sale.lot.orderNumber} sale={sale} />
        ))}
      </List>
    </Section>
  );
}

interface LotSaleRowProps {
  readonly sale: LotSale<TicketTerms>;
}

function LotSaleRow({ sale }: LotSaleRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const amounts = useAmounts();
  const units = useUnitText();
  const { tradeFee } = useOperatorRules();
  const { lot, state, total, placed, refusal } = sale;
  const gain = saleGain(lot, placed, tradeFee);
  return (
    <ListRow
      title={amounts.counted(lot.quantity, (count) => units({ id: 'order.shares' }, { count }))}
      wrap
      subtitle={
        state === 'reviewing'
          ? t({ id: 'ticket.lotCost' }, { cost: amounts.price(lot.costPrice) })
          : t(lotStates[state])
      }
      trailing={refusal === null ? <Money amount={total} unit="US$" /> : null}
      trailingSub={gain === null ? null : <Change amount={gain.gain} percent={gain.percent} own />}
      below={
        refusal === null ? (
          <SaleNumber sale={sale} />
        ) : (
          <Text size={14} tone="critical">
            {statedErrorText({ refusal, failure: null }, i18n)}
          </Text>
        )
      }
    />
  );
}

/** The order number of a sale; looked up if the response lacked it. */
function SaleNumber({ sale: { call, placed } }: LotSaleRowProps) {
  const { orderNumber } = useReceipt({
    calls: ticketFlow(call?.terms.symbol ?? '').calls,
    view: { order: call, placed },
    reviewed: reviewedOrder(call?.terms ?? null, saleProceeds),
  });
  return placed === null ? null : <OrderNumber number={orderNumber} />;
}
