import { Fragment, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AppHarness } from '../../harness/AppHarness.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { Live } from './Live.ts';

export interface LiveScreenProps {
  readonly scenario: MachineScenario;
  /** Globals of the Storybook toolbar. */
  readonly locale: unknown;
  readonly network: unknown;
}

/** The real screen of a scenario, in the page that the stepper frames and controls. */
export function LiveScreen({ scenario, locale, network }: LiveScreenProps) {
  const [harness, setHarness] = useState<AppHarness | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const live = new Live({
      scenario,
      globals: { locale, network },
      // Synchronously: the next step must not act on the previous app.
      show: (next) => flushSync(() => setHarness(next)),
      canvasElement: () => place.current ?? document.body,
    });
    window.live = live;
    const broken = ({ error }: ErrorEvent) => {
      // A browser's own warning, such as a ResizeObserver loop, has no error object.
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
  }, [scenario, locale, network]);
  return (
    <div ref={place}>
      {harness === null ? null : <Fragment key={harness.key}>{harness.shown.element}</Fragment>}
    </div>
  );
}
