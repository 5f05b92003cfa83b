import type { OfferPurchaseTerms } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { type SummaryRow, Text } from '@corro/ui';
import { balanceRow } from '../../common/hiddenAmounts.tsx';
import { moneyRow } from '../../common/figures.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useTradeFeeRow } from '../../common/operatorRules.tsx';
import { priceText } from '../../common/prices/priceText.ts';
import { ReviewStep, TermsMoved } from '../../flows/orders/ReviewStep.tsx';
import { TotalFigure } from '../../flows/orders/TotalFigure.tsx';
import { CodeConfirm, CodeForm } from '../../flows/transactionCode/CodeForm.tsx';
import type { CodeEntry } from '../../flows/transactionCode/useCodeEntry.ts';
import { flowObstacle } from '../../flows/orders/flowObstacle.ts';
import type { OfferPurchaseFlow } from './offerFlow.ts';

export const sheetTitle = defineMessages({
  block: { id: 'offers.sheet.block' },
  qip: { id: 'offers.sheet.qip' },
});

/** Summary rows of the order's terms; empty without terms. */
export function useOfferRows(terms: OfferPurchaseTerms | null): readonly SummaryRow[] {
  const { t, numberLocale } = useI18n();
  const holdingRows = useHoldingRows(terms?.holdingDays);
  if (terms === null) return [];
  const { kind, name, symbol, quantity, price } = terms;
  return [
    { label: t({ id: 'ticket.side' }), value: <Text>{t(sheetTitle[kind])}</Text> },
    { label: t({ id: 'ticket.instrument' }), value: <Text>{name}</Text>, detail: symbol },
    {
      label: t({ id: 'ticket.quantityRow' }),
      value: <Text>{t({ id: 'order.shares' }, { count: quantity })}</Text>,
    },
    { label: t({ id: 'ticket.price' }), value: <Text>{priceText(price, numberLocale)}</Text> },
    ...holdingRows,
  ];
}

/** The summary row with the holding period; none if it is unknown. */
export function useHoldingRows(days: number | null | undefined): readonly SummaryRow[] {
  const { t } = useI18n();
  if (days === null || days === undefined) return [];
  return [
    {
      label: t({ id: 'offers.holding' }),
      value: <Text>{t({ id: 'offers.holdingDays' }, { days })}</Text>,
    },
  ];
}

interface OfferReviewProps extends OfferPurchaseFlow {
  readonly entry: CodeEntry;
}

export function OfferReview({ view, send, entry }: OfferReviewProps) {
  const { t, numberLocale } = useI18n();
  const { review, cost, balanceAfter } = view;
  const offered = review?.offeredTerms ?? null;
  const rows = useOfferRows(offered ?? review?.terms ?? null);
  const movedLabel = t({ id: 'ticket.total.moved' });
  const feeRow = useTradeFeeRow(cost?.fee ?? null);
  return (
    <ReviewStep
      figure={
        <TotalFigure
          side="buy"
          total={cost?.total ?? null}
          pesos="usdMxn"
          {...(offered === null ? {} : { label: movedLabel })}
        />
      }
      confirmation={
        <CodeForm view={view} entry={entry} onConfirm={(code) => send({ type: 'CONFIRM', code })} />
      }
      rows={[
        ...rows,
        moneyRow(t({ id: 'ticket.amount' }), cost?.amount ?? null),
        feeRow,
        balanceRow(t({ id: 'ticket.balanceAfter' }), balanceAfter),
      ]}
      warnsOfEarlierOrder={view.warnsOfEarlierOrder}
      notice={
        <TermsMoved
          review={review}
          priceOf={({ price }) => priceText(price, numberLocale)}
          total={cost?.total ?? null}
          onAccept={(terms) => send({ type: 'ACCEPT', terms })}
        />
      }
    />
  );
}

export function OfferReviewFooter({ view, send, entry }: OfferReviewProps) {
  const { t } = useI18n();
  const obstacle = view.review?.confirmObstacle ?? null;
  return (
    <CodeConfirm
      entry={entry}
      label={t({ id: 'ticket.confirm.buy' })}
      amount={view.cost?.total ?? null}
      isBusy={view.phase === 'submitting'}
      reason={obstacle === null ? null : t(flowObstacle[obstacle])}
      onConfirm={() => send({ type: 'CONFIRM', code: entry.code })}
    />
  );
}
