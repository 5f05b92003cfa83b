import { limits } from '@corro/domain';
import { Button, Form, formatMoney, Stack, Summary } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AmountField, moneyObstacle } from '../money/index.ts';
import { CostUnknown, useLoanRows } from './loanRows.tsx';
import type { LoanRequest } from './useLoanRequest.ts';

/** How much, and what that comes to. */
export function LoanForm({ view, send }: LoanRequest) {
  const { t, numberLocale } = useI18n();
  const rows = useLoanRows(view, view.offer);
  return (
    <Form label={t('loan.request')} onSubmit={() => send({ type: 'REVIEW' })}>
      <Stack gap={16}>
        <AmountField
          value={view.amountText}
          onChange={(text) => send({ type: 'EDIT', edit: { type: 'AMOUNT', text } })}
          problems={view.problems}
          hint={t('loan.minimum', { min: formatMoney(numberLocale, limits.loanMinimum, 'US$') })}
        />
        <CostUnknown offer={view.offer} />
        <Summary rows={rows} />
      </Stack>
    </Form>
  );
}

/** Leads to the review; off while there is nothing to review, with the reason. */
export function LoanFormFooter({ view, send }: LoanRequest) {
  const words = useI18n();
  const reason = moneyObstacle(view, words);
  return (
    <Button
      size="large"
      fullWidth
      {...(reason === null ? {} : { disabled: true, disabledReason: reason })}
      onPress={() => send({ type: 'REVIEW' })}
    >
      {words.t('loan.review')}
    </Button>
  );
}
