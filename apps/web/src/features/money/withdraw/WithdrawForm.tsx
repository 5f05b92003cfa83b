import { compare } from '@corro/domain';
import { Button, Form, Stack, Summary, formatDecimal } from '@corro/ui';
import { moneyRow } from '../../../common/moneyRow.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { AmountField } from '../AmountField.tsx';
import { PersistedAge } from '../PersistedAge.tsx';
import { CardChoice } from './CardChoice.tsx';
import type { Withdraw, WithdrawReadings } from './useWithdraw.ts';
import { useCostRows } from './WithdrawReview.tsx';

export interface WithdrawFormProps extends Withdraw, Omit<WithdrawReadings, 'missing'> {
  /** For the button outside of it. */
  readonly id: string;
}

/** The withdrawal as it is made: how much, where to, and what arrives. */
export function WithdrawForm({ id, cards, balance: read, view, send }: WithdrawFormProps) {
  const { t } = useI18n();
  const { amountText, balance, balanceAfter, net, most } = view;
  const costRows = useCostRows(net);
  return (
    <Form
      id={id}
      label={t({ id: 'withdraw.form' })}
      gap={24}
      onSubmit={() => send({ type: 'REVIEW' })}
    >
      <Stack gap={8}>
        <AmountField
          hint={useRangeText(view)}
          value={amountText}
          onChange={(text) => send({ type: 'EDIT', edit: { type: 'AMOUNT', text } })}
          problems={view.problems}
        />
        <Button
          tone="neutral"
          size="small"
          disabled={most === null || most === '0'}
          onPress={() => send({ type: 'EDIT', edit: { type: 'ALL' } })}
        >
          {t({ id: 'withdraw.all' })}
        </Button>
      </Stack>
      <CardChoice query={cards} view={view} send={send} />
      <Stack gap={8}>
        <Summary
          rows={
            net === null
              ? [moneyRow(t({ id: 'ticket.balanceNow' }), balance)]
              : [
                  ...costRows,
                  moneyRow(t({ id: 'ticket.balanceNow' }), balance),
                  moneyRow(t({ id: 'ticket.balanceAfter' }), balanceAfter),
                ]
          }
        />
        <PersistedAge query={read} />
      </Stack>
    </Form>
  );
}

/** From how much to how much, while that is possible at all. */
function useRangeText({ minimum, most }: Withdraw['view']): string {
  const { t, numberLocale } = useI18n();
  if (most === null) return t({ id: 'flow.obstacle.balance-unknown' });
  const range = {
    min: formatDecimal(numberLocale, minimum),
    most: formatDecimal(numberLocale, most),
  };
  return compare(most, minimum) < 0
    ? t({ id: 'withdraw.tooLittle' }, range)
    : t({ id: 'withdraw.range' }, range);
}
