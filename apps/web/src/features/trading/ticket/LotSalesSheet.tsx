import type { LotSalesAct, LotSalesView } from '@corro/machines';
import { Banner, Stack, Summary, type SummaryRow, Text } from '@corro/ui';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';
import { moneyRow } from '../../../common/figures.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { useTradeFeeRow } from '../../../common/operatorRules.tsx';
import { DoneFooter, useBalanceNow, Completed } from '../../../flows/orders/EndSteps.tsx';
import { FlowSheet, type SheetStep } from '../../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { ConfirmButton, ReviewStep } from '../../../flows/orders/ReviewStep.tsx';
import { TotalFigure } from '../../../flows/orders/TotalFigure.tsx';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { patterns } from '../../../links.ts';
import { orderSide } from '../order.ts';
import { LotSaleRows } from './LotSaleRows.tsx';
import { PriceNotice } from './PriceNotice.tsx';
import { obstacleText, useUnitText } from './ticketText.ts';
import { useGainRow } from '../../../common/useGainRow.tsx';
import { usePriceRow } from './usePriceRow.tsx';

interface StepProps {
  readonly view: LotSalesView;
  readonly act: (what: LotSalesAct) => void;
  /** Of the instrument. */
  readonly name: string;
}

interface LotSalesSheetProps extends StepProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** From the review on, all that happens to the sale of several lots happens in this sheet. */
export function LotSalesSheet({ open, onClose, ...props }: LotSalesSheetProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { act } = props;
  const ways = [
    { label: t({ id: 'ticket.seePositions' }), path: patterns.trade },
    { label: t({ id: 'ticket.seeRecords' }), path: patterns.records },
  ];
  const step = (view: LotSalesView): SheetStep | null => {
    const shown = { ...props, view };
    const isWhole = view.sold.lots === view.sales.length;
    const steps = {
      form: null,
      review: {
        title: t({ id: 'ticket.sheet.reviewing' }),
        content: <SalesReview {...shown} />,
        footer: <SalesConfirm {...shown} />,
      },
      done: {
        title: isWhole ? t({ id: 'ticket.sheet.done.sell' }) : t({ id: 'ticket.sales.result' }),
        content: <SalesDone {...shown} />,
        footer: <DoneFooter ways={ways} onAnother={onClose} />,
      },
      unknown: (
        <Stack gap={12}>
          <UnknownStep view={view.lead.view} rows={[]} />
          <LotSaleRows sales={view.sales} />
        </Stack>
      ),
      recordsPath: patterns.records,
      onReconcileAgain: () => act('reconcileAgain'),
      onGoOn: () => act('goOn'),
    };
    return orderStep({ ...view.lead.view, phase: view.phase }, steps, i18n);
  };
  return <FlowSheet view={props.view} open={open} onClose={onClose} step={step} />;
}

function SalesReview({ view, act, name }: StepProps) {
  const { t } = useI18n();
  const { lead, cost, quantity, sales } = view;
  const units = useUnitText();
  const feeRow = useTradeFeeRow(cost?.fee ?? null);
  const priceRow = usePriceRow(lead.view);
  const rows: readonly SummaryRow[] = [
    { label: t({ id: 'ticket.side' }), value: <Text>{t(orderSide.sell)}</Text> },
    {
      label: units({ id: 'ticket.instrument' }),
      value: <Text>{name}</Text>,
      detail: lead.view.symbol,
    },
    {
      label: t({ id: 'ticket.quantityRow' }),
      value: <Text>{units({ id: 'order.shares' }, { count: quantity })}</Text>,
      detail: t({ id: 'ticket.sales.count' }, { count: sales.length }),
    },
    priceRow,
    moneyRow(t({ id: 'ticket.amount' }), cost?.amount ?? null),
    feeRow,
    balanceRow(t({ id: 'ticket.balanceAfter' }), view.balanceAfter),
  ];
  return (
    <ReviewStep
      figure={<TotalFigure side="sell" total={cost?.total ?? null} pesos="usdMxnTrading" />}
      rows={rows}
      warnOfEarlierOrder={false}
      notice={<PriceNotice view={lead.view} send={() => act('accept')} />}
    >
      <LotSaleRows sales={sales} />
    </ReviewStep>
  );
}

function SalesConfirm({ view, act }: StepProps) {
  const { t } = useI18n();
  const { confirmObstacle, lead } = view;
  return (
    <ConfirmButton
      label={t({ id: 'ticket.confirm.sell' })}
      isBusy={view.phase === 'submitting'}
      reason={confirmObstacle === null ? null : t(obstacleText(confirmObstacle, lead.view))}
      onConfirm={() => act('confirm')}
    />
  );
}

/** What was sold of it, what that brought and earned, and what became of each lot. */
function SalesDone({ view, name }: StepProps) {
  const { t, formatDateTime } = useI18n();
  const units = useUnitText();
  const gainRow = useGainRow();
  const balance = useBalanceNow();
  const { sold, sales, lead } = view;
  const { counted } = useAmounts();
  const shares = counted(sold.quantity, (count) => units({ id: 'order.shares' }, { count }));
  return (
    <Stack gap={12}>
      {sold.lots === 0 ? null : (
        <Completed
          figure={<TotalFigure side="sell" total={sold.received} pesos="usdMxnTrading" isSettled />}
        >
          {t({ id: 'ticket.done.sell' }, { shares, name })}
        </Completed>
      )}
      {sold.lots === sales.length ? null : (
        <Banner tone="caution">{t({ id: 'ticket.sales.each' })}</Banner>
      )}
      <LotSaleRows sales={sales} />
      <Summary
        rows={[
          {
            label: t({ id: 'ticket.time' }),
            value: <Text>{formatDateTime(lead.view.order?.confirmedAt ?? null)}</Text>,
          },
          ...(sold.gain === null
            ? []
            : [{ ...gainRow({ gain: sold.gain }), detail: t({ id: 'ticket.gainDetail' }) }]),
          balance,
        ]}
      />
    </Stack>
  );
}
