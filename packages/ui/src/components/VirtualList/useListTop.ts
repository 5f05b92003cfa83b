import { useLayoutEffect, useState, type RefObject } from 'react';
import { onResize } from './onResize.ts';

/** How far below the top of the document a list begins, in CSS pixels, whatever comes above it. */
export function useListTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => {
      const box = list.current?.getBoundingClientRect();
      if (box !== undefined) setTop(Math.round(box.top + globalThis.scrollY));
    };
    look();
    return onResize(document.body, look);
  }, [list]);
  return top;
}
