import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { type RefObject, useEffect } from 'react';
import { canPullDown } from '../../private/canPullDown.ts';
import { barAttribute, overlayAttribute } from '../../private/pageAttributes.ts';

/** Length of a pull that refreshes, and distance that the sign moves during it, in CSS pixels. */
const pullDistance = 112;
const signDistance = 56;
/** A shorter movement, in CSS pixels, has no direction yet. */
const moveTolerance = 8;

/**
 * Detects pulls at the top of the page. A pull takes no gesture from the browser: the page cannot
 * scroll further up, and the browser's own refresh is turned off here.
 */
export function usePull(
  sign: RefObject<HTMLElement | null>,
  isBusy: boolean,
  onRefresh: () => void,
): void {
  const refresh = useCallbackRef(onRefresh);

  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overscroll-behavior-y', 'contain');
    return () => void style.removeProperty('overscroll-behavior-y');
  }, []);

  useEffect(() => {
    const signElement = sign.current;
    if (isBusy) {
      draw(signElement, pullDistance, false);
      return () => draw(signElement, 0);
    }
    let start: { x: number; y: number } | null = null;
    let distance = 0;

    const down = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      release();
      if (touch !== undefined && touches.length === 1 && canPull(target)) {
        start = { x: touch.clientX, y: touch.clientY };
      }
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (start === null || touch === undefined) return;
      const across = Math.abs(touch.clientX - start.x);
      const pulled = touch.clientY - start.y;
      const hasDirection = Math.max(across, Math.abs(pulled)) > moveTolerance;
      if (distance === 0 && hasDirection && (pulled < across || event.defaultPrevented)) release();
      if (start === null || !hasDirection || globalThis.scrollY > 0) return;
      distance = Math.max(1, pulled);
      draw(signElement, distance);
    };
    const up = () => {
      const isFar = distance >= pullDistance;
      release();
      if (!isFar) return;
      draw(signElement, pullDistance, false);
      refresh();
    };
    const release = () => {
      if (distance > 0) draw(signElement, 0);
      [start, distance] = [null, 0];
    };

    const ending = new AbortController();
    const options = { passive: true, signal: ending.signal };
    addEventListener('touchstart', down, options);
    addEventListener('touchmove', move, options);
    addEventListener('touchend', up, options);
    addEventListener('touchcancel', release, options);
    return () => {
      release();
      ending.abort();
    };
  }, [sign, isBusy, refresh]);
}

/** True at the top of the page, without an overlay, and where `canPullDown` allows a pull. */
function canPull(target: EventTarget | null): boolean {
  const isBelow = document.documentElement.hasAttribute(overlayAttribute);
  return !isBelow && globalThis.scrollY <= 0 && canPullDown(target);
}

/**
 * Moves and turns the sign in proportion to the pulled distance, at most as far as at
 * `pullDistance`; without a transition while the finger is down (`isHeld`).
 */
function draw(sign: HTMLElement | null, distance: number, isHeld = distance > 0): void {
  if (sign === null) return;
  const share = Math.min(1, distance / pullDistance);
  const header = document.querySelector(`[${barAttribute}="top"]`)?.getBoundingClientRect();
  const rest = Math.max(0, header?.bottom ?? 0) - 40;
  sign.style.transform = `translateY(${rest + share * signDistance}px) rotate(${share * 270}deg)`;
  if (isHeld) sign.dataset.pull = share < 1 ? 'near' : 'far';
  else delete sign.dataset.pull;
}
