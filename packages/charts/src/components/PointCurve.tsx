import { lineThrough } from '../valuePlaces.ts';
import { scaleOf, PlotFrame, type PlotFrameProps } from './PlotFrame.tsx';
import * as styles from './plot.css.ts';

export interface CurvePoint {
  /** Unique key. */
  readonly id: string;
  /** Label below the point. */
  readonly label: string;
  /** Position from 0 (left edge) to 1. */
  readonly at: number;
  readonly value: number;
}

export interface PointCurveProps extends Pick<PlotFrameProps, 'screenReaderText' | 'high' | 'low'> {
  /**
   * Two or more points, from left to right. `high` and `low` are their greatest and least value.
   */
  readonly points: readonly CurvePoint[];
  /** Id of the highlighted point; null for none. */
  readonly chosen: string | null;
}

/** A curve through a few named points, such as yields by term. */
export function PointCurve({ points, chosen, ...frame }: PointCurveProps) {
  const yOf = scaleOf(points.map(({ value }) => value));
  const placed = points.map(({ id, at, value }) => ({ id, x: at * 1000, y: yOf(value) }));
  return (
    <PlotFrame
      {...frame}
      words={points.map(({ id, label, at }) => ({ id, text: label, at, chosen: id === chosen }))}
    >
      <polyline
        className={styles.curve}
        points={lineThrough(placed)}
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
