import { limits } from '@corro/domain';
import { Form, formatMoney, Stack, Summary } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ReviewButton } from '../../flows/orders/ReviewStep.tsx';
import { AmountField, moneyObstacle } from '../money/index.ts';
import { CostUnknown, useLoanRows } from './loanRows.tsx';
import type { LoanRequest } from './useLoanRequest.ts';

/** How much, and what that comes to. */
export function LoanForm({ view, send }: LoanRequest) {
  const { t, numberLocale } = useI18n();
  const rows = useLoanRows(view, view.offer);
  return (
    <Form label={t({ id: 'loan.request' })} onSubmit={() => send({ type: 'REVIEW' })}>
      <Stack gap={16}>
        <AmountField
          value={view.amountText}
          onChange={(text) => send({ type: 'EDIT', edit: { type: 'AMOUNT', text } })}
          problems={view.problems}
          hint={t(
            { id: 'loan.minimum' },
            { min: formatMoney(numberLocale, limits.loanMinimum, 'US$') },
          )}
        />
        <CostUnknown offer={view.offer} />
        <Summary rows={rows} />
      </Stack>
    </Form>
  );
}

export function LoanFormFooter({ view, send }: LoanRequest) {
  const i18n = useI18n();
  const reason = moneyObstacle(view, i18n);
  return (
    <ReviewButton
      label={i18n.t({ id: 'loan.review' })}
      reason={reason}
      onReview={() => send({ type: 'REVIEW' })}
    />
  );
}
