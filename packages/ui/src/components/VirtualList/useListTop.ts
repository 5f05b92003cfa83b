import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far below the top of the document a list begins, in CSS pixels, whatever comes above it. */
export function useListTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => {
      const box = list.current?.getBoundingClientRect();
      if (box !== undefined) setTop(Math.round(box.top + globalThis.scrollY));
    };
    look();
    const size = new ResizeObserver(look);
    size.observe(document.body);
    return () => size.disconnect();
  }, [list]);
  return top;
}
