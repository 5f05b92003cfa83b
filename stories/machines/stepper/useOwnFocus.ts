import { type RefObject, useEffect, useRef } from 'react';

/** The key that leads to the screen and back, as between the panes of a window. */
export const paneKey = 'F6';

/**
 * Keeps the focus on the pressed control of the stepper: a sheet that opens on the screen would take it.
 * The pane key leads to the screen and back, out of a sheet that keeps the focus too.
 */
export function useOwnFocus(frame: RefObject<HTMLIFrameElement | null>) {
  const last = useRef<HTMLElement | null>(null);
  const isPulling = useRef(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent | PointerEvent) => {
      isPulling.current = false;
      if ('key' in event && event.key === paneKey) frame.current?.contentWindow?.focus();
    };
    const left = () => {
      // Once the focus has arrived where it went.
      setTimeout(() => {
        if (isPulling.current && document.activeElement === frame.current) last.current?.focus();
      });
    };
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== frame.current) last.current = target;
    };
    addEventListener('keydown', pressed, { capture: true });
    addEventListener('pointerdown', pressed, { capture: true });
    addEventListener('focusin', focused);
    addEventListener('blur', left);
    return () => {
      removeEventListener('keydown', pressed, { capture: true });
      removeEventListener('pointerdown', pressed, { capture: true });
      removeEventListener('focusin', focused);
      removeEventListener('blur', left);
    };
  }, [frame]);
  return {
    /** Call before the stepper acts on the screen. */
    pulling: () => {
      isPulling.current = true;
    },
    listenOn: (screen: Window) => {
      screen.addEventListener('keydown', ({ key }) => {
        if (key === paneKey) last.current?.focus();
      });
    },
  };
}
