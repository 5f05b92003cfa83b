import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** CSS pixels at the normal text size; grows with the reader's text, as what comes will. */
  height: number;
  /** CSS pixels at the normal text size, or a share of the available space. Default: all of it. */
  width?: number | `${number}%`;
}

/**
 * A place held for what comes. Sizes are attributes of an SVG, not style: a prerendered page may not
 * carry style attributes. Hidden from screen readers: say «loading» once, around it.
 */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return (
    <svg
      className={styles.bone}
      width={typeof width === 'number' ? rem(width) : width}
      height={rem(height)}
      aria-hidden="true"
    />
  );
}

function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}
