import { scaleOf, PlotFrame, type PlotFrameProps } from './PlotFrame.tsx';
import * as styles from './plot.css.ts';

export interface RangeColumn {
  /** Unique key. */
  readonly id: string;
  /** Label below the column. */
  readonly label: string;
  readonly from: number;
  /** Other end, above or below `from`; equals `from` for an empty range. */
  readonly to: number;
  /** `none` draws nothing, for a label without a figure. Default: the accent colour. */
  readonly tone?: 'rise' | 'fall' | 'none';
}

export interface RangeColumnsProps extends Pick<
  PlotFrameProps,
  'screenReaderText' | 'high' | 'low'
> {
  /**
   * Columns from left to right, evenly spaced. `high` and `low` are the greatest and least of 0 and
   * the ends of all columns.
   */
  readonly columns: readonly RangeColumn[];
  /** Id of the highlighted column; null for none. */
  readonly chosen: string | null;
}

/** A few labelled ranges, drawn as columns, with a dotted line at zero. */
export function RangeColumns({ columns, chosen, ...frame }: RangeColumnsProps) {
  const yOf = scaleOf([0, ...columns.flatMap(({ from, to }) => [from, to])]);
  const placed = columns.map((column, at) => ({
    ...column,
    at: (at + 0.5) / columns.length,
  }));
  return (
    <PlotFrame
      {...frame}
      words={placed.map(({ id, label, at }) => ({ id, text: label, at, chosen: id === chosen }))}
    >
      <line
        className={styles.zero}
        x1={-20}
        x2={1020}
        y1={yOf(0)}
        y2={yOf(0)}
        vectorEffect="non-scaling-stroke"
      />
      {placed.map(({ id, at, from, to, tone }) =>
        tone === 'none' ? null : (
          <line
            key={id}
            className={[
              styles.column[chosen === null || id === chosen ? (tone ?? 'plain') : 'behind'],
              ...(from === 0 && to !== 0 ? [styles.fromZero] : []),
            ].join(' ')}
            x1={at * 1000}
            x2={at * 1000}
            y1={yOf(from)}
            y2={yOf(to)}
            vectorEffect="non-scaling-stroke"
          />
        ),
      )}
    </PlotFrame>
  );
}
