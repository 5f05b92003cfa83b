import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Key that moves the focus between the stepper and the app's screen, as between the panes of a
 * window.
 */
export const paneKey = 'F6';

/**
 * Milliseconds in which a screen outside this page takes the focus because of a press in the stepper,
 * and not because somebody presses the screen.
 */
const pullTime = 1000;

/**
 * Keeps the focus on the pressed control of the stepper when a sheet opens on the app's screen and
 * would take the focus. `paneKey` moves the focus to the screen and back, even out of a sheet that
 * traps the focus.
 */
export function useOwnFocus(frame: RefObject<HTMLIFrameElement | null>) {
  const last = useRef<HTMLElement | null>(null);
  const pulledAt = useRef(-Infinity);
  const fallback = useRef<HTMLElement>(null);
  const focusOwn = useCallback(() => {
    const goal = last.current?.isConnected === true ? last.current : fallback.current;
    goal?.focus();
  }, []);
  useEffect(() => {
    const pressed = (event: KeyboardEvent | PointerEvent) => {
      pulledAt.current = -Infinity;
      if ('key' in event && event.key === paneKey) frame.current?.contentWindow?.focus();
    };
    const left = () => {
      // The timeout runs after the browser has moved the focus.
      setTimeout(() => {
        const passed = performance.now() - pulledAt.current;
        const isInFrame = passed < Infinity && document.activeElement === frame.current;
        const isOutside = passed < pullTime && !document.hasFocus();
        if (isInFrame || isOutside) focusOwn();
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
  }, [frame, focusOwn]);
  return {
    /** Ref of the element that takes the focus when the pressed control has disappeared. */
    fallback,
    /** Call when controls may have disappeared. */
    restore: useCallback(() => {
      const isLost = last.current?.isConnected === false;
      if (isLost && document.activeElement === document.body) focusOwn();
    }, [focusOwn]),
    /** Call before the stepper acts on the screen. */
    pulling: () => {
      pulledAt.current = performance.now();
    },
    listenOn: useCallback(
      (screen: Window) => {
        screen.addEventListener('keydown', ({ key }) => {
          if (key === paneKey) focusOwn();
        });
      },
      [focusOwn],
    ),
  };
}
