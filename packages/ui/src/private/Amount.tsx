import { useContext } from 'react';
import { AmountsContext } from '../components/AmountsProvider/AmountsProvider.tsx';
import { visuallyHidden } from '../tokens/styles.css.ts';
import { smallUnit } from './figure.css.ts';
import { type FigureSize, isHero } from './figure.ts';

interface AmountProps {
  /** Output of `formatMoney`: sign, unit, non-breaking space, figures. */
  text: string;
  size: FigureSize;
}

/** Shrinks the unit beside a large figure. */
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

/** A fixed number of dots, so that the length reveals nothing. */
export function HiddenAmount() {
  const { hiddenLabel } = useContext(AmountsContext);
  return (
    <>
      <span aria-hidden="true">••••••</span>
      {hiddenLabel === '' ? null : <span className={visuallyHidden}>{hiddenLabel}</span>}
    </>
  );
}
