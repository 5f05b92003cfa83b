import { type ComponentType, type ReactNode, useState } from 'react';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import type { RowsInView, RowWindowProps } from './RowWindow.tsx';

/** Lists with at least this many rows are long: only the rows near the view are in the page. */
const longFrom = 50;

/** Height of a row of two lines with its hairline, in CSS pixels. */
const usualHeight = 65;

/** Place of a row in its list. */
export interface RowPlace {
  readonly key: string;
  /** Counted from 0. */
  readonly index: number;
  /**
   * True for a long list, and for any list with `onRangeChange`. The row then has `data-index`,
   * position and count.
   */
  readonly isWatched: boolean;
  /** Ref of the row's element; undefined for a short list, and until `RowWindow` has reported. */
  readonly measure: RowsInView['measure'] | undefined;
}

export interface RowWindowOptions extends Omit<RowWindowProps, 'usualHeight' | 'onChange'> {
  /** The element that fills the space of the rows that are not in the page. */
  readonly gap: 'li' | 'tr';
  readonly renderRow: (place: RowPlace) => ReactNode;
}

export interface RowsInPage extends Pick<RowPlace, 'isWatched' | 'measure'> {
  /** The rows that are in the page, and elements that fill the space of the other rows. */
  readonly rows: ReactNode;
}

/**
 * Renders all rows of a short list, but only the rows near the view of a long list. If the code for
 * long lists fails to load, all rows are in the page.
 */
export function useRowWindow({ gap, renderRow, ...list }: RowWindowOptions): RowsInPage {
  // React Compiler's code would be twice as long and not faster.
  'use no memo';
  const { count, keyOf, onRangeChange } = list;
  const [Watcher, setWatcher] = useState<ComponentType<RowWindowProps> | 'failed'>();
  const [shown, setShown] = useState<RowsInView>();
  const isLong = count >= longFrom && Watcher !== 'failed';
  const isWatched = isLong || onRangeChange !== undefined;
  useLayoutEffect(() => {
    if (!isWatched) return;
    import('./RowWindow.tsx').then(
      ({ RowWindow }) => setWatcher(() => RowWindow),
      () => setWatcher('failed'),
    );
  }, [isWatched]);
  const measure = isLong ? shown?.measure : undefined;
  const rows: ReactNode[] = [];
  const addRow = (index: number) =>
    rows.push(renderRow({ key: keyOf(index), index, isWatched, measure }));
  const addSpace = (height: number, key: string) => {
    if (height > 0) rows.push(spaceOf(height, gap, key));
  };
  if (isLong && shown !== undefined) {
    let end = shown.top;
    for (const item of shown.items) {
      if (item.index >= count) continue;
      addSpace(item.start - end, `${item.key} space`);
      addRow(item.index);
      end = item.end;
    }
    addSpace(shown.bottom - end, 'rest');
  } else {
    // Until `RowWindow` reports the rows near the view, a long list shows the greatest number of
    // rows that a short list can have.
    const end = isLong ? longFrom - 1 : count;
    for (let index = 0; index < end; index += 1) addRow(index);
    addSpace((count - end) * usualHeight, 'rest');
  }
  return {
    isWatched,
    measure,
    rows: (
      <>
        {rows}
        {isWatched && Watcher && Watcher !== 'failed' ? (
          <Watcher {...list} usualHeight={usualHeight} onChange={setShown} />
        ) : null}
      </>
    ),
  };
}

function spaceOf(height: number, Element: RowWindowOptions['gap'], key: string): ReactNode {
  return <Element key={key} aria-hidden style={{ height }} />;
}
