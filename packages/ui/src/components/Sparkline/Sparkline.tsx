import { useInViewRef } from '../../private/inView.ts';
import { areaTo, linePath, scaleOf } from './linePath.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps {
  /** SVG path data in a box of 100 × 40. */
  path?: string | undefined;
  /**
   * Area at the line: SVG path data in the box of `path`, or `'below'` to fill down to the
   * baseline, or to the bottom of the box without one.
   */
  area?: string | undefined;
  /** Evenly spaced values, used without `path`. */
  points?: readonly number[] | undefined;
  /**
   * Value of a dotted baseline, in the unit of `points` and shown only with them; none by default.
   */
  base?: number | undefined;
  /** Draws a short grey dash where there is no line, as a sign that it is missing. */
  dashed?: boolean;
  /** Colour of the line. */
  direction: 'rise' | 'fall' | 'flat';
  /** Fills the width, 44 px high; default 56 × 24 px. */
  wide?: boolean;
  /** Accessible name; decorative by default. */
  label?: string;
  /** Called when it enters or leaves the view. Must be a stable function. */
  onInViewChange?: ((isInView: boolean) => void) | undefined;
}

const noPoints: readonly number[] = [];

/**
 * A small price line without axes. Without a line, it is an empty space of the same size, or a dash
 * in it.
 */
export function Sparkline(props: SparklineProps) {
  const {
    path,
    area,
    points = noPoints,
    base,
    dashed = false,
    direction,
    wide = false,
    label,
    onInViewChange,
  } = props;
  const words = label === undefined ? ({ 'aria-hidden': true } as const) : { 'aria-label': label };
  const yOf = scaleOf(base === undefined ? points : [...points, base]);
  const line = path ?? linePath(points, yOf);
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
      {line === '' || area === undefined ? null : (
        <path
          className={styles.area({ direction })}
          d={area === 'below' ? areaTo(line, hasBase ? yOf(base) : undefined) : area}
        />
      )}
      {line === '' && dashed ? (
        <path className={styles.base} d="M36 20H64" vectorEffect="non-scaling-stroke" />
      ) : (
        <path d={line} vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  );
}
