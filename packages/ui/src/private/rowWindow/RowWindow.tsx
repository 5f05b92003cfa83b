import {
  type ReactVirtualizer,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowHeight, useListTop, useRowHeight } from './measure.ts';
import { rowsInPage } from './range.ts';

/** A row in the page. */
export interface WindowedRow {
  /** From 0. */
  readonly index: number;
  /** Height of the rows between it and the one before it in the page, in CSS pixels. */
  readonly gap: number;
}

/** Which rows are in the page. */
export interface Shown {
  readonly rows: readonly WindowedRow[];
  /** Height of the rows after the last one, in CSS pixels. */
  readonly rest: number;
  /** Takes a row's element, which has its index as `data-index`, to know how high it is. */
  readonly measure: (row: HTMLElement | null) => void;
}

export interface RowWindowProps {
  /** The element around the rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** Rows of the whole list. */
  readonly count: number;
  /** False: all rows are in the page, and only `onRangeChange` is of use. */
  readonly isLong: boolean;
  /** Of a row, until one has been measured, in CSS pixels. */
  readonly usualHeight: number;
  /** A key unlike that of every other row; the same function while the rows are the same. */
  readonly keyOf: (index: number) => string;
  readonly onChange: (shown: Shown) => void;
  /** Told which rows are in view or near it, first and last. */
  readonly onRangeChange?: ((first: number, last: number) => void) | undefined;
}

/**
 * Finds which rows of a long list are to be in the page, and renders nothing. In a chunk of its own:
 * few lists are long.
 */
export function RowWindow(props: RowWindowProps) {
  const { list } = props;
  const [box, setBox] = useState<HTMLElement | null>();
  useEffect(() => {
    // The next frame works the styles out anyway: asked for here, the browser would do so once more.
    const frame = requestAnimationFrame(() => setBox(scrollingBox(list.current)));
    return () => cancelAnimationFrame(frame);
  }, [list]);
  if (box === undefined) return null;
  return box === null ? <WindowOfPage {...props} /> : <WindowOfBox {...props} box={box} />;
}

/** The box in which an element scrolls; null where that is the page. */
function scrollingBox(element: HTMLElement | null): HTMLElement | null {
  for (let box = element?.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 1) return box;
  }
  return null;
}

function useOptions({ list, count, keyOf, usualHeight }: RowWindowProps, box: HTMLElement | null) {
  const [known] = useState(() => rowHeight(list.current) ?? usualHeight);
  const height = useRef(known);
  const focused = useFocusedRow(list);
  const options = {
    count,
    getItemKey: keyOf,
    estimateSize: () => height.current,
    scrollMargin: useListTop(list, box),
    rangeExtractor: (view: { startIndex: number; endIndex: number; count: number }) =>
      rowsInPage(view, focused.current),
    // With its fraction: the rows lie one below the other as the browser puts them.
    measureElement: (row: HTMLElement) => row.getBoundingClientRect().height,
    useFlushSync: false,
    useAnimationFrameWithResizeObserver: true,
  };
  return { height, options };
}

function WindowOfPage(props: RowWindowProps) {
  // The virtualizer is one object that changes: what is read from it must be read each time.
  'use no memo';
  const { height, options } = useOptions(props, null);
  // oxlint-disable-next-line react/incompatible-library -- it is not memoized here, and only its stable functions are passed on
  const virtualizer = useWindowVirtualizer<HTMLElement>(options);
  useRowHeight(props.list, height, virtualizer);
  useReport(virtualizer, props);
  return null;
}

function WindowOfBox({ box, ...props }: RowWindowProps & { box: HTMLElement }) {
  'use no memo';
  const { height, options } = useOptions(props, box);
  // oxlint-disable-next-line react/incompatible-library -- as above
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => box,
    // Else it would be scrolled back to its top.
    initialOffset: () => box.scrollTop,
  });
  useRowHeight(props.list, height, virtualizer);
  useReport(virtualizer, props);
  return null;
}

function useReport<Box extends Element | Window>(
  virtualizer: ReactVirtualizer<Box, HTMLElement>,
  { count, isLong, onChange, onRangeChange }: RowWindowProps,
): void {
  'use no memo';
  const shown = shownBy(virtualizer);
  const told = useRef<Shown>(null);
  useLayoutEffect(() => {
    // Where all rows are in the page, one that was measured has not moved the others.
    // oxlint-disable-next-line react/immutability -- the library has no option for it
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isLong ? undefined : () => false;
    if (shown.rows.length === 0 || isSame(told.current, shown)) return;
    told.current = shown;
    onChange(shown);
  });
  // With those on both sides of the view: what is read again is there before it comes into view.
  const near = virtualizer.range === null ? [] : rowsInPage({ ...virtualizer.range, count }, null);
  const first = near.at(0);
  const last = near.at(-1);
  useEffect(() => {
    if (first !== undefined && last !== undefined) onRangeChange?.(first, last);
  }, [first, last, onRangeChange]);
}

function shownBy<Box extends Element | Window>(
  virtualizer: ReactVirtualizer<Box, HTMLElement>,
): Shown {
  const { scrollMargin } = virtualizer.options;
  let end = scrollMargin;
  const rows: WindowedRow[] = [];
  for (const item of virtualizer.getVirtualItems()) {
    rows.push({ index: item.index, gap: Math.max(0, item.start - end) });
    end = item.end;
  }
  const rest = Math.max(0, scrollMargin + virtualizer.getTotalSize() - end);
  return { rows, rest, measure: virtualizer.measureElement };
}

function isSame(before: Shown | null, next: Shown): boolean {
  return (
    before !== null &&
    before.rest === next.rest &&
    before.rows.length === next.rows.length &&
    before.rows.every(({ index, gap }, at) => {
      const other = next.rows[at];
      return other?.index === index && other.gap === gap;
    })
  );
}

/** The index of the row that has the focus; null while none has it. */
function useFocusedRow(list: RefObject<HTMLElement | null>): RefObject<number | null> {
  const focused = useRef<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = () => {
      const row = document.activeElement?.closest('[data-index]') ?? null;
      const index = element.contains(row) ? row?.getAttribute('data-index') : null;
      focused.current = typeof index === 'string' ? Number(index) : null;
    };
    const leave = () => {
      focused.current = null;
    };
    look();
    element.addEventListener('focusin', look);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', look);
      element.removeEventListener('focusout', leave);
    };
  }, [list]);
  return focused;
}
