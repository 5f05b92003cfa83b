import type { Fund } from '@corro/client';
import type { FundPurchaseView } from '@corro/machines';
import { Text } from '@corro/ui';
import { moneyRow } from '../../common/figures.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';
import { DoneStep } from '../../flows/orders/EndSteps.tsx';
import { UnknownStep } from '../../flows/orders/UnknownStep.tsx';
import { reviewedAmount, useReceipt } from '../../flows/orders/useReceipt.ts';
import { fundFlow } from './fundFlow.ts';
import { useFundRows } from './useFundRows.tsx';

export interface FundDoneProps {
  readonly view: FundPurchaseView;
  /** Undefined where it is not known any more. */
  readonly fund: Fund | undefined;
}

/** What was bought, and when it ends. */
export function FundDone({ view, fund }: FundDoneProps) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const { termRows } = useFundRows(fund);
  const { order } = view;
  const { name = '', amount = null } = order?.terms ?? {};
  const reviewed = reviewedAmount(amount);
  const { total, orderNumber, notice } = useReceipt({ calls: fundFlow.calls, view, reviewed });
  const totalRows = useTotalRows({
    side: 'buy',
    total,
    pesos: 'usdMxn',
    isSettled: true,
  });
  return (
    <DoneStep
      text={t({ id: 'funds.done' }, { name, amount: amounts.text(total) })}
      orderNumber={orderNumber}
      notice={notice}
      rows={[...termRows(order?.confirmedAt), ...totalRows]}
    />
  );
}

/** What was ordered, as the order itself says it. */
export function FundUnknown({ view }: Pick<FundDoneProps, 'view'>) {
  const { order } = view;
  const { t } = useI18n();
  return (
    <UnknownStep
      view={view}
      rows={[
        { label: t({ id: 'funds.fund' }), value: <Text>{order?.terms.name}</Text> },
        moneyRow(t({ id: 'ticket.amount' }), order?.terms.amount ?? null),
      ]}
    />
  );
}
