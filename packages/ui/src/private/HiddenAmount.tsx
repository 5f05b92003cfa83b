import { use } from 'react';
import { AmountsContext } from '../components/AmountsProvider/AmountsContext.ts';
import { visuallyHidden } from '../tokens/styles.css.ts';

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
