import type { ReactNode } from 'react';
import type { Gap } from '../../tokens/styles.css.ts';
import { cx } from '../../private/cx.ts';
import { Stack } from '../Stack/Stack.tsx';
import { stack } from '../Stack/Stack.css.ts';
import { columns } from './Columns.css.ts';

export interface ColumnsProps {
  /** Read first: above or left. */
  first: ReactNode;
  /** Read second: below or right. */
  second: ReactNode;
  /** Read last: below the second, or below the first where there are two columns. */
  third?: ReactNode;
  /** Gap between the parts of a column in px; default 24. */
  gap?: Gap;
}

/**
 * Two columns on tablets, and on landscape phones unless the page is `wide`; stacked otherwise.
 * They widen the page, the header and the bars of the `AppFrame`.
 */
export function Columns({ first, second, third, gap = 24 }: ColumnsProps) {
  return (
    <div className={cx(stack({ gap }), columns)}>
      <Stack gap={gap}>{first}</Stack>
      <Stack gap={gap}>{second}</Stack>
      {third === undefined ? null : <Stack gap={gap}>{third}</Stack>}
    </div>
  );
}
