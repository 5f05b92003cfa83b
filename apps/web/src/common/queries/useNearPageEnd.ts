import { useEffect, useRef } from 'react';

/** How far ahead of the end of the page the next rows are asked for, in CSS pixels. */
const aheadPx = 600;

/** Calls back while the end of the page is near: after scrolling, and when the page grows or shrinks. */
export function useNearPageEnd(isWanted: boolean, onNear: () => void): void {
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = () => {
      const { scrollHeight } = document.documentElement;
      if (scrollHeight - globalThis.innerHeight - globalThis.scrollY < aheadPx) near.current();
    };
    const size = new ResizeObserver(look);
    size.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      removeEventListener('scroll', look);
    };
  }, [isWanted]);
}
