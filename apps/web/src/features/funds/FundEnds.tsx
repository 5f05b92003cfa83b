import type { Fund } from '@corro/client';
import type { FundPurchaseView } from '@corro/machines';
import { Money, Text, formatMoney } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { DoneStep } from '../../flows/orders/DoneStep.tsx';
import { UnknownStep } from '../../flows/orders/UnknownStep.tsx';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';
import { useFundRows } from './useFundRows.tsx';

export interface FundDoneProps {
  readonly view: FundPurchaseView;
  /** Undefined where it is not known any more. */
  readonly fund: Fund | undefined;
}

/** What was bought, and when it ends. */
export function FundDone({ view: { order, placed, balance }, fund }: FundDoneProps) {
  const { t, numberLocale } = useI18n();
  const { termRows } = useFundRows(fund);
  const { name = '', amount = null } = order?.terms ?? {};
  const totalRows = useTotalRows({
    side: 'buy',
    total: amount,
    pesos: 'usdMxn',
    isSettled: true,
  });
  return (
    <DoneStep
      text={t('funds.done', { name, amount: formatMoney(numberLocale, amount, 'US$') })}
      orderNumber={placed?.orderNumber ?? null}
      rows={[...termRows(order?.confirmedAt), ...totalRows]}
      balance={balance}
    />
  );
}

/** What was ordered, as the order itself says it. */
export function FundUnknown({ view: { phase, order } }: Pick<FundDoneProps, 'view'>) {
  const { t } = useI18n();
  return (
    <UnknownStep
      phase={phase}
      order={order}
      rows={[
        { label: t('funds.fund'), value: <Text>{order?.terms.name}</Text> },
        {
          label: t('ticket.amount'),
          value: <Money amount={order?.terms.amount ?? null} unit="US$" />,
        },
      ]}
    />
  );
}
