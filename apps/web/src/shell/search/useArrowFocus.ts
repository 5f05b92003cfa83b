import { useEffect } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys move the focus between the search field and the results, so that screen readers
 * announce each result and Enter follows it.
 */
export function useArrowFocus(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const dialog =
        event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      if (step === undefined || dialog === null || event.isComposing) return;
      const stops = [...dialog.querySelectorAll<HTMLElement>('input[type="search"], li > a')];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      const next = stops[at + step];
      if (at < 0 || next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
