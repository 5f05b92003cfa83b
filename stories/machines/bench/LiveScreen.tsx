import { Fragment, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Stage } from '../../screens/Stage.ts';
import type { Exhibit } from '../walk/Exhibit.ts';
import { Live } from './Live.ts';

export interface LiveScreenProps {
  readonly exhibit: Exhibit;
  /** As the toolbar says them. */
  readonly locale: unknown;
  readonly network: unknown;
}

/** The real screen of an exhibit in a page of its own, on which the bench around it pulls. */
export function LiveScreen({ exhibit, locale, network }: LiveScreenProps) {
  const [stage, setStage] = useState<Stage | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const live = new Live({
      exhibit,
      globals: { locale, network },
      // At once: what is done next must not be done to the app before.
      show: (next) => flushSync(() => setStage(next)),
      canvasElement: () => place.current ?? document.body,
    });
    window.live = live;
    const broken = ({ error }: ErrorEvent) => {
      // A browser's own complaint, such as of a loop of resizing, brings none along.
      if (error !== null && error !== undefined) live.hear(error);
    };
    const rejected = ({ reason }: PromiseRejectionEvent) => live.hear(reason);
    addEventListener('error', broken);
    addEventListener('unhandledrejection', rejected);
    return () => {
      removeEventListener('error', broken);
      removeEventListener('unhandledrejection', rejected);
      live.close();
      delete window.live;
    };
  }, [exhibit, locale, network]);
  return (
    <div ref={place}>
      {stage === null ? null : <Fragment key={stage.key}>{stage.shown.element}</Fragment>}
    </div>
  );
}
