import type { ReactNode } from 'react';
import * as styles from './Timeline.css.ts';

/** A day that something comes to. */
export interface TimelineStop {
  /** Unlike that of every other. */
  id: string;
  /** What happens then. */
  label: ReactNode;
  /** When, as written. */
  detail: ReactNode;
}

export interface TimelineProps {
  /** In their order, two or more; drawn at even distances. */
  stops: readonly TimelineStop[];
  /** Where today is, counted in stops from 0 on: 0.5 is half way to the second. Null: not known, and so not marked. */
  now: number | null;
  /** The word for today, at its mark. */
  nowLabel: string;
  /** Where today is, in words. */
  spoken: string;
}

/** Half of a mark, so that those at both ends are inside. */
const edge = 7;

/** What comes when, on a line, with today's place in it. */
export function Timeline({ stops, now, nowLabel, spoken }: TimelineProps) {
  const last = Math.max(stops.length - 1, 1);
  const place = now === null ? null : Math.min(last, Math.max(0, now));
  const xOf = (stop: number) => `${(stop / last) * 100}%`;
  return (
    <div className={styles.place}>
      <div className={styles.inner}>
        <svg
          className={styles.picture}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img has no marks of its own to draw
          role="img"
          aria-label={spoken}
          focusable="false"
        >
          <svg x={edge} width={`calc(100% - ${2 * edge}px)`} height="100%" overflow="visible">
            <line className={styles.track} x1="0" x2="100%" y1="2rem" y2="2rem" />
            {place === null ? null : (
              <line className={styles.gone} x1="0" x2={xOf(place)} y1="2rem" y2="2rem" />
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

/** At which end of its mark a word begins, so that it stays inside. */
function endOf(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.1) return 'start';
  return share > 0.9 ? 'end' : 'middle';
}
