import { formatPercent } from '../../format/decimal.ts';
import { figure } from '../../private/figure.css.ts';
import { type FigureSize, directionOf } from '../../private/figure.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';

export interface PercentProps {
  /** Decimal text in percent: "1.2" is 1.2 per cent. Null shows an em dash. */
  value: string | null;
  /** Default: 16. */
  size?: FigureSize;
  /** `sign` (default) colours by rise or fall. */
  tone?: 'sign' | 'default' | 'muted';
}

/** A percentage with sign and two decimals. */
export function Percent({ value, size = 16, tone = 'sign' }: PercentProps) {
  const { locale } = useUi();
  const text = formatPercent(locale, value);
  const direction = directionOf(text);
  const bySign = direction === 'flat' ? 'muted' : direction;
  const className = figure({ size, tone: tone === 'sign' ? bySign : tone });
  return (
    <span className={className} translate="no">
      {text}
    </span>
  );
}
