import {
  Children,
  type ComponentPropsWithRef,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
} from 'react';
import { type RowPlace, useRowWindow } from '../../private/rowWindow/useRowWindow.tsx';
import * as styles from './List.css.ts';

interface WatchedList extends Pick<RowPlace, 'measure'> {
  /** Total number of rows. */
  readonly count: number;
}

/**
 * Null for a short list without `onRangeChange`: all of its rows are in the page, and the browser
 * counts them.
 */
const WatchedListContext = createContext<WatchedList | null>(null);

/** Index of a row, from 0. */
const IndexContext = createContext(0);

export interface ListProps {
  /** Accessible name of a list without a heading above. */
  label?: string;
  /** True while rows are skeletons. */
  busy?: boolean;
  /**
   * Called with the indexes (from 0) of the first and last row in or near the view, to refresh
   * them.
   */
  onRangeChange?: (first: number, last: number) => void;
  /** `ListRow`s or `ListRowSkeleton`s. Give them keys if rows come, go or move. */
  children: ReactNode;
}

/** Rows with hairlines. From 50 rows on, only those near the view are in the page. */
export function List({ label, busy, onRangeChange, children }: ListProps) {
  // Memoized by hand: React Compiler's code would be twice as long, and every screen loads this
  // code.
  'use no memo';
  const list = useRef<HTMLUListElement>(null);
  const all = useMemo(
    () => (areKeyed(children) ? children : Children.toArray(children)),
    [children],
  );
  const keyOf = useCallback((index: number) => keyOfRow(all[index], index), [all]);
  const count = all.length;
  const { rows, isWatched, measure } = useRowWindow({
    list,
    count,
    keyOf,
    onRangeChange,
    gap: 'li',
    renderRow: ({ key, index }) => (
      <IndexContext.Provider key={key} value={index}>
        {all[index]}
      </IndexContext.Provider>
    ),
  });
  const windowed = useMemo(
    () => (isWatched ? { count, measure } : null),
    [isWatched, count, measure],
  );
  return (
    <ul
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets, Safari drops the list role
      role="list"
      className={styles.list({ watched: isWatched })}
      aria-label={label}
      aria-busy={busy}
    >
      <WatchedListContext.Provider value={windowed}>{rows}</WatchedListContext.Provider>
    </ul>
  );
}

function areKeyed(children: ReactNode): children is ReactElement[] {
  return (
    Array.isArray(children) && children.every((row) => isValidElement(row) && row.key !== null)
  );
}

function keyOfRow(row: ReactNode, index: number): string {
  return isValidElement(row) && row.key !== null ? row.key : String(index);
}

const plainItem = { className: styles.item };

/** Attributes of a row's item. */
export function useItem(): ComponentPropsWithRef<'li'> & { 'data-index'?: number } {
  const list = useContext(WatchedListContext);
  const index = useContext(IndexContext);
  if (list === null) return plainItem;
  return {
    ...plainItem,
    ref: list.measure,
    'data-index': index,
    'aria-posinset': index + 1,
    'aria-setsize': list.count,
  };
}
