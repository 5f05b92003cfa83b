import { useCallback } from 'react';

/** Told whether an element is in view. */
type Listener = (isInView: boolean) => void;

/** A row that is flown past is not in view: it has to stay so long, in milliseconds. */
const settleMs = 150;

const listeners = new WeakMap<Element, Listener>();
/** What came into view and has not been told yet, each by those that came with it. */
const arriving = new WeakMap<Element, readonly Element[]>();
let shared: IntersectionObserver | undefined;

/** One observer for all elements: a list may have hundreds of rows in the page. */
function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(tell, { threshold: 0.01 });
  return shared;
}

/** What comes into view together is announced in one task: React renders it once. */
function tell(entries: readonly IntersectionObserverEntry[]): void {
  const arrived: Element[] = [];
  for (const { target, intersectionRatio } of entries) {
    // What is cut away has a ratio of 0, though it touches the view.
    if (intersectionRatio > 0) {
      arrived.push(target);
      arriving.set(target, arrived);
    } else {
      arriving.delete(target);
      listeners.get(target)?.(false);
    }
  }
  if (arrived.length > 0) setTimeout(() => tellArrived(arrived), settleMs);
}

function tellArrived(arrived: readonly Element[]): void {
  for (const element of arrived) {
    // It has left since, and may have come again with others.
    if (arriving.get(element) !== arrived) continue;
    arriving.delete(element);
    listeners.get(element)?.(true);
  }
}

/** Tells `onChange` when an element has come into view, and when it has left it. Ends with the function returned. */
function watchInView(element: Element, onChange: Listener): () => void {
  listeners.set(element, onChange);
  observer().observe(element);
  return () => {
    listeners.delete(element);
    arriving.delete(element);
    observer().unobserve(element);
  };
}

/**
 * A ref for an element that tells `onChange` when it has come into view, and when it has left it.
 * `onChange` stays the same function from render to render.
 */
export function useInViewRef(onChange: Listener | undefined) {
  return useCallback(
    (element: Element | null) =>
      element === null || onChange === undefined ? undefined : watchInView(element, onChange),
    [onChange],
  );
}
