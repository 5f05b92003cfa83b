import { ordersQuery } from '@corro/client';
import { orderCost, saleProceeds } from '@corro/domain';
import { saleGain, summarizeSales, type TicketView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Banner, Stack, Summary, type SummaryRow, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { dash, useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { moneyRow } from '../../../common/figures.tsx';
import { useOperatorRules, useTradeFeeLabel } from '../../../common/operatorRules.tsx';
import { priceText } from '../../../common/prices/priceText.ts';
import { useGainRow } from '../../../common/useGainRow.tsx';
import {
  VibratingCompletion,
  DoneFooter,
  DoneStep,
  useBalanceNow,
  useRefetched,
  useTimeRow,
} from '../../../flows/orders/EndSteps.tsx';
import { FlowSheet, type SheetStep } from '../../../flows/orders/FlowSheet.tsx';
import type { useFlowSheet } from '../../../flows/orders/useFlowSheet.ts';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { TotalFigure } from '../../../flows/orders/TotalFigure.tsx';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { reviewedOrder, useReceipt } from '../../../flows/orders/useReceipt.ts';
import { patterns } from '../../../links.ts';
import { ticketFlow } from './ticketFlow.ts';
import { LotSaleRows, TicketConfirm, TicketReview, useTermsRows } from './TicketReview.tsx';
import { usePositionType, useUnitText } from './ticketText.ts';
import { heldPositions, quantityHeld } from './useLots.ts';
import type { StepProps } from './useStockTicket.ts';

interface TicketSheetProps extends StepProps {
  readonly sheet: ReturnType<typeof useFlowSheet>;
  /** Reviews the refused lots again; null if there are none. */
  readonly onSellRest: (() => void) | null;
}

const ticketSheetDone = defineMessages({
  buy: { id: 'ticket.sheet.done.buy' },
  sell: { id: 'ticket.sheet.done.sell' },
});

/**
 * The steps of an order in a sheet: the review, then the receipt, a refusal or the unknown outcome.
 */
export function TicketSheet({ ticket, name, sheet, onSellRest }: TicketSheetProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const links = [{ label: t({ id: 'ticket.seePositions' }), path: patterns.trade }];
  const isFirst = useIsFirstPurchase(ticket.view);

  const step = (view: TicketView): SheetStep | null => {
    const stepProps = { ticket: { ...ticket, view }, name };
    const isPart = view.sales.some(({ refusal }) => refusal !== null);
    const steps = {
      form: null,
      review: {
        title: t({ id: 'ticket.sheet.reviewing' }),
        content: <TicketReview {...stepProps} />,
        footer: <TicketConfirm {...stepProps} />,
      },
      done: {
        title: isPart
          ? t({ id: 'ticket.sales.result' })
          : isFirst
            ? t({ id: 'ticket.sheet.first' })
            : t(ticketSheetDone[view.order?.terms.side ?? view.side]),
        content: <TicketDone {...stepProps} />,
        footer: (
          <DoneFooter
            links={links}
            onNewOrder={onSellRest ?? sheet.goOn}
            {...(onSellRest === null ? {} : { anotherLabel: t({ id: 'ticket.sales.rest' }) })}
          />
        ),
      },
      unknown: <TicketUnknown {...stepProps} />,
      recordsPath: patterns.records,
      onReconcileAgain: () => ticket.send({ type: 'RECONCILE_AGAIN' }),
      onGoOn: sheet.goOn,
    };
    return orderStep(view, steps, i18n);
  };
  return <FlowSheet view={ticket.view} open={sheet.open} onClose={sheet.close} step={step} />;
}

/** True once the list of orders shows that the purchase is the first one. */
function useIsFirstPurchase({ phase, order }: TicketView): boolean {
  const isBought = phase === 'done' && order?.terms.side === 'buy';
  const executed = { kind: 'stock', status: 'success', page: 1, limit: 2 } as const;
  const orders = useQuery({ ...ordersQuery(useApi(), executed), enabled: isBought });
  return isBought && orders.data?.rows.length === 1 && orders.data.count === 1;
}

function TicketUnknown({ ticket: { view }, name }: StepProps) {
  const { t, numberLocale } = useI18n();
  const units = useUnitText();
  const terms = view.order?.terms ?? null;
  const termsRows = useTermsRows(terms, name);
  if (terms === null) return null;
  const price = <Text>{priceText(terms.price, numberLocale)}</Text>;
  const { total } = (terms.side === 'buy' ? orderCost : saleProceeds)(terms.price, terms.quantity);
  return (
    <Stack gap={12}>
      <UnknownStep
        view={view}
        rows={[
          ...termsRows,
          { label: units({ id: 'ticket.price' }), value: price },
          moneyRow(t({ id: 'ticket.total.estimate' }), total),
        ]}
      />
      <LotSaleRows sales={view.sales} />
    </Stack>
  );
}

const ticketDone = defineMessages({
  buy: { id: 'ticket.done.buy' },
  sell: { id: 'ticket.done.sell' },
});

/** The receipt: as the server reports it, or as it was reviewed. */
export function TicketDone(props: StepProps) {
  return props.ticket.view.sales.length > 1 ? <LotsDone {...props} /> : <OrderDone {...props} />;
}

function OrderDone({ ticket: { view }, name }: StepProps) {
  const { t } = useI18n();
  const units = useUnitText();
  const { terms = null } = view.order ?? {};
  const amounts = useAmounts();
  const { tradeFee } = useOperatorRules();
  const side = terms?.side ?? view.side;
  const receipt = useReceipt({
    calls: ticketFlow(terms?.symbol ?? '').calls,
    view,
    reviewed: reviewedOrder(terms, side === 'buy' ? orderCost : saleProceeds),
    side,
  });
  const { quantity, price, fee, total, isConfirmed, orderNumber, notice } = receipt;
  const shares = amounts.counted(quantity ?? 0, (count) =>
    units({ id: 'order.shares' }, { count }),
  );
  const [sale] = view.sales;
  // A reviewed total may contain a fee other than the operator's, so it yields no gain.
  const gain =
    sale === undefined ? null : saleGain(sale.lot, isConfirmed ? receipt : null, tradeFee);
  const gainRows = useGainRows(gain);
  const holdingRow = useHoldingRow(terms?.symbol ?? '');
  const { label: feeLabel } = useTradeFeeLabel();
  return (
    <DoneStep
      text={t(ticketDone[side], { shares, name })}
      figure={
        <TotalFigure side={side} total={total} pesos="usdMxnTrading" isSettled={isConfirmed} />
      }
      picture={
        terms === null ? undefined : (
          <InstrumentAvatar size={56} symbol={terms.symbol} name={name} market="" />
        )
      }
      orderNumber={orderNumber}
      at={view.order?.confirmedAt ?? null}
      notice={notice}
      rows={[
        { label: units({ id: 'ticket.price' }), value: <Text>{amounts.price(price)}</Text> },
        ...(fee === null ? [] : [moneyRow(feeLabel, fee)]),
        ...gainRows,
        holdingRow,
      ]}
    />
  );
}

/** Proceeds and gain of a sale of several lots, and the state of each lot. */
function LotsDone({ ticket: { view }, name }: StepProps) {
  const { t } = useI18n();
  const units = useUnitText();
  const { counted } = useAmounts();
  const { tradeFee } = useOperatorRules();
  const balance = useBalanceNow();
  const timeRow = useTimeRow(view.order?.confirmedAt ?? null);
  const holdingRow = useHoldingRow(view.order?.terms.symbol ?? '');
  const { lots, quantity, received, gain } = summarizeSales(view.sales, tradeFee);
  const gainRows = useGainRows(gain === null ? null : { gain });
  const shares = counted(quantity, (count) => units({ id: 'order.shares' }, { count }));
  return (
    <Stack gap={12}>
      {lots === 0 ? null : (
        <VibratingCompletion
          figure={<TotalFigure side="sell" total={received} pesos="usdMxnTrading" isSettled />}
        >
          {t({ id: 'ticket.done.sell' }, { shares, name })}
        </VibratingCompletion>
      )}
      {lots === view.sales.length ? null : (
        <Banner tone="caution">{t({ id: 'ticket.sales.each' })}</Banner>
      )}
      <LotSaleRows sales={view.sales} />
      <Summary rows={[timeRow, ...gainRows, holdingRow, balance]} />
    </Stack>
  );
}

/** Quantity that the customer owns after the order; a dash while unknown. */
function useHoldingRow(symbol: string): SummaryRow {
  const { t } = useI18n();
  const units = useUnitText();
  const { counted } = useAmounts();
  const positions = useRefetched(heldPositions(useApi(), symbol, usePositionType()));
  const held = positions === null ? null : quantityHeld(positions, symbol);
  const text =
    held === null ? dash : counted(held, (count) => units({ id: 'order.shares' }, { count }));
  return { label: t({ id: 'ticket.holdingNow' }), value: <Text>{text}</Text> };
}

/** Gain of a sale after fees; no row if unknown. */
function useGainRows(
  gain: Parameters<ReturnType<typeof useGainRow>>[0] | null,
): readonly SummaryRow[] {
  const { t } = useI18n();
  const gainRow = useGainRow();
  return gain === null ? [] : [{ ...gainRow(gain), detail: t({ id: 'ticket.gainDetail' }) }];
}
