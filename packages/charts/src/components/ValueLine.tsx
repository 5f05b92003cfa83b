import { Area, LinePath } from '@visx/shape';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { nearestPoint, placesOf, type ValuePoint } from '../valuePlaces.ts';
import * as styles from './ValueLine.css.ts';

export interface ValueLineProps {
  /** Oldest first. Fewer than two draw the dotted line alone. */
  readonly points: readonly ValuePoint[];
  /** Its colour: that of the change beside it. */
  readonly direction: 'rise' | 'fall' | 'flat';
  /** What it shows. */
  readonly label: string;
  /** The chosen point in words, the last one while none is chosen: date and value. */
  readonly valueText: string;
  /** The point whose figures are shown; null while none is selected. */
  readonly selected: number | null;
  /** Gets the point under the finger, the mouse or the arrow keys; null once it is let go. */
  readonly onSelect: (index: number | null) => void;
  /** Over the middle of a line that says nothing yet: what to do first. */
  readonly children?: ReactNode;
}

const width = 1000;
const height = 100;
const leap = 10;

/**
 * The course of a value from edge to edge, without axes, dotted at its start. A drag across reads
 * off: it moves nothing, the figures are the caller's. A slider to keyboards and screen readers.
 */
export function ValueLine(props: ValueLineProps) {
  const { points, direction, label, valueText, selected, onSelect, children } = props;
  const places = placesOf(points, width, height);
  const startY = places[0]?.y ?? height / 2;
  const last = Math.max(points.length - 1, 0);
  const place = selected === null ? undefined : places[selected];

  const select = (event: PointerEvent<HTMLElement>) => {
    if (places.length === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onSelect(nearestPoint(points, (event.clientX - box.left) / box.width));
  };
  const letGo = () => onSelect(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = places.length === 0 ? undefined : keyTarget(event.key, selected ?? last, last);
    if (to === undefined) return;
    event.preventDefault();
    onSelect(to);
  };

  return (
    <div className={styles.frame}>
      <div
        className={styles.place}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has a thumb of its own, does not follow the mouse, and keeps the point when it is let go
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={selected ?? last}
        aria-valuetext={valueText}
        onPointerDown={select}
        onPointerMove={select}
        onPointerUp={(event) => (event.pointerType === 'mouse' ? undefined : letGo())}
        onPointerCancel={letGo}
        onPointerLeave={letGo}
        onKeyDown={onKeyDown}
        onBlur={letGo}
      >
        <svg
          className={styles.picture}
          viewBox={`0 -6 ${width} ${height + 12}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Area
            className={styles.fill[direction]}
            data={places}
            x={({ x }) => x}
            y0={height}
            y1={({ y }) => y}
          />
          <line
            className={styles.start}
            x2={width}
            y1={startY}
            y2={startY}
            vectorEffect="non-scaling-stroke"
          />
          <LinePath
            className={`${styles.line} ${styles.stroke[direction]}`}
            data={places}
            x={({ x }) => x}
            y={({ y }) => y}
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
      {(children ?? null) === null ? null : <div className={styles.over}>{children}</div>}
    </div>
  );
}

/** The point that a key selects; null clears the selection, undefined for other keys. */
function keyTarget(key: string, from: number, last: number): number | null | undefined {
  const to = (index: number) => Math.min(last, Math.max(0, index));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return to(from - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return to(from + 1);
    case 'PageDown':
      return to(from - leap);
    case 'PageUp':
      return to(from + leap);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return null;
    default:
      return undefined;
  }
}
