import { useCallback } from 'react';

/** Told whether an element is in view. */
type Listener = (isInView: boolean) => void;

/** A row that is flown past is not in view: it has to stay so long, in milliseconds. */
const settleMs = 150;

const listeners = new WeakMap<Element, Listener>();
let shared: IntersectionObserver | undefined;

/** One observer for all elements: a list may have hundreds of rows in the page. */
function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      // What is cut away has a ratio of 0, though it touches the view.
      for (const { target, intersectionRatio } of entries) {
        listeners.get(target)?.(intersectionRatio > 0);
      }
    },
    { threshold: 0.01 },
  );
  return shared;
}

/**
 * A ref for an element that tells `onChange` when it has come into view, and when it has left it.
 * `onChange` stays the same function from render to render.
 */
export function useInViewRef(onChange: Listener | undefined) {
  return useCallback(
    (element: Element | null) => {
      if (element === null || onChange === undefined) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      listeners.set(element, (isInView) => {
        clearTimeout(timer);
        if (isInView) timer = setTimeout(() => onChange(true), settleMs);
        else onChange(false);
      });
      observer().observe(element);
      return () => {
        clearTimeout(timer);
        listeners.delete(element);
        observer().unobserve(element);
      };
    },
    [onChange],
  );
}
