import { scaleOf, PlotFrame, type PlotFrameProps } from './PlotFrame.tsx';
import * as styles from './plot.css.ts';

/** A range, upright. */
export interface RangeColumn {
  /** Unlike that of every other. */
  readonly id: string;
  /** Below it. */
  readonly label: string;
  /** Its lower end. */
  readonly from: number;
  /** Its upper end; that of a column without a length is its lower one. */
  readonly to: number;
}

export interface RangeColumnsProps extends Pick<PlotFrameProps, 'spoken' | 'high' | 'low'> {
  /** From left to right, at even distances. `high` and `low` are the greatest and the least of their ends and 0. */
  readonly columns: readonly RangeColumn[];
  /** The `id` of the column that this is about: the others step back. Null for none. */
  readonly chosen: string | null;
}

/** Between what a figure may lie, for a few things that have names, above and below a dotted zero. */
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
      {placed.map(({ id, at, from, to }) => (
        <line
          key={id}
          className={styles.column[chosen === null ? 'plain' : id === chosen ? 'chosen' : 'behind']}
          x1={at * 1000}
          x2={at * 1000}
          y1={yOf(from)}
          y2={yOf(to)}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </PlotFrame>
  );
}
