import { type PointerEvent, type RefObject, useRef } from 'react';

/** A pull longer than this closes, in CSS pixels. */
const closingDistance = 96;
/** So does a flick faster than this, in CSS pixels per millisecond, */
const closingSpeed = 0.5;
/** unless it is this short, which a finger that only taps may be. */
const tapDistance = 24;

/** Whether a pull of `distance` CSS pixels in `ms` milliseconds closes the sheet. */
export function closesAfter(distance: number, ms: number): boolean {
  const speed = distance / Math.max(1, ms);
  return distance > closingDistance || (distance > tapDistance && speed > closingSpeed);
}

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
      const { y, time } = start.current;
      start.current = null;
      if (closesAfter(event.clientY - y, event.timeStamp - time)) onClose();
      else settle('');
    },
    onPointerCancel() {
      start.current = null;
      settle('');
    },
  };
}
