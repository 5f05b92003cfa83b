import type { KeyboardEvent, PointerEvent } from 'react';
import { lineThrough, nearestPoint, placesOf, type ValuePoint } from '../valuePlaces.ts';
import { keyTarget } from './sliderKeys.ts';
import * as styles from './ValueLine.css.ts';

export interface ValueLineProps {
  /** Points, oldest first. With fewer than two points only a dotted line in the middle is drawn. */
  readonly points: readonly ValuePoint[];
  /**
   * Minimum range of values that the height spans, in the unit of the values, so that a small
   * change does not look like a large one. Default: none.
   */
  readonly leastSpan?: number;
  /** Colour of the line; use the direction of the change shown beside it. */
  readonly direction: 'rise' | 'fall' | 'flat';
  /** Accessible name. */
  readonly label: string;
  /** Date and value of the selected point in words; without a selection, of the last point. */
  readonly valueText: string;
  /** Index of the selected point; null for none. */
  readonly selected: number | null;
  /**
   * Called with the index of the point under the finger or mouse, or reached by a key; with null
   * when the finger is lifted, the mouse or the focus leaves, or Escape is pressed.
   */
  readonly onSelect: (index: number | null) => void;
}

const width = 1000;
const height = 100;

/**
 * A line of values over time from edge to edge, without axes. A hovering mouse or a dragging finger
 * selects a point; the caller shows the figures of this point. For keyboards and screen readers the
 * line is a slider.
 */
export function ValueLine(props: ValueLineProps) {
  const { points, leastSpan = 0, direction, label, valueText, selected, onSelect } = props;
  const places = placesOf(points, { width, height, leastSpan });
  const line = lineThrough(places);
  const startY = places[0]?.y ?? height / 2;
  const last = Math.max(points.length - 1, 0);
  const place = selected === null ? undefined : places[selected];

  const select = (event: PointerEvent<HTMLElement>) => {
    if (places.length === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onSelect(nearestPoint(points, (event.clientX - box.left) / box.width));
  };
  const clear = () => onSelect(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = places.length === 0 ? undefined : keyTarget(event.key, selected ?? last, last);
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
  };

  return (
    <div
      className={styles.place}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input draws a thumb, does not follow a hovering mouse, and keeps its value on release
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={selected ?? last}
      aria-valuetext={valueText}
      onPointerDown={select}
      onPointerMove={select}
      onPointerUp={(event) => (event.pointerType === 'mouse' ? undefined : clear())}
      onPointerCancel={clear}
      onPointerLeave={clear}
      onKeyDown={onKeyDown}
      onBlur={clear}
    >
      <svg
        className={styles.picture}
        viewBox={`0 -6 ${width} ${height + 12}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polygon
          className={styles.fill[direction]}
          points={`0,${startY} ${line} ${width},${startY}`}
        />
        <line
          className={styles.start}
          x2={width}
          y1={startY}
          y2={startY}
          vectorEffect="non-scaling-stroke"
        />
        <polyline
          className={`${styles.line} ${styles.stroke[direction]}`}
          points={line}
          vectorEffect="non-scaling-stroke"
        />
        {place === undefined ? null : (
          <>
            <line
              className={styles.crosshair}
              x1={place.x}
              x2={place.x}
              y1={-6}
              y2={height + 6}
              vectorEffect="non-scaling-stroke"
            />
            <line
              className={styles.dot}
              x1={place.x}
              x2={place.x}
              y1={place.y}
              y2={place.y}
              vectorEffect="non-scaling-stroke"
            />
          </>
        )}
      </svg>
    </div>
  );
}

/** The place of a `ValueLine` whose points are loading: a dotted line, as high as the line. */
export function ValueLineSkeleton() {
  return (
    <div className={styles.place} aria-hidden="true">
      <svg className={styles.picture} viewBox="0 0 1 2" preserveAspectRatio="none">
        <line className={styles.start} x2={1} y1={1} y2={1} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
