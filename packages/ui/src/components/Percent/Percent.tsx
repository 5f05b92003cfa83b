import { formatPercent } from '../../format/decimal.ts';
import { figure } from '../../private/figure.css.ts';
import { type FigureSize, directionOf } from '../../private/figure.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';

export interface PercentProps {
  /** Decimal text counting percent: "1.2" is 1.2 per cent. Null is an em dash. */
  value: string | null;
  /** Left out: 16. */
  size?: FigureSize;
  /** `sign`: the colour of a rise or a fall by its sign. Left out: `sign`. */
  tone?: 'sign' | 'default' | 'muted';
}

/** A percentage with its sign and two decimals. */
export function Percent({ value, size = 16, tone = 'sign' }: PercentProps) {
  const { locale } = useUi();
  const text = formatPercent(locale, value);
  const direction = directionOf(text);
  const bySign = direction === 'flat' ? 'muted' : direction;
  return <span className={figure({ size, tone: tone === 'sign' ? bySign : tone })}>{text}</span>;
}
