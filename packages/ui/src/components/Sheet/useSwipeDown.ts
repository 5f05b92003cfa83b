import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { canPullDown } from '../../private/canPullDown.ts';

/** A longer pull closes the sheet. CSS pixels. */
const closingDistance = 96;
/** A shorter but faster pull closes the sheet, too. CSS pixels per millisecond. */
const closingSpeed = 0.5;
/** A shorter movement may be a tap. CSS pixels. */
const tapDistance = 24;

/** True if a pull closes the sheet. CSS pixels, milliseconds. */
export function closesAfter(distance: number, ms: number): boolean {
  const speed = distance / Math.max(1, ms);
  return distance > closingDistance || (distance > tapDistance && speed > closingSpeed);
}

interface Pull {
  y: number;
  time: number;
}

/** Moves the pulled panel without React; null lets it spring back. */
function place(panel: HTMLElement | null, distance: number | null): void {
  if (distance === null) {
    panel?.style.removeProperty('transition');
    panel?.style.removeProperty('transform');
    return;
  }
  panel?.style.setProperty('transition', 'none');
  panel?.style.setProperty('transform', `translateY(${Math.max(0, distance)}px)`);
}

/** Handlers for the sheet's header, by touch or mouse. */
export function useSwipeDown(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<Pull | null>(null);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onControl = event.target instanceof Element && event.target.closest('button, a');
      if (!event.isPrimary || event.button !== 0 || onControl) return;
      start.current = { y: event.clientY, time: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) place(panel.current, event.clientY - start.current.y);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const { y, time } = start.current;
      start.current = null;
      if (closesAfter(event.clientY - y, event.timeStamp - time)) onClose();
      else place(panel.current, null);
    },
    onPointerCancel() {
      start.current = null;
      place(panel.current, null);
    },
  };
}

/**
 * Lets a finger pull the sheet down by its scrolling part, if this part and everything that scrolls
 * in it is at the top. A finger that begins another gesture (a scroll, a slider, reading a chart)
 * cannot pull until the finger is lifted.
 */
export function usePulledBody(
  body: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useCallbackRef(onClose);

  useEffect(() => {
    const box = body.current;
    if (box === null) return undefined;
    let start: (Pull & { x: number }) | null = null;
    let isPulled = false;

    const down = ({ touches, target, timeStamp }: TouchEvent) => {
      const [touch] = touches;
      if (isPulled) release();
      const isFree =
        touch !== undefined && touches.length === 1 && canPullDown(target, panel.current);
      start = isFree ? { x: touch.clientX, y: touch.clientY, time: timeStamp } : null;
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (start === null || touch === undefined) return;
      const distance = touch.clientY - start.y;
      if (!isPulled) {
        const isDown = distance > Math.abs(touch.clientX - start.x);
        if (event.defaultPrevented || !event.cancelable || !isDown) {
          start = null;
          return;
        }
        isPulled = true;
      }
      event.preventDefault();
      place(panel.current, distance);
    };
    const up = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      if (start === null || !isPulled || touch === undefined) return;
      const closes = closesAfter(touch.clientY - start.y, event.timeStamp - start.time);
      if (closes) [start, isPulled] = [null, false];
      else release();
      if (closes) close();
    };
    const release = () => {
      if (isPulled) place(panel.current, null);
      [start, isPulled] = [null, false];
    };

    const ending = new AbortController();
    const { signal } = ending;
    box.addEventListener('touchstart', down, { passive: true, signal });
    // Not passive: a pull must stop the browser from scrolling.
    box.addEventListener('touchmove', move, { passive: false, signal });
    box.addEventListener('touchend', up, { signal });
    box.addEventListener('touchcancel', release, { signal });
    return () => ending.abort();
  }, [body, panel, close]);
}
