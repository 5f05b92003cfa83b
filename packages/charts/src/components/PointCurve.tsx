import { LinePath } from '@visx/shape';
import { scaleOf, PlotFrame, type PlotFrameProps } from './PlotFrame.tsx';
import * as styles from './plot.css.ts';

/** A point of a curve. */
export interface CurvePoint {
  /** Unlike that of every other. */
  readonly id: string;
  /** Below it. */
  readonly label: string;
  /** Where, from 0 at the left edge to 1. */
  readonly at: number;
  readonly value: number;
}

export interface PointCurveProps extends Pick<PlotFrameProps, 'spoken' | 'high' | 'low'> {
  /** From left to right, two or more. `high` and `low` are the greatest and the least of their values. */
  readonly points: readonly CurvePoint[];
  /** The `id` of the point that this is about; null for none. */
  readonly chosen: string | null;
}

/** How a figure goes with another, through a few points that have names: a yield with the term. */
export function PointCurve({ points, chosen, ...frame }: PointCurveProps) {
  const yOf = scaleOf(points.map(({ value }) => value));
  const placed = points.map(({ id, at, value }) => ({ id, x: at * 1000, y: yOf(value) }));
  return (
    <PlotFrame
      {...frame}
      words={points.map(({ id, label, at }) => ({ id, text: label, at, chosen: id === chosen }))}
    >
      <LinePath
        className={styles.curve}
        data={placed}
        x={({ x }) => x}
        y={({ y }) => y}
        vectorEffect="non-scaling-stroke"
      />
      {placed.map(({ id, x, y }) => (
        <line
          key={id}
          className={styles.point[id === chosen ? 'chosen' : 'plain']}
          x1={x}
          x2={x}
          y1={y}
          y2={y}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </PlotFrame>
  );
}
