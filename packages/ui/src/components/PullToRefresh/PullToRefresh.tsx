import { useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PullToRefresh.css.ts';
import { usePull } from './usePull.ts';

export interface PullToRefreshProps {
  /** Refreshes the page; the sign turns until the promise settles. */
  onRefresh: () => Promise<unknown>;
  /** Screen-reader text while refreshing. */
  busyLabel: string;
  /** Screen-reader text after refreshing. */
  doneLabel: string;
}

/**
 * Refreshes when a finger pulls down at the top of the page. Use it only for content that also
 * refreshes itself: mouse and keyboard cannot pull.
 */
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
