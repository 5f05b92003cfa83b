import {
  defaultRangeExtractor,
  type Range,
  type ReactVirtualizer,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLayoutEffect } from '../useLayoutEffect.ts';

/** Rows in the page beyond each edge of the view. */
const overscan = 4;

/** The mounted rows. Positions are CSS pixels from the top of the scrolled content. */
export interface RowsInView {
  readonly items: readonly VirtualItem[];
  /** Top of the list. */
  readonly top: number;
  /** Bottom of the list. */
  readonly bottom: number;
  /** Ref of a row with its `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
}

export interface RowWindowProps {
  /** The element around the rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** Number of rows of the whole list. */
  readonly count: number;
  /** Estimated height of a row in CSS pixels, used while no row is in the page. */
  readonly usualHeight: number;
  /**
   * Unique key of a row. Changes only when the rows change: each new function rebuilds all
   * positions.
   */
  readonly keyOf: (index: number) => string;
  readonly onChange: (shown: RowsInView) => void;
  /**
   * Called with the indexes (from 0) of the first and last row that are in view or at most four
   * rows beyond its edges.
   */
  readonly onRangeChange?: ((first: number, last: number) => void) | undefined;
}

/**
 * Decides which rows of a long list are in the page; renders nothing. A lazy chunk, because few
 * lists are long.
 */
export function RowWindow(props: RowWindowProps) {
  const { list } = props;
  const [box] = useState(() => scrollingBox(list.current));
  return box === null ? <PageRowWindow {...props} /> : <BoxRowWindow {...props} box={box} />;
}

/** The box that scrolls an element, such as the body of a sheet; null for the page. */
function scrollingBox(element: HTMLElement | null): HTMLElement | null {
  for (let box = element?.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 1) return box;
  }
  return null;
}

function PageRowWindow(props: RowWindowProps) {
  // The virtualizer is a mutable object: memoized reads of it would be stale.
  'use no memo';
  const options = useOptions(props, null);
  // oxlint-disable-next-line react/incompatible-library -- not memoized here; only its stable functions are passed on
  useReport(useWindowVirtualizer<HTMLElement>(options), props);
  return null;
}

function BoxRowWindow({ box, ...props }: RowWindowProps & { box: HTMLElement }) {
  'use no memo';
  const options = useOptions(props, box);
  // oxlint-disable-next-line react/incompatible-library -- not memoized here, as in `PageRowWindow`
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => box,
    // The library scrolls the box to its top otherwise.
    initialOffset: () => box.scrollTop,
  });
  useReport(virtualizer, props);
  return null;
}

function useOptions({ list, count, keyOf, usualHeight }: RowWindowProps, box: HTMLElement | null) {
  const [height] = useState(() => lowestRow(list.current) ?? usualHeight);
  // A new function would make the library create new items for the same rows.
  const rangeExtractor = useCallback(
    (range: Range) => withFocusedRow(defaultRangeExtractor(range), list),
    [list],
  );
  return {
    count,
    overscan,
    getItemKey: keyOf,
    estimateSize: () => height,
    scrollMargin: useListTop(list, box),
    rangeExtractor,
    // The library rounds heights; rows in the flow of the page would then jump by half a pixel.
    measureElement: (row: HTMLElement) => row.getBoundingClientRect().height,
    useFlushSync: false,
    // Avoids «ResizeObserver loop completed with undelivered notifications».
    useAnimationFrameWithResizeObserver: true,
  };
}

/** Least height of the rows in the page, in CSS pixels: that of a row without a heading. */
function lowestRow(list: HTMLElement | null): number | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? [])];
  return rows.length === 0 ? undefined : Math.min(...rows.map((row) => row.offsetHeight));
}

/** Keeps the row with the focus in the page, because removing its element would lose the focus. */
function withFocusedRow(rows: number[], list: RefObject<HTMLElement | null>): number[] {
  const { activeElement } = document;
  const row = list.current?.contains(activeElement) ? activeElement?.closest('[data-index]') : null;
  const index = Number(row?.getAttribute('data-index') ?? Number.NaN);
  if (Number.isNaN(index) || rows.includes(index)) return rows;
  return [...rows, index].sort((a, b) => a - b);
}

/** Distance of a list from the top of the scrolled content, in CSS pixels. */
function useListTop(list: RefObject<HTMLElement | null>, box: HTMLElement | null): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const bounds = list.current?.getBoundingClientRect();
      if (bounds === undefined) return;
      const scrolled =
        box === null ? globalThis.scrollY : box.scrollTop - box.getBoundingClientRect().top;
      setTop(Math.round(bounds.top + scrolled));
    };
    measure();
    let frame = 0;
    const size = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    size.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
    };
  }, [list, box]);
  return top;
}

function useReport<Box extends Element | Window>(
  virtualizer: ReactVirtualizer<Box, HTMLElement>,
  { count, onChange, onRangeChange }: RowWindowProps,
): void {
  'use no memo';
  const items = virtualizer.getVirtualItems();
  const top = virtualizer.options.scrollMargin;
  const bottom = top + virtualizer.getTotalSize();
  const { measureElement: measure, range } = virtualizer;
  useLayoutEffect(() => {
    if (items.length > 0) onChange({ items, top, bottom, measure });
  }, [items, top, bottom, measure, onChange]);
  const near = range === null ? [] : defaultRangeExtractor({ ...range, overscan, count });
  const first = near.at(0);
  const last = near.at(-1);
  useEffect(() => {
    if (first !== undefined && last !== undefined) onRangeChange?.(first, last);
  }, [first, last, onRangeChange]);
}
