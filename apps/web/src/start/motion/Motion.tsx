import { useState, useEffect } from 'react';
import { Refresh, type RefreshProps } from './Refresh.tsx';
import { ScreenChange } from './ScreenChange.tsx';
import { usePreloadOnPress } from './usePreloadOnPress.ts';

/** What moves and what the finger does anywhere in the app: fetched once the first screen is there. */
export function Motion(labels: RefreshProps) {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  usePreloadOnPress();
  useLaterPops();
  return (
    <>
      {isStill ? null : <ScreenChange />}
      <Refresh {...labels} />
    </>
  );
}

/**
 * Passes each `popstate` of the browser on in a task of its own. Within the browser's event React renders
 * at once, and in one go, what a link's press renders bit by bit: first the screen that is left, with
 * every link on it, and then the one that comes.
 */
function useLaterPops(): void {
  useEffect(() => {
    const passOn = (event: PopStateEvent) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      setTimeout(() => dispatchEvent(new PopStateEvent('popstate', { state: event.state })));
    };
    addEventListener('popstate', passOn, { capture: true });
    return () => removeEventListener('popstate', passOn, { capture: true });
  }, []);
}
