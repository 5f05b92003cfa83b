import { useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PullToRefresh.css.ts';
import { usePull } from './usePull.ts';

export interface PullToRefreshProps {
  /** Reads again what the page shows; the sign turns until it has, whether it succeeded or not. */
  onRefresh: () => Promise<unknown>;
  /** What a screen reader hears while it reads. */
  busyLabel: string;
  /** And once it has. */
  doneLabel: string;
}

/** A finger that pulls the page down at its top reads it again. For what refreshes itself too: a mouse and a keyboard have no part in it. */
export function PullToRefresh({ onRefresh, busyLabel, doneLabel }: PullToRefreshProps) {
  const sign = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  usePull(sign, state === 'busy', () => {
    setState('busy');
    const done = () => setState('done');
    onRefresh().then(done, done);
  });
  return (
    <>
      <div
        ref={sign}
        className={styles.sign}
        aria-hidden="true"
        data-busy={state === 'busy' ? '' : undefined}
      >
        <span className={styles.icon}>
          <Icon name="refresh" />
        </span>
      </div>
      <VisuallyHidden>
        <output>{{ idle: '', busy: busyLabel, done: doneLabel }[state]}</output>
      </VisuallyHidden>
    </>
  );
}
