import type { RefCallback } from 'react';
import { useAttached } from './useAttached.ts';

/** Makes a box focusable while it overflows, for the arrow keys. Returns the cleanup. */
export function focusWhileScrollable(box: HTMLElement): () => void {
  const measure = () => {
    const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    if (scrolls) box.setAttribute('tabindex', '0');
    else box.removeAttribute('tabindex');
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
}

/** Ref that makes a box focusable while it overflows. */
export function useFocusIfScrollable(): RefCallback<HTMLElement> {
  return useAttached(focusWhileScrollable);
}
