import type { ReactNode } from 'react';
import type { Gap } from '../../tokens/styles.css.ts';
import { cx } from '../../private/cx.ts';
import { Stack } from '../Stack/Stack.tsx';
import { stack } from '../Stack/Stack.css.ts';
import { columns } from './Columns.css.ts';

export interface ColumnsProps {
  /** What is read first: above, or on the left. */
  first: ReactNode;
  /** What is read after it: below, or on the right. */
  second: ReactNode;
  /** Space between the parts of a column, in px; 24 if left out. */
  gap?: Gap;
}

/**
 * Two halves of a page: beside each other on a tablet, and on a phone held sideways unless
 * the page is `wide`; else one below the other. A page that has them is
 * as wide as both, and so are the header and the bars of its `AppFrame`.
 */
export function Columns({ first, second, gap = 24 }: ColumnsProps) {
  return (
    <div className={cx(stack({ gap }), columns)}>
      <Stack gap={gap}>{first}</Stack>
      <Stack gap={gap}>{second}</Stack>
    </div>
  );
}
