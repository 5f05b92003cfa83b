import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import type { RowWindowProps, Shown, WindowedRow } from './RowWindow.tsx';

/** From this many rows on, only those near the view are in the page. */
const longFrom = 100;

/** Rows of a long list until it is known which are in view: enough for a screen. */
const firstRows = 40;

/** A row of two lines with its hairline, in CSS pixels. */
const usualHeight = 65;

/** What a row needs to know of its list. */
export interface RowPlace {
  /** Of the row's element among the others. */
  readonly key: string;
  /** From 0. */
  readonly index: number;
  /**
   * The list is long, or the screen asks which rows are in view: the row has its index as `data-index`, and says
   * which of how many it is.
   */
  readonly isWatched: boolean;
  /** Takes the row's element, to know how high it is. */
  readonly measure: Shown['measure'] | undefined;
}

export interface RowWindowOptions extends Omit<
  RowWindowProps,
  'isLong' | 'usualHeight' | 'onChange'
> {
  /** The element that fills the space of the rows that are not in the page. */
  readonly gap: 'li' | 'tr' | 'div';
  readonly renderRow: (place: RowPlace) => ReactNode;
}

export interface RowsInPage extends Pick<RowPlace, 'isWatched' | 'measure'> {
  /** The rows that are in the page, with the space of the others. */
  readonly rows: ReactNode;
}

/**
 * Renders the rows of a list that are to be in the page: all, or from 100 on those near the view. All
 * of them as well if the code that finds those near the view cannot be loaded.
 */
export function useRowWindow({ gap, renderRow, ...of }: RowWindowOptions): RowsInPage {
  // Every screen with a list has this in its code: compiled, it would be twice as long and save nothing.
  'use no memo';
  const { count, keyOf, onRangeChange } = of;
  const isLong = count >= longFrom;
  const isWatched = isLong || onRangeChange !== undefined;
  const [Watcher, setWatcher] = useState<ComponentType<RowWindowProps> | 'failed'>();
  const [shown, setShown] = useState<Shown | null>(null);
  const [first, setFirst] = useState(firstRows);
  // A list that becomes long loses no row that is in view.
  if (!isLong && count > first) setFirst(count);
  useLayoutEffect(() => {
    if (!isWatched) return;
    // The rows are there now, and what they scroll in can be found.
    import('./RowWindow.tsx').then(
      ({ RowWindow }) => setWatcher(() => RowWindow),
      () => setWatcher('failed'),
    );
  }, [isWatched]);
  const measure = shown?.measure;
  const isPart = isLong && Watcher !== 'failed';
  const inPage = isPart
    ? (shown?.rows.filter(({ index }) => index < count) ?? firstOf(first))
    : firstOf(count);
  // Until it is known, about as high as it is going to be: for a place that is scrolled to at once.
  const rest = isPart ? (shown?.rest ?? (count - first) * usualHeight) : 0;
  const placed: ReactNode[] = [];
  for (const { index, gap: height } of inPage) {
    const key = keyOf(index);
    // A null where there is no space would have React look for each row by its key.
    if (height > 0) placed.push(spaceOf(height, gap, `${key} space`));
    placed.push(renderRow({ key, index, isWatched, measure }));
  }
  return {
    isWatched,
    measure,
    rows: (
      <>
        {placed}
        {spaceOf(rest, gap)}
        {isWatched && Watcher && Watcher !== 'failed' ? (
          <Watcher {...of} isLong={isLong} usualHeight={usualHeight} onChange={setShown} />
        ) : null}
      </>
    ),
  };
}

function firstOf(many: number): WindowedRow[] {
  return Array.from({ length: many }, (_, index) => ({ index, gap: 0 }));
}

/** The space of rows that are not in the page. */
function spaceOf(height: number, Element: RowWindowOptions['gap'], key?: string): ReactNode {
  return height === 0 ? null : <Element key={key} aria-hidden style={{ height }} />;
}
