import {
  Children,
  type ComponentPropsWithRef,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
} from 'react';
import { type RowPlace, useRowWindow } from '../../private/rowWindow/useRowWindow.tsx';
import * as styles from './List.css.ts';

interface WatchedList extends Pick<RowPlace, 'measure'> {
  /** Rows of the whole list. */
  readonly count: number;
}

/** Null where all rows of a list are in the page, and the browser counts them by itself. */
const WatchedListContext = createContext<WatchedList | null>(null);

/** The position of a row in its list, from 0. */
const IndexContext = createContext(0);

export interface ListProps {
  /** Names the list where no heading above it does. */
  label?: string;
  /** True while its rows are skeletons. */
  busy?: boolean;
  /** Told which rows are in view, first and last, counted from 0: what to read again of a list. */
  onRangeChange?: (first: number, last: number) => void;
  /** A `ListRow` or `ListRowSkeleton` each, with a key where they change. */
  children: ReactNode;
}

/** Rows with a hairline between them. Any number: from 50 on, only those near the view are in the page. */
export function List({ label, busy, onRangeChange, children }: ListProps) {
  // What is worth it is memoized by hand: compiled, it would be twice as long, on every screen.
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
      <IndexContext key={key} value={index}>
        {all[index]}
      </IndexContext>
    ),
  });
  const watched = useMemo(
    () => (isWatched ? { count, measure } : null),
    [isWatched, count, measure],
  );
  return (
    <ul
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets, Safari forgets that it is one
      role="list"
      className={styles.list({ watched: isWatched })}
      aria-label={label}
      aria-busy={busy}
    >
      <WatchedListContext value={watched}>{rows}</WatchedListContext>
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

/** The attributes of the item around a row. */
export function useItem(): ComponentPropsWithRef<'li'> & { 'data-index'?: number } {
  const list = use(WatchedListContext);
  if (list === null) return plainItem;
  const index = use(IndexContext);
  return {
    ...plainItem,
    ref: list.measure,
    'data-index': index,
    'aria-posinset': index + 1,
    'aria-setsize': list.count,
  };
}
