import type { KeyboardEvent, PointerEvent } from 'react';
import { scaleOf, PlotFrame, type PlotFrameProps } from './PlotFrame.tsx';
import * as styles from './plot.css.ts';
import { keyTarget } from './sliderKeys.ts';

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
  /** Formatted zero, shown beside its line where the edges leave room. */
  readonly zero?: string;
  /** Makes the columns choosable by a press or by arrow keys; omit it for a plain picture. */
  readonly choice?: ColumnChoice;
}

export interface ColumnChoice {
  /** Name of the chosen column and its figure, for screen readers. */
  readonly valueText: string;
  /** Called with the id of the chosen column; with null for none, such as after Escape. */
  readonly onChoose: (id: string | null) => void;
}

/** A few labelled ranges, drawn as columns, with a dotted line at zero. */
export function RangeColumns({ columns, chosen, zero, choice, ...frame }: RangeColumnsProps) {
  const yOf = scaleOf([0, ...columns.flatMap(({ from, to }) => [from, to])]);
  const placed = columns.map((column, at) => ({
    ...column,
    at: (at + 0.5) / columns.length,
  }));
  return (
    <PlotFrame
      {...frame}
      between={
        zero !== undefined && yOf(0) > 24 && yOf(0) < 76 ? { text: zero, at: yOf(0) } : undefined
      }
      overlay={
        choice === undefined ? null : (
          <Chooser
            {...choice}
            ids={columns.map(({ id }) => id)}
            chosen={chosen}
            label={frame.screenReaderText}
          />
        )
      }
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

interface ChooserProps extends ColumnChoice {
  /** Ids of the columns, from left to right. */
  readonly ids: readonly string[];
  readonly chosen: string | null;
  readonly label: string;
}

/** Covers the columns; for keyboards and screen readers it is a slider from column to column. */
function Chooser({ ids, chosen, label, valueText, onChoose }: ChooserProps) {
  const last = ids.length - 1;
  const index = chosen === null ? -1 : ids.indexOf(chosen);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const fraction = ((event.clientX - box.left) / box.width) * 1.04 - 0.02;
    const at = Math.min(last, Math.max(0, Math.floor(fraction * ids.length)));
    onChoose(at === index ? null : (ids[at] ?? null));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys enter from the side that they come from if no column is chosen.
    const start = /Left|Down/.test(event.key) ? last + 1 : -1;
    const target = keyTarget(event.key, index < 0 ? start : index, last);
    if (target === undefined) return;
    event.preventDefault();
    onChoose(target === null ? null : (ids[target] ?? null));
  };
  return (
    <div
      className={styles.choice}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input draws a thumb and has no empty value
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={Math.max(index, 0)}
      aria-valuetext={valueText}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  );
}
