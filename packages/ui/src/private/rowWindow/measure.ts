import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Calls back after an element was found to have another size, in the next frame: what is changed for
 * it would otherwise be a size that the browser cannot report any more in this one. Returns the stop.
 */
function onResize(element: Element, callback: () => void): () => void {
  let frame = 0;
  const size = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(callback);
  });
  size.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
  };
}

/** How far below the top of what scrolls a list begins, in CSS pixels; `box` is null for the page. */
export function useListTop(list: RefObject<HTMLElement | null>, box: HTMLElement | null): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => {
      const bounds = list.current?.getBoundingClientRect();
      if (bounds === undefined) return;
      const scrolled =
        box === null ? globalThis.scrollY : box.scrollTop - box.getBoundingClientRect().top;
      setTop(Math.round(bounds.top + scrolled));
    };
    look();
    return onResize(document.body, look);
  }, [list, box]);
  return top;
}

/**
 * How high those rows of a list are supposed to be that were not in the page yet, in CSS pixels: as high as
 * the lowest in the page, which has no heading above it. Undefined while there is none.
 */
export function rowHeight(list: HTMLElement | null): number | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? [])];
  return rows.length === 0 ? undefined : Math.min(...rows.map((row) => row.offsetHeight));
}

/**
 * Learns the height of rows again in another width, where lines break elsewhere, and with another
 * size of text.
 */
export function useRowHeight<Box extends Element | Window>(
  list: RefObject<HTMLElement | null>,
  height: RefObject<number>,
  virtualizer: Virtualizer<Box, HTMLElement>,
): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    let learntAt: number | null = null;
    return onResize(element, () => {
      const width = element.clientWidth;
      if (width === learntAt) return;
      learntAt = width;
      height.current = rowHeight(element) ?? height.current;
      virtualizer.measure();
      for (const shown of virtualizer.elementsCache.values()) virtualizer.measureElement(shown);
    });
  }, [list, height, virtualizer]);
}
