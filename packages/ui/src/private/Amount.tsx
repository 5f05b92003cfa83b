import { use } from 'react';
import { AmountsContext } from '../components/AmountsProvider/AmountsProvider.tsx';
import { visuallyHidden } from '../tokens/styles.css.ts';
import { smallUnit } from './figure.css.ts';
import { type FigureSize, isHero } from './figure.ts';

interface AmountProps {
  /** As `formatMoney` writes it: sign and unit, a space that does not break, the figures. */
  text: string;
  size: FigureSize;
}

/** Beside a large figure its unit steps back. */
export function Amount({ text, size }: AmountProps) {
  const space = text.indexOf('\u00a0');
  if (!isHero(size) || space < 0) return text;
  return (
    <>
      <span className={smallUnit}>{text.slice(0, space)}</span>
      {text.slice(space)}
    </>
  );
}

/** Dots in place of an amount, as many for any: the length says nothing either. */
export function HiddenAmount() {
  const { hiddenLabel } = use(AmountsContext);
  return (
    <>
      <span aria-hidden="true">••••••</span>
      {hiddenLabel === '' ? null : <span className={visuallyHidden}>{hiddenLabel}</span>}
    </>
  );
}
