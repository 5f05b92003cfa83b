import type { ReactNode } from 'react';
import * as styles from './plot.css.ts';

/** A label below a picture. */
export interface PlotWord {
  /** Unique key. */
  readonly id: string;
  readonly text: string;
  /** Position from 0 (left edge) to 1. */
  readonly at: number;
  readonly chosen: boolean;
}

export interface PlotFrameProps {
  /** Sentence that describes the picture to screen readers. */
  readonly screenReaderText: string;
  /** Formatted value of the upper edge. */
  readonly high: string;
  /** Formatted value of the lower edge. */
  readonly low: string;
  /** A value between the edges: its text and its position from 0 (upper edge) to 100. */
  readonly between?: { readonly text: string; readonly at: number } | undefined;
  /** Ordered from left to right. Large text shows only the first, the last and the chosen label. */
  readonly words: readonly PlotWord[];
  /** Shapes in a box of 1000 × 100 units; the box is stretched to the available space. */
  readonly children: ReactNode;
  /** Covers the picture, to make it usable. */
  readonly overlay?: ReactNode;
}

/** A small picture with its scale at the right and labels below. */
export function PlotFrame(props: PlotFrameProps) {
  const { screenReaderText, high, low, between, words, children, overlay } = props;
  const last = words.length - 1;
  return (
    <div className={styles.place}>
      <div className={styles.plot}>
        <div className={styles.pictureBox}>
          <svg
            className={styles.picture}
            viewBox="-20 -8 1040 116"
            preserveAspectRatio="none"
            {...(overlay
              ? { 'aria-hidden': true as const }
              : { role: 'img', 'aria-label': screenReaderText })}
          >
            {[0, 100].map((y) => (
              <line
                key={y}
                className={styles.grid}
                x1={-20}
                x2={1020}
                y1={y}
                y2={y}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {children}
          </svg>
          {overlay}
        </div>
        <div className={styles.scale} aria-hidden="true">
          <span>{high}</span>
          {between === undefined ? null : (
            <span className={styles.between} style={{ top: `${((between.at + 8) / 116) * 100}%` }}>
              {between.text}
            </span>
          )}
          <span>{low}</span>
        </div>
        <svg className={styles.words} aria-hidden="true">
          {words.map(({ id, text, at, chosen }, index) => (
            <text
              key={id}
              className={styleOf(chosen, index === 0 || index === last)[anchorAt(at, text)]}
              x={`${((at * 1000 + 20) / 1040) * 100}%`}
              y="1rem"
            >
              {text}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

function styleOf(chosen: boolean, isEnd: boolean) {
  if (chosen) return styles.chosenLabel;
  return isEnd ? styles.label : styles.spareLabel;
}

function anchorAt(at: number, text: string): 'start' | 'middle' | 'end' {
  // A letter fits below its column at an edge, too.
  if (text.length <= 2) return 'middle';
  if (at < 0.06) return 'start';
  return at > 0.94 ? 'end' : 'middle';
}

/**
 * Returns a function that maps a value to its y position: 0 for the greatest of `values` at the
 * top, 100 for the least. If all values are equal, it returns 50.
 */
export function scaleOf(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return (value) => (span > 0 ? Math.round((1 - (value - low) / span) * 10_000) / 100 : 50);
}
