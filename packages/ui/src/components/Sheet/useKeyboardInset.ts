import { type RefObject, useEffect } from 'react';

/**
 * Tells the panel by `--corro-keyboard` how much of the page the keyboard covers, where the browser
 * lays it over the page (iOS) instead of making the page shorter: field and footer stay in view.
 */
export function useKeyboardInset(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!open || !view) return undefined;
    const measure = () => {
      // A pinched page is smaller too, and has no keyboard.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      panel.current?.style.setProperty('--corro-keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [panel, open]);
}
