import type { ReactNode } from 'react';
import * as styles from './ShareRing.css.ts';

/** A part of a whole. */
export interface RingPart {
  /** Unlike that of every other. */
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Between 0 and 1; null for what is not part of the whole, such as a debt: it is in the legend alone. */
  readonly share: number | null;
}

export interface ShareRingProps {
  /** Largest first; those without a share last. */
  readonly parts: readonly RingPart[];
}

const radius = 49;
const around = 2 * Math.PI * radius;
/** Between two arcs, in units of the way around. */
const gap = 2;
const steps = ['first', 'second', 'third', 'fourth', 'fifth', 'rest'] as const;

/** What a whole consists of: a ring, and beside it the figures, which say all of it in words. */
export function ShareRing({ parts }: ShareRingProps) {
  const arcs = arcsOf(parts);
  return (
    <div className={styles.place}>
      <svg className={styles.picture} viewBox="0 0 112 112" aria-hidden="true">
        {arcs.length === 0 ? <circle className={styles.ground} cx="56" cy="56" r={radius} /> : null}
        {arcs.map(({ id, from, share, step }) => (
          <circle
            key={id}
            className={styles.arc[step]}
            cx="56"
            cy="56"
            r={radius}
            transform={`rotate(${from * 360 - 90} 56 56)`}
            strokeDasharray={
              arcs.length === 1 ? undefined : `${Math.max(share * around - gap, 1)} ${around}`
            }
          />
        ))}
      </svg>
      <dl className={styles.legend}>
        {parts.map(({ id, label, value, share }, at) => (
          <div key={id} className={styles.row}>
            <span
              className={share === null ? styles.noSwatch : styles.swatch[stepAt(at)]}
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

/** Where each part begins on the way around, between 0 and 1, and how far it goes. */
function arcsOf(parts: readonly RingPart[]) {
  const arcs: { id: string; from: number; share: number; step: (typeof steps)[number] }[] = [];
  let from = 0;
  for (const [at, { id, share }] of parts.entries()) {
    if (share === null) continue;
    arcs.push({ id, from, share, step: stepAt(at) });
    from += share;
  }
  return arcs;
}
