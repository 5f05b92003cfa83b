import { useInViewRef } from '../../private/inView.ts';
import { linePath, scaleOf } from './linePath.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps {
  /** SVG path data in a box of 100 × 40. */
  path?: string | undefined;
  /** Values at even distances, drawn where there is no path. */
  points?: readonly number[] | undefined;
  /** What the points are compared with: dotted, from edge to edge. Left out: nothing is. */
  base?: number | undefined;
  /** Its colour. */
  direction: 'rise' | 'fall' | 'flat';
  /** As wide as its place, and 28 px high; 56 × 24 px if left out. */
  wide?: boolean;
  /** Its course in words. Left out: the line is decoration beside the figures that say it. */
  label?: string;
  /** Told when it has come into view, and when it has left it: what to read for it. The same function from render to render. */
  onInViewChange?: ((isInView: boolean) => void) | undefined;
}

const noPoints: readonly number[] = [];

/** The course of a price, small: no axis, no reading-off. */
export function Sparkline(props: SparklineProps) {
  const { path, points = noPoints, base, direction, wide = false, label, onInViewChange } = props;
  const words = label === undefined ? ({ 'aria-hidden': true } as const) : { 'aria-label': label };
  const yOf = scaleOf(base === undefined ? points : [...points, base]);
  const hasBase = path === undefined && base !== undefined && points.length > 1;
  return (
    <svg
      ref={useInViewRef(onInViewChange)}
      className={styles.line({ direction, wide })}
      viewBox="-2 -2 104 44"
      preserveAspectRatio="none"
      role={label === undefined ? undefined : 'img'}
      {...words}
    >
      {hasBase ? (
        <path className={styles.base} d={`M0 ${yOf(base)}H100`} vectorEffect="non-scaling-stroke" />
      ) : null}
      <path d={path ?? linePath(points, yOf)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
