import { balanceAfter, type DecimalText, type Lot, lotsProceeds } from '@corro/domain';
import type { TicketView } from '@corro/machines';
import { Section, Summary, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { moneyRow } from '../../../common/figures.tsx';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';
import { useTradeFeeRow } from '../../../common/operatorRules.tsx';

interface SaleFiguresProps {
  readonly view: Pick<TicketView, 'lots' | 'balance'>;
  /** Lots that can be sold at once, all of them. */
  readonly sellable: readonly Lot[];
  /** US dollars per share; undefined while unknown. */
  readonly price: DecimalText | undefined;
}

/** Amount and fee of the chosen lots, and the balance after; before a choice, those of all lots. */
export function SaleFigures({
  view: { lots: chosen, balance },
  sellable,
  price,
}: SaleFiguresProps) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const lots = chosen.length === 0 ? sellable : chosen;
  const proceeds = price === undefined || lots.length === 0 ? null : lotsProceeds(price, lots);
  const quantity = lots.reduce((sum, lot) => sum + lot.quantity, 0);
  const feeRow = useTradeFeeRow(proceeds?.fee ?? null);
  if (proceeds === null) return null;
  const after = balance === null ? null : balanceAfter('sell', balance, proceeds.total);
  return (
    <Section title={chosen.length === 0 ? t({ id: 'ticket.saleOfAll' }) : t({ id: 'ticket.sale' })}>
      <Summary
        rows={[
          { label: t({ id: 'ticket.quantityRow' }), value: <Text>{amounts.count(quantity)}</Text> },
          moneyRow(t({ id: 'ticket.amount' }), proceeds.amount),
          feeRow,
          ...(chosen.length === 0 ? [moneyRow(t({ id: 'ticket.net' }), proceeds.total)] : []),
          balanceRow(t({ id: 'ticket.balanceAfter' }), after),
        ]}
      />
    </Section>
  );
}
