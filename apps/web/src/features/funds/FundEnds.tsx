import type { Fund } from '@corro/client';
import type { FundPurchaseView } from '@corro/machines';
import { Avatar, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { moneyRow } from '../../common/figures.tsx';
import { avatarFaceOfName } from '../../common/instruments/InstrumentAvatar.tsx';
import { DoneStep } from '../../flows/orders/EndSteps.tsx';
import { TotalFigure } from '../../flows/orders/TotalFigure.tsx';
import { UnknownStep } from '../../flows/orders/UnknownStep.tsx';
import { reviewedAmount, useReceipt } from '../../flows/orders/useReceipt.ts';
import { fundFlow } from './fundFlow.ts';
import { useFundRows } from './useFundText.tsx';

interface FundDoneProps {
  readonly view: FundPurchaseView;
  /** Undefined if the upstream no longer lists the fund. */
  readonly fund: Fund | undefined;
}

export function FundDone({ view, fund }: FundDoneProps) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const { termRows, returnRow } = useFundRows(fund);
  const { order } = view;
  const { name = '', amount = null } = order?.terms ?? {};
  const reviewed = reviewedAmount(amount);
  const { total, orderNumber, notice } = useReceipt({ calls: fundFlow.calls, view, reviewed });
  return (
    <DoneStep
      text={t({ id: 'funds.done' }, { name, amount: amounts.text(total) })}
      figure={<TotalFigure side="buy" total={total} pesos="usdMxn" isSettled />}
      picture={<Avatar size={56} {...avatarFaceOfName(name)} />}
      orderNumber={orderNumber}
      at={order?.confirmedAt ?? null}
      notice={notice}
      rows={[...termRows(order?.confirmedAt), ...returnRow(total)]}
    />
  );
}

export function FundUnknown({ view }: Pick<FundDoneProps, 'view'>) {
  const { t } = useI18n();
  const { name, amount = null } = view.order?.terms ?? {};
  return (
    <UnknownStep
      view={view}
      rows={[
        { label: t({ id: 'funds.fund' }), value: <Text>{name}</Text> },
        moneyRow(t({ id: 'ticket.amount' }), amount),
      ]}
    />
  );
}
