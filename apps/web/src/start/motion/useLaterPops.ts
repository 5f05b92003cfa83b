import { useEffect } from 'react';

/**
 * Passes each `popstate` of the browser on in a task of its own. Within the browser's event React renders
 * at once, and in one go, what a link's press renders bit by bit: first the screen that is left, with
 * every link on it, and then the one that comes.
 */
export function useLaterPops(): void {
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
