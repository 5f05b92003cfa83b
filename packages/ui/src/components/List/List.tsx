import {
  Children,
  createContext,
  isValidElement,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
} from 'react';
import { type RowPlace, useRowWindow } from '../../private/rowWindow/useRowWindow.tsx';
import * as styles from './List.css.ts';

/** The position of a row in a list that is only partly in the page. */
interface Place extends Omit<RowPlace, 'isWatched'> {
  /** Rows of the whole list. */
  readonly count: number;
}

/** Null where all rows of a list are in the page, and the browser counts them by itself. */
const PlaceContext = createContext<Place | null>(null);

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

/**
 * Rows with a hairline between them. Any number: from 100 on it has only those in the page that are
 * near the view.
 */
export function List({ label, busy, onRangeChange, children }: ListProps) {
  // What is worth it is memoized by hand: compiled, it would be twice as long, on every screen.
  'use no memo';
  const list = useRef<HTMLUListElement>(null);
  const all = useMemo(() => Children.toArray(children), [children]);
  const keyOf = useCallback((index: number) => keyOfRow(all[index], index), [all]);
  const { rows, isWatched } = useRowWindow({
    list,
    count: all.length,
    keyOf,
    onRangeChange,
    gap: 'li',
    renderRow: (place) => <Row {...place} row={all[place.index]} count={all.length} />,
  });
  return (
    <ul
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets, Safari forgets that it is one
      role="list"
      className={styles.list({ watched: isWatched })}
      aria-label={label}
      aria-busy={busy}
    >
      {rows}
    </ul>
  );
}

function keyOfRow(row: ReactNode, index: number): string {
  return isValidElement(row) && row.key !== null ? row.key : String(index);
}

interface RowProps extends RowPlace, Place {
  readonly row: ReactNode;
}

function Row({ row, index, count, isWatched, measure }: RowProps) {
  'use no memo';
  const place = useMemo(
    () => (isWatched ? { index, count, measure } : null),
    [index, count, isWatched, measure],
  );
  return <PlaceContext value={place}>{row}</PlaceContext>;
}

interface ListItemProps {
  /** A skeleton says nothing. */
  hidden?: boolean;
  children: ReactNode;
}

/** The item around a row. */
export function ListItem({ hidden, children }: ListItemProps) {
  const place = use(PlaceContext);
  return (
    <li
      ref={place?.measure}
      className={styles.item}
      aria-hidden={hidden}
      {...(place === null
        ? {}
        : {
            'data-index': place.index,
            'aria-posinset': place.index + 1,
            'aria-setsize': place.count,
          })}
    >
      {children}
    </li>
  );
}
