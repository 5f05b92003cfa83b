import {
  balanceAfter,
  type DecimalText,
  isNegative,
  type Lot,
  lotsProceeds,
  saleProceeds,
} from '@corro/domain';
import { estimatedGain, type TicketView } from '@corro/machines';
import { Section, Summary, type SummaryRow } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { moneyRow } from '../../../common/figures.tsx';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';
import { useOperatorRules, useTradeFeeRow } from '../../../common/operatorRules.tsx';
import { useGainRow } from '../../../common/useGainRow.tsx';

interface SaleFiguresProps {
  readonly view: Pick<TicketView, 'lots' | 'balance'>;
  /** Lots that can be sold at once, all of them. */
  readonly sellable: readonly Lot[];
  /** US dollars per share; undefined while unknown. */
  readonly price: DecimalText | undefined;
}

/** Amount, fee and gain of the chosen lots; before a choice, those of all lots. */
export function SaleFigures({
  view: { lots: chosen, balance },
  sellable,
  price,
}: SaleFiguresProps) {
  const { t } = useI18n();
  const lots = chosen.length === 0 ? sellable : chosen;
  const proceeds = price === undefined || lots.length === 0 ? null : lotsProceeds(price, lots);
  const feeRow = useTradeFeeRow(proceeds?.fee ?? null);
  const gainRows = useEstimatedGain(
    price === undefined
      ? []
      : lots.map((lot) => ({ lot, total: saleProceeds(price, lot.quantity).total })),
  );
  if (proceeds === null) return null;
  const after = balance === null ? null : balanceAfter('sell', balance, proceeds.total);
  return (
    <Section title={chosen.length === 0 ? t({ id: 'ticket.saleOfAll' }) : t({ id: 'ticket.sale' })}>
      <Summary
        rows={[
          moneyRow(t({ id: 'ticket.amount' }), proceeds.amount),
          feeRow,
          ...(chosen.length === 0 ? [moneyRow(t({ id: 'ticket.net' }), proceeds.total)] : []),
          // The row of a single lot shows its gain.
          ...(lots.length === 1 ? [] : gainRows),
          balanceRow(t({ id: 'ticket.balanceAfter' }), after),
        ]}
      />
    </Section>
  );
}

/** What a sale would earn after the fees; no row where a cost is unknown. */
export function useEstimatedGain(
  sales: Parameters<typeof estimatedGain>[0],
): readonly SummaryRow[] {
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
