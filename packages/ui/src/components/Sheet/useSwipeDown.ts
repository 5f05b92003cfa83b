import { type PointerEvent, type RefObject, useRef } from 'react';

/** A pull this long closes, in CSS pixels. */
const closingDistance = 96;
/** So does a flick this fast, in CSS pixels per millisecond. */
const closingSpeed = 0.5;

interface Pull {
  y: number;
  time: number;
}

/**
 * Handlers for the part of a sheet that one pulls down. The sheet follows the finger through its own
 * style object; React is told once, when it closes.
 */
export function useSwipeDown(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<Pull | null>(null);

  function settle(transform: string) {
    panel.current?.style.setProperty('transform', transform);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onControl = event.target instanceof Element && event.target.closest('button, a');
      if (!event.isPrimary || event.button !== 0 || onControl) return;
      start.current = { y: event.clientY, time: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      settle(`translateY(${Math.max(0, event.clientY - start.current.y)}px)`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const distance = event.clientY - start.current.y;
      const speed = distance / Math.max(1, event.timeStamp - start.current.time);
      start.current = null;
      if (distance > closingDistance || (distance > 24 && speed > closingSpeed)) onClose();
      else settle('');
    },
    onPointerCancel() {
      start.current = null;
      settle('');
    },
  };
}
