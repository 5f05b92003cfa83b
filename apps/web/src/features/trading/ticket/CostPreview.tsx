import type { TicketView } from '@corro/machines';
import { Summary } from '@corro/ui';
import { moneyRow } from '../../../common/moneyRow.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useTradeFeeRow } from '../../../common/operatorRules.tsx';
import { useTotalRows } from '../../../common/prices/useTotalRows.tsx';

/** What the order would cost or bring at the price of the moment; em dashes until that is known. */
export function CostPreview({ view }: { view: TicketView }) {
  const { t } = useI18n();
  const { side, cost, balance, balanceAfter } = view;
  const total = cost?.total ?? null;
  const feeRow = useTradeFeeRow(cost?.fee ?? null);
  const totalRows = useTotalRows({ side, total, pesos: 'usdMxnTrading' });
  return (
    <Summary
      rows={[
        moneyRow(t({ id: 'ticket.amount' }), cost?.amount ?? null),
        feeRow,
        ...totalRows,
        moneyRow(t({ id: 'ticket.balanceNow' }), balance),
        moneyRow(t({ id: 'ticket.balanceAfter' }), balanceAfter),
      ]}
    />
  );
}
