import { type DecimalText, limits, loanFigures, parseAmount } from '@corro/domain';
import { Form, formatMoney, Slider, Stack, Summary, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { wholeDollars } from '../../common/wholeDollars.ts';
import { FraudNotice } from '../../common/FraudNotice.tsx';
import { ReviewButton } from '../../flows/orders/ReviewStep.tsx';
import { AmountField, moneyObstacle } from '../money/index.ts';
import { CostUnknown, useLoanRows } from './loanRows.tsx';
import type { LoanRequest } from './loanFlow.ts';

export function LoanForm({ view, send }: LoanRequest) {
  const { t, numberLocale } = useI18n();
  // Calculates with the minimum until there is an amount, so that no row appears later.
  const amount = view.amount ?? limits.loanMinimum;
  const money = (dollars: DecimalText) =>
    formatMoney(numberLocale, dollars, 'US$', wholeDollars(dollars));
  const rows = useLoanRows(loanFigures(amount, view.offer), view.offer);
  const remaining = view.offer?.remaining ?? null;
  const change = (text: string) => send({ type: 'EDIT', edit: { type: 'AMOUNT', text } });
  return (
    <Form label={t({ id: 'loan.request' })} onSubmit={() => send({ type: 'REVIEW' })}>
      <Stack gap={16}>
        <Stack gap={4}>
          <AmountField
            value={view.amountText}
            onChange={change}
            problems={view.problems}
            hint={
              hasSlider(remaining)
                ? t({ id: 'loan.whole' })
                : t({ id: 'loan.minimum' }, { min: money(limits.loanMinimum) })
            }
          />
          <LoanSlider
            amountText={view.amountText}
            remaining={remaining}
            money={money}
            onChange={change}
          />
        </Stack>
        <CostUnknown offer={view.offer} />
        <Stack gap={4}>
          {view.amount === null ? (
            <Text as="p" size={14} tone="muted">
              {t({ id: 'loan.costExample' }, { amount: money(amount) })}
            </Text>
          ) : null}
          <Summary rows={rows} />
        </Stack>
        <FraudNotice about="loan" />
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

const min = Number(limits.loanMinimum);
const step = 100;

interface LoanSliderProps {
  /** Text of the amount field; the slider is at its minimum if the text is not an amount. */
  readonly amountText: string;
  /** Available credit, US dollars. */
  readonly remaining: DecimalText | null;
  /** Formats US dollars. */
  readonly money: (dollars: DecimalText) => string;
  readonly onChange: (amountText: string) => void;
}

/** True if the available credit is known and leaves a choice. */
function hasSlider(remaining: DecimalText | null): remaining is DecimalText {
  return remaining !== null && Number(remaining) >= min + step;
}

/** Its ends say the limits of the amount. */
function LoanSlider({ amountText, remaining, money, onChange }: LoanSliderProps) {
  const { t } = useI18n();
  if (!hasSlider(remaining)) return null;
  // The field takes whole dollars.
  const max = Math.floor(Number(remaining));
  const typed = parseAmount(amountText);
  const value = typed.ok ? Number(typed.amount) : min;
  return (
    <Slider
      label={t({ id: 'loan.slider' })}
      min={min}
      max={max}
      step={step}
      value={value}
      valueText={money(String(Math.min(max, Math.max(min, value))))}
      low={money(String(min))}
      high={money(String(max))}
      onChange={(amount) => onChange(String(amount))}
    />
  );
}
