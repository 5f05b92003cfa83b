import { type RefObject, useEffect, useEffectEvent } from 'react';
import { canPullDown } from '../../private/canPullDown.ts';
import { barAttribute, overlayAttribute } from '../../private/pageAttributes.ts';

/** How far a finger pulls until the page is refreshed, and how far the sign follows it, in CSS pixels. */
const pullDistance = 112;
const signDistance = 56;
/** A finger that trembles has no direction yet. */
const trembling = 8;

/**
 * Listens for a finger that pulls the page down at its very top. Nothing is taken from the browser: the
 * page cannot scroll further up, and its own refresh is off meanwhile.
 */
export function usePull(
  sign: RefObject<HTMLElement | null>,
  isBusy: boolean,
  onRefresh: () => void,
): void {
  const refresh = useEffectEvent(onRefresh);

  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overscroll-behavior-y', 'contain');
    return () => void style.removeProperty('overscroll-behavior-y');
  }, []);

  useEffect(() => {
    const drawn = sign.current;
    if (isBusy) {
      draw(drawn, pullDistance, false);
      return () => draw(drawn, 0);
    }
    let start: { x: number; y: number } | null = null;
    let distance = 0;

    const down = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      letGo();
      if (touch !== undefined && touches.length === 1 && canPull(target)) {
        start = { x: touch.clientX, y: touch.clientY };
      }
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (start === null || touch === undefined) return;
      const across = Math.abs(touch.clientX - start.x);
      const pulled = touch.clientY - start.y;
      const hasDirection = Math.max(across, Math.abs(pulled)) > trembling;
      if (distance === 0 && hasDirection && (pulled < across || event.defaultPrevented)) letGo();
      if (start === null || !hasDirection || globalThis.scrollY > 0) return;
      distance = Math.max(1, pulled);
      draw(drawn, distance);
    };
    const up = () => {
      const isFar = distance >= pullDistance;
      letGo();
      if (!isFar) return;
      draw(drawn, pullDistance, false);
      refresh();
    };
    const letGo = () => {
      if (distance > 0) draw(drawn, 0);
      [start, distance] = [null, 0];
    };

    const passive = { passive: true };
    addEventListener('touchstart', down, passive);
    addEventListener('touchmove', move, passive);
    addEventListener('touchend', up, passive);
    addEventListener('touchcancel', letGo, passive);
    return () => {
      letGo();
      removeEventListener('touchstart', down);
      removeEventListener('touchmove', move);
      removeEventListener('touchend', up);
      removeEventListener('touchcancel', letGo);
    };
  }, [sign, isBusy]);
}

/** Whether a finger on this may pull the page: nothing lies over it, and it is at its top. */
function canPull(target: EventTarget | null): boolean {
  const isBelow = document.documentElement.hasAttribute(overlayAttribute);
  return !isBelow && globalThis.scrollY <= 0 && canPullDown(target);
}

/** Draws the sign down from below the header, and turns it as far as the finger has come; a held one follows at once. */
function draw(sign: HTMLElement | null, distance: number, isHeld = distance > 0): void {
  if (sign === null) return;
  const share = Math.min(1, distance / pullDistance);
  const header = document.querySelector(`[${barAttribute}="top"]`)?.getBoundingClientRect();
  const rest = Math.max(0, header?.bottom ?? 0) - 40;
  sign.style.transform = `translateY(${rest + share * signDistance}px) rotate(${share * 270}deg)`;
  if (isHeld) sign.dataset.pull = share < 1 ? 'near' : 'far';
  else delete sign.dataset.pull;
}
