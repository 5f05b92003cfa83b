import { compare } from '@corro/domain';
import { Button, Form, formatDecimal, Stack, Text } from '@corro/ui';
import { useId } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useBalances } from '../../../common/amounts.ts';
import { useFeeText, useOperatorRules } from '../../../common/operatorRules.tsx';
import { AmountField } from '../AmountField.tsx';
import { PersistedAge } from '../../../common/ages.tsx';
import { CardChoice } from './CardChoice.tsx';
import { type Withdraw, type WithdrawReadings, payable } from './useWithdraw.ts';

export interface WithdrawFormProps extends Withdraw, Omit<WithdrawReadings, 'missing'> {
  /** For the button outside of it. */
  readonly id: string;
}

/** The withdrawal as it is made: how much, where to, and what arrives. */
export function WithdrawForm({ id, cards, balance: read, view, send }: WithdrawFormProps) {
  const { t } = useI18n();
  const { amountText, most } = view;
  const rangeId = useId();
  return (
    <Form
      id={id}
      label={t({ id: 'withdraw.form' })}
      gap={24}
      onSubmit={() => send({ type: 'REVIEW' })}
    >
      <AmountField
        besideLabel={
          <Button
            tone="quiet"
            size="small"
            disabled={most === null || most === '0'}
            disabledReasonId={rangeId}
            onPress={() => send({ type: 'EDIT', edit: { type: 'ALL' } })}
          >
            {t({ id: 'withdraw.all' })}
          </Button>
        }
        hint={
          <Text size={14} tone="inherit" id={rangeId}>
            {useRangeText(view)}
          </Text>
        }
        value={amountText}
        onChange={(text) => send({ type: 'EDIT', edit: { type: 'AMOUNT', text } })}
        problems={view.problems}
      />
      <CardChoice query={cards} view={view} send={send} />
      <Stack gap={8}>
        <ComesTo view={view} />
        <PersistedAge query={read} />
      </Stack>
    </Form>
  );
}

/** The fee and the balance afterwards in a sentence; nothing until a valid amount is typed. */
function ComesTo({ view }: Pick<Withdraw, 'view'>) {
  const { t } = useI18n();
  const balances = useBalances();
  const fee = useFeeText(useOperatorRules().withdrawFee);
  const { balance, balanceAfter } = view;
  if (payable(view) === null || balance === null) return null;
  return (
    <Text as="p" tone="muted">
      {t(
        { id: 'withdraw.comesTo' },
        { fee, before: balances.text(balance), after: balances.text(balanceAfter) },
      )}
    </Text>
  );
}

/** From how much to how much, while that is possible at all. */
function useRangeText({ minimum, most }: Withdraw['view']): string {
  const { t, numberLocale } = useI18n();
  const { figure } = useBalances();
  if (most === null) return t({ id: 'flow.obstacle.balance-unknown' });
  const range = {
    min: formatDecimal(numberLocale, minimum),
    most: figure(most),
  };
  return compare(most, minimum) < 0
    ? t({ id: 'withdraw.tooLittle' }, range)
    : t({ id: 'withdraw.range' }, range);
}
