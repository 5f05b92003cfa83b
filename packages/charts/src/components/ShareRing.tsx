import { Group } from '@visx/group';
import { Arc } from '@visx/shape';
import type { ReactNode } from 'react';
import * as styles from './ShareRing.css.ts';

export interface RingPart {
  /** Unique key. */
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /**
   * Share of the whole, from 0 to 1. Null for a row that is no part of the whole, such as a debt;
   * only the legend shows it.
   */
  readonly fraction: number | null;
  /** Gives a row without a share an empty swatch, because it is taken from the whole. */
  readonly isTaken?: boolean;
}

export interface ShareRingProps {
  /** Parts, the largest first; those without a fraction come last. */
  readonly parts: readonly RingPart[];
}

const size = 112;
const ring = { outerRadius: size / 2, innerRadius: size / 2 - 14 };
const fullTurn = 2 * Math.PI;
/** Gap between two arcs, and minimum length of an arc, in radians. */
const gap = 0.041;
const minArc = 0.02;
const steps = ['first', 'second', 'third', 'fourth', 'fifth', 'rest'] as const;

/** A ring of the parts of a whole, with a legend that lists all figures. */
export function ShareRing({ parts }: ShareRingProps) {
  const arcs = arcsOf(parts);
  return (
    <div className={styles.place}>
      <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <Group top={size / 2} left={size / 2}>
          {arcs.length === 0 ? (
            <Arc {...ring} className={styles.ground} startAngle={0} endAngle={fullTurn} />
          ) : null}
          {arcs.map(({ id, startAngle, endAngle, step }) => (
            <Arc
              key={id}
              {...ring}
              className={styles.arc[step]}
              startAngle={startAngle}
              endAngle={
                arcs.length === 1 ? fullTurn : Math.max(endAngle - gap, startAngle + minArc)
              }
            />
          ))}
        </Group>
      </svg>
      <dl className={styles.legend}>
        {parts.map(({ id, label, value, fraction, isTaken = false }, at) => (
          <div key={id} className={styles.row}>
            <span
              className={
                fraction !== null
                  ? styles.swatch[stepAt(at)]
                  : isTaken
                    ? styles.emptySwatch
                    : styles.noSwatch
              }
              aria-hidden="true"
            />
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function stepAt(index: number) {
  return steps[index] ?? 'rest';
}

/** Computes the arcs of the parts, clockwise from the top, in radians. */
function arcsOf(parts: readonly RingPart[]) {
  const arcs: {
    id: string;
    startAngle: number;
    endAngle: number;
    step: (typeof steps)[number];
  }[] = [];
  let startAngle = 0;
  for (const [at, { id, fraction }] of parts.entries()) {
    if (fraction === null) continue;
    const endAngle = startAngle + fraction * fullTurn;
    arcs.push({ id, startAngle, endAngle, step: stepAt(at) });
    startAngle = endAngle;
  }
  return arcs;
}
