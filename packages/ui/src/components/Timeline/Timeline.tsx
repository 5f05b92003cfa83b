import type { ReactNode } from 'react';
import * as styles from './Timeline.css.ts';

/** An event on `Timeline`. */
export interface TimelineStop {
  /** Unique key. */
  id: string;
  /** The event. */
  label: ReactNode;
  /** Formatted date. */
  detail: ReactNode;
}

export interface TimelineProps {
  /** Two or more in order, evenly spaced. */
  stops: readonly TimelineStop[];
  /**
   * Position of today, counted in stops: 0 is the first stop, 0.5 is half way from it to the
   * second. Null: unknown, and today is not marked.
   */
  now: number | null;
  /** Label of today's mark. */
  nowLabel: string;
  /** Screen-reader text: position of today. */
  screenReaderText: string;
}

/** Half the width of a mark in CSS pixels, so that the outer marks stay inside. */
const edge = 7;

/** Events on a line with today's position. */
export function Timeline({ stops, now, nowLabel, screenReaderText }: TimelineProps) {
  const last = Math.max(stops.length - 1, 1);
  const place = now === null ? null : Math.min(last, Math.max(0, now));
  const xOf = (stop: number) => `${(stop / last) * 100}%`;
  return (
    <div className={styles.place}>
      <div className={styles.inner}>
        <svg
          className={styles.picture}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot contain the shapes drawn here
          role="img"
          aria-label={screenReaderText}
          focusable="false"
        >
          <svg x={edge} width={`calc(100% - ${2 * edge}px)`} height="100%" overflow="visible">
            <line className={styles.track} x1="0" x2="100%" y1="2rem" y2="2rem" />
            {place === null ? null : (
              <line className={styles.passedStep} x1="0" x2={xOf(place)} y1="2rem" y2="2rem" />
            )}
            {stops.map(({ id }, at) => (
              <circle
                key={id}
                className={styles.stop[place !== null && at <= place ? 'past' : 'ahead']}
                cx={xOf(at)}
                cy="2rem"
                r="5"
              />
            ))}
            {place === null ? null : (
              <>
                <circle className={styles.now} cx={xOf(place)} cy="2rem" r="7" />
                <text className={styles.nowLabel[endOf(place / last)]} x={xOf(place)} y="0.875rem">
                  {nowLabel}
                </text>
              </>
            )}
          </svg>
        </svg>
        <dl className={styles.stops}>
          {stops.map(({ id, label, detail }, at) => (
            <div
              key={id}
              className={styles.words[at === 0 ? 'start' : at < last ? 'middle' : 'end']}
            >
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.detail}>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** Text anchor of a label, so that the label stays inside the picture. */
function endOf(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.1) return 'start';
  return share > 0.9 ? 'end' : 'middle';
}
