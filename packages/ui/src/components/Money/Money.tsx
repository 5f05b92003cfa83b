import { formatMoney, missingText, type MoneyUnit } from '../../format/decimal.ts';
import { Amount, HiddenAmount } from '../../private/Amount.tsx';
import { figure } from '../../private/figure.css.ts';
import type { FigureSize } from '../../private/figure.ts';
import { useAmountsHidden } from '../AmountsProvider/AmountsProvider.tsx';
import { useUi } from '../UiProvider/UiProvider.tsx';

export interface MoneyProps {
  /** Decimal text; null and invalid text show an em dash. */
  amount: string | null;
  /** Currency, shown before the amount. */
  unit: MoneyUnit;
  /** Default: 16. */
  size?: FigureSize;
  /** Colour by meaning; default ink. Use `signed` with rise and fall. */
  tone?: 'default' | 'muted' | 'rise' | 'fall';
  /** Prefixes «≈»: the rate may differ later. */
  estimate?: boolean;
  /** Shows + before positive amounts. */
  signed?: boolean;
  /**
   * The customer's amount, which an `AmountsProvider` can hide. `false` for public amounts such as
   * a price or a minimum. Default: `true`.
   */
  own?: boolean;
}

/** An amount with its unit and two decimals; never a bare "$". */
export function Money(props: MoneyProps) {
  const { amount, unit, size = 16, tone = 'default', estimate = false, signed = false } = props;
  const { own = true } = props;
  const { locale } = useUi();
  const isHidden = useAmountsHidden() && own;
  if (isHidden) {
    return (
      <span className={figure({ size, tone })}>
        <HiddenAmount />
      </span>
    );
  }
  const text = formatMoney(locale, amount, unit, { signed });
  return (
    <span className={figure({ size, tone, length: lengthOf(text, size) })} translate="no">
      {estimate && text !== missingText ? '≈\u00a0' : ''}
      <Amount text={text} size={size} />
    </span>
  );
}

/** Length of a figure of size 40, which shrinks by it; smaller figures do not. */
function lengthOf(text: string, size: FigureSize): 'long' | 'longest' | undefined {
  if (size !== 40 || text.length < 14) return undefined;
  return text.length < 16 ? 'long' : 'longest';
}
