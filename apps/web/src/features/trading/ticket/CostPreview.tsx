import type { TicketView } from '@corro/machines';
import { Money, Summary } from '@corro/ui';
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
        {
          label: t({ id: 'ticket.amount' }),
          value: <Money amount={cost?.amount ?? null} unit="US$" />,
        },
        feeRow,
        ...totalRows,
        { label: t({ id: 'ticket.balanceNow' }), value: <Money amount={balance} unit="US$" /> },
        {
          label: t({ id: 'ticket.balanceAfter' }),
          value: <Money amount={balanceAfter} unit="US$" />,
        },
      ]}
    />
  );
}
