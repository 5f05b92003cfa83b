import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { canPullDown } from '../../private/canPullDown.ts';

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

/** Where a panel is while it is pulled; `null` lets it go back. It moves without React, which is told once, when it closes. */
function place(panel: HTMLElement | null, distance: number | null): void {
  if (distance === null) {
    panel?.style.removeProperty('transition');
    panel?.style.removeProperty('transform');
    return;
  }
  panel?.style.setProperty('transition', 'none');
  panel?.style.setProperty('transform', `translateY(${Math.max(0, distance)}px)`);
}

/** Handlers for the head of a sheet, by which a finger or a mouse pulls it down. */
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
 * Lets a finger pull the sheet down by its scrolling part too, where that and all that scrolls in it
 * are at their tops. A gesture that began as anything else (a scroll, a slider, a chart that is read)
 * stays what it is until the finger is lifted.
 */
export function usePulledBody(
  body: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const box = body.current;
    if (box === null) return undefined;
    let start: (Pull & { x: number }) | null = null;
    let isPulled = false;

    const down = ({ touches, target, timeStamp }: TouchEvent) => {
      const [touch] = touches;
      if (isPulled) letGo();
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
      else letGo();
      if (closes) close();
    };
    const letGo = () => {
      if (isPulled) place(panel.current, null);
      [start, isPulled] = [null, false];
    };

    box.addEventListener('touchstart', down, { passive: true });
    // Not passive: a pull is taken from the browser, which would scroll.
    box.addEventListener('touchmove', move, { passive: false });
    box.addEventListener('touchend', up);
    box.addEventListener('touchcancel', letGo);
    return () => {
      box.removeEventListener('touchstart', down);
      box.removeEventListener('touchmove', move);
      box.removeEventListener('touchend', up);
      box.removeEventListener('touchcancel', letGo);
    };
  }, [body, panel]);
}
