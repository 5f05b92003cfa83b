import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import { onResize } from './onResize.ts';

type Rows = Virtualizer<Window, HTMLElement>;

/**
 * Learns from the first rows how high those are that are still to come, and learns anew in another
 * width, where lines break elsewhere. Until then `height` is what it was given.
 */
export function useRowHeight(
  list: RefObject<HTMLElement | null>,
  height: RefObject<number>,
  virtualizer: Rows,
): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    let learntAt: number | null = null;
    return onResize(element, () => {
      const row = element.querySelector<HTMLElement>(':scope > li');
      const width = element.clientWidth;
      if (row === null || width === learntAt) return;
      learntAt = width;
      height.current = row.offsetHeight;
      virtualizer.measure();
      for (const shown of virtualizer.elementsCache.values()) virtualizer.measureElement(shown);
    });
  }, [list, height, virtualizer]);
}
