import { useCallback } from 'react';
import { useAttached } from './useAttached.ts';

type Listener = (isInView: boolean) => void;

/** Milliseconds in view before an element is reported, so that fast scrolling skips rows. */
const settleMs = 150;

const listeners = new WeakMap<Element, Listener>();
/**
 * Elements that entered the view but have not been reported, each with all elements that entered at
 * the same time.
 */
const arriving = new WeakMap<Element, readonly Element[]>();
let shared: IntersectionObserver | undefined;

/** One observer for all elements: a list may have hundreds. */
function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(report, { threshold: 0.01 });
  return shared;
}

/**
 * Reports elements that enter the view together in one task, so that React renders once for all of
 * them.
 */
function report(entries: readonly IntersectionObserverEntry[]): void {
  const arrived: Element[] = [];
  for (const { target, intersectionRatio } of entries) {
    // Clipped elements touch the view with a ratio of 0.
    if (intersectionRatio > 0) {
      arrived.push(target);
      arriving.set(target, arrived);
    } else {
      arriving.delete(target);
      listeners.get(target)?.(false);
    }
  }
  if (arrived.length > 0) setTimeout(() => reportArrived(arrived), settleMs);
}

function reportArrived(arrived: readonly Element[]): void {
  for (const element of arrived) {
    // Skips elements that have left or re-entered with another batch.
    if (arriving.get(element) !== arrived) continue;
    arriving.delete(element);
    listeners.get(element)?.(true);
  }
}

/** Calls `onChange` when an element enters or leaves the view. Returns the cleanup. */
function watchInView(element: Element, onChange: Listener): () => void {
  listeners.set(element, onChange);
  observer().observe(element);
  return () => {
    listeners.delete(element);
    arriving.delete(element);
    observer().unobserve(element);
  };
}

/** Ref that calls `onChange` when its element enters or leaves the view. `onChange` must be stable. */
export function useInViewRef(onChange: Listener | undefined) {
  // Memoized by hand, because React Compiler's code would be longer.
  'use no memo';
  const watch = useCallback(
    (element: Element) => (onChange === undefined ? undefined : watchInView(element, onChange)),
    [onChange],
  );
  return useAttached(watch);
}
