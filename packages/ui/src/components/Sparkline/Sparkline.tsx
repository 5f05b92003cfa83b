import { linePath } from './linePath.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps {
  /** SVG path data in a box of 100 × 40. */
  path?: string | undefined;
  /** Values at even distances, drawn where there is no path. */
  points?: readonly number[] | undefined;
  /** Its colour. */
  direction: 'rise' | 'fall' | 'flat';
  /** As wide as its place; 64 px if left out. */
  wide?: boolean;
  /** Its course in words. Left out: the line is decoration beside the figures that say it. */
  label?: string;
}

const noPoints: readonly number[] = [];

/** The course of a price, small: no axis, no reading-off. */
export function Sparkline({
  path,
  points = noPoints,
  direction,
  wide = false,
  label,
}: SparklineProps) {
  const words = label === undefined ? ({ 'aria-hidden': true } as const) : { 'aria-label': label };
  return (
    <svg
      className={styles.line({ direction })}
      viewBox="-2 -2 104 44"
      width={wide ? '100%' : '64'}
      height="28"
      preserveAspectRatio="none"
      role={label === undefined ? undefined : 'img'}
      {...words}
    >
      <path d={path ?? linePath(points)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
