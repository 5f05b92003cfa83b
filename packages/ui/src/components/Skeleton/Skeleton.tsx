import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** CSS pixels at the usual text size; grows with the reader's text. */
  height: number;
  /** CSS pixels at the usual text size, or a share of the width; default: all of it. */
  width?: number | `${number}%`;
}

/**
 * A placeholder for loading content. Sizes are SVG attributes, because prerendered pages may not
 * have style attributes. Hidden from screen readers: announce «loading» once around it.
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
