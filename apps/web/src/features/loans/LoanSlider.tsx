import { type DecimalText, limits, parseAmount } from '@corro/domain';
import { formatMoney, Slider } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

const min = Number(limits.loanMinimum);
const step = 100;

export interface LoanSliderProps {
  /** As typed in the field above; text that is not an amount is drawn at the lower end. */
  readonly amountText: string;
  /** What may still be borrowed, US dollars; null where the upstream does not say, and the slider is left out. */
  readonly remaining: DecimalText | null;
  readonly onChange: (amountText: string) => void;
}

/** The amount by hand, between the least and the most that is lent; nothing where there is no choice. */
export function LoanSlider({ amountText, remaining, onChange }: LoanSliderProps) {
  const { t, numberLocale } = useI18n();
  if (remaining === null || Number(remaining) < min + step) return null;
  // The field takes whole dollars.
  const max = Math.floor(Number(remaining));
  const typed = parseAmount(amountText);
  const value = typed.ok ? Number(typed.amount) : min;
  const money = (amount: number) => formatMoney(numberLocale, String(amount), 'US$');
  return (
    <Slider
      label={t({ id: 'loan.slider' })}
      min={min}
      max={max}
      step={step}
      value={value}
      valueText={money(Math.min(max, Math.max(min, value)))}
      low={money(min)}
      high={money(max)}
      onChange={(amount) => onChange(String(amount))}
    />
  );
}
