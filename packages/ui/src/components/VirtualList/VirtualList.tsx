import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { PlaceContext, type Place } from '../List/place.ts';
import { rowsInPage } from './range.ts';
import { useListTop } from './useListTop.ts';
import { useRowHeight } from './useRowHeight.ts';
import * as styles from './VirtualList.css.ts';

export interface VirtualListProps {
  /** Rows of the whole list. */
  count: number;
  /**
   * A `ListRow` or `ListRowSkeleton` for the row at an index, counted from 0. Hand on the same
   * function as long as the rows are the same: another one renders every row in the page.
   */
  renderRow: (index: number) => ReactNode;
  /** Names the list where no heading above it does. */
  label?: string;
  /** Told which rows are in the page, first and last: what to load of a list. */
  onRangeChange?: (first: number, last: number) => void;
}

/** A row of two lines with its hairline, until one has been measured. */
const usualHeight = 65;

/**
 * A list of any length that scrolls with the page, of which at most 60 rows are in it. Its rows are of
 * one height, whatever the size of the text makes that; names that break into more lines are borne.
 */
export function VirtualList({ count, renderRow, label, onRangeChange }: VirtualListProps) {
  // The virtualizer is one object that changes: what is read from it must be read each time.
  'use no memo';
  const list = useRef<HTMLUListElement | null>(null);
  const focused = useRef<number | null>(null);
  const rowHeight = useRef(usualHeight);
  // oxlint-disable-next-line react/incompatible-library -- it is not memoized here, and only its stable functions are handed on
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => rowHeight.current,
    scrollMargin: useListTop(list),
    rangeExtractor: (view) => rowsInPage(view, focused.current),
    directDomUpdates: true,
    useFlushSync: false,
    useAnimationFrameWithResizeObserver: true,
  });
  useRowHeight(list, rowHeight, virtualizer);
  const { containerRef, measureElement, range } = virtualizer;

  const inPage = range === null ? [] : rowsInPage({ ...range, count }, null);
  const first = inPage.at(0);
  const last = inPage.at(-1);
  useEffect(() => {
    if (first !== undefined && last !== undefined) onRangeChange?.(first, last);
  }, [first, last, onRangeChange]);

  const holdList = useCallback(
    (element: HTMLUListElement | null) => {
      list.current = element;
      containerRef(element);
    },
    [containerRef],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it learns which row has the focus, and reacts to nothing
    <ul
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets, Safari forgets that it is one
      role="list"
      ref={holdList}
      className={styles.list}
      aria-label={label}
      onFocus={({ target }) => {
        focused.current = indexOf(target);
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      {virtualizer.getVirtualItems().map(({ key, index }) => (
        <PlacedRow key={key} {...{ index, count, renderRow }} measure={measureElement} />
      ))}
    </ul>
  );
}

interface PlacedRowProps extends Place {
  renderRow: (index: number) => ReactNode;
}

const PlacedRow = memo(function PlacedRow({ index, count, measure, renderRow }: PlacedRowProps) {
  const place = useMemo(() => ({ index, count, measure }), [index, count, measure]);
  return <PlaceContext value={place}>{renderRow(index)}</PlaceContext>;
});

/** Which row something is in. */
function indexOf(target: Element): number | null {
  const index = target.closest('[data-index]')?.getAttribute('data-index') ?? null;
  return index === null ? null : Number(index);
}
