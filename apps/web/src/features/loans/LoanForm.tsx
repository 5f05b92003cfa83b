import { limits, loanFigures } from '@corro/domain';
import { Form, formatMoney, Stack, Summary, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ReviewButton } from '../../flows/orders/ReviewStep.tsx';
import { AmountField, moneyObstacle } from '../money/index.ts';
import { LoanSlider } from './LoanSlider.tsx';
import { CostUnknown, useLoanRows } from './loanRows.tsx';
import type { LoanRequest } from './useLoanRequest.ts';

/** How much, and what that comes to. */
export function LoanForm({ view, send }: LoanRequest) {
  const { t, numberLocale } = useI18n();
  // Until an amount is typed, the slider stands at the least: so do the figures, and no row comes later.
  const amount = view.amount ?? limits.loanMinimum;
  const rows = useLoanRows(loanFigures(amount, view.offer), view.offer);
  const change = (text: string) => send({ type: 'EDIT', edit: { type: 'AMOUNT', text } });
  return (
    <Form label={t({ id: 'loan.request' })} onSubmit={() => send({ type: 'REVIEW' })}>
      <Stack gap={16}>
        <Stack gap={4}>
          <AmountField
            value={view.amountText}
            onChange={change}
            problems={view.problems}
            hint={t(
              { id: 'loan.minimum' },
              { min: formatMoney(numberLocale, limits.loanMinimum, 'US$') },
            )}
          />
          <LoanSlider
            amountText={view.amountText}
            remaining={view.offer?.remaining ?? null}
            onChange={change}
          />
        </Stack>
        <CostUnknown offer={view.offer} />
        <Stack gap={4}>
          <Text as="p" size={14} tone="muted">
            {t({ id: 'loan.costOf' }, { amount: formatMoney(numberLocale, amount, 'US$') })}
          </Text>
          <Summary rows={rows} />
        </Stack>
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
