import { useCallback, useRef, type ReactNode } from 'react';
import { useFocusIfScrollable } from '../../private/scrollFocus.ts';
import { type RowPlace, useRowWindow } from '../../private/rowWindow/useRowWindow.tsx';
import { useUi } from '../UiProvider/UiProvider.tsx';
import * as styles from './Table.css.ts';

/** A column in `Table`. */
export interface TableColumn {
  /** Key of the cells in this column. */
  key: string;
  label: ReactNode;
  /** Align figures at the end, so that digits line up. */
  align?: 'start' | 'end';
}

/** A row in `Table`. */
export interface TableRow {
  /** Unique key. */
  id: string;
  /** Cells by column key. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Makes the row a link named by its first cell; null for none. */
  href?: string | null;
}

export interface TableProps {
  /** Caption, read aloud. */
  caption: string;
  /** The first column names the rows. */
  columns: readonly TableColumn[];
  /** Ordered from top to bottom. */
  rows: readonly TableRow[];
  /** Visible to screen readers only, such as a table with the values of a chart. */
  hiddenVisually?: boolean;
  /**
   * Fits the width: 46 % for the first column, the rest shared evenly. Cells may have several
   * lines. In large text the first cell is above the others.
   */
  fit?: boolean;
  /** True while rows are skeletons. */
  busy?: boolean;
  /**
   * Called with the indexes (from 0) of the first and last row in or near the view, to refresh
   * them.
   */
  onRangeChange?: (first: number, last: number) => void;
}

/** A table that scrolls horizontally in its own box. */
export function Table(props: TableProps) {
  const {
    caption,
    columns,
    rows,
    hiddenVisually = false,
    fit = false,
    busy,
    onRangeChange,
  } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const focusIfScrollable = useFocusIfScrollable();
  const keyOf = useCallback((index: number) => rows[index]?.id ?? String(index), [rows]);
  const { rows: inPage, isWatched } = useRowWindow({
    list: body,
    count: rows.length,
    keyOf,
    onRangeChange,
    gap: 'tr',
    renderRow: ({ key, ...place }) => (
      <Row key={key} {...place} row={rows[place.index]} columns={columns} fit={fit} />
    ),
  });
  return (
    <div
      ref={hiddenVisually ? undefined : focusIfScrollable}
      className={hiddenVisually ? styles.hidden : styles.scroller}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
      role="group"
      aria-label={caption}
    >
      <table
        className={styles.table({ fit, watched: isWatched })}
        aria-busy={busy}
        aria-rowcount={isWatched ? rows.length + 1 : undefined}
      >
        <caption className={styles.caption({ fit })}>{caption}</caption>
        <thead className={styles.group({ fit })}>
          <tr className={styles.row({ fit })}>
            {columns.map(({ key, label, align = 'start' }) => (
              <th key={key} scope="col" className={styles.head({ align, fit })}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} className={styles.group({ fit })}>
          {inPage}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Omit<RowPlace, 'key'>, Required<Pick<TableProps, 'columns' | 'fit'>> {
  row: TableRow | undefined;
}

function Row({ row, columns, fit, measure, index, isWatched }: RowProps) {
  if (row === undefined) return null;
  return (
    <tr
      ref={measure}
      className={styles.row({ fit, tappable: (row.href ?? null) !== null })}
      // `aria-rowindex` counts from 1, and the head is row 1.
      {...(isWatched ? { 'data-index': index, 'aria-rowindex': index + 2 } : {})}
    >
      {columns.map(({ key, align = 'start' }, at) => {
        const Cell = at === 0 ? 'th' : 'td';
        return (
          <Cell
            key={key}
            scope={at === 0 ? 'row' : undefined}
            className={styles.cell({ align, fit })}
          >
            {at === 0 ? (
              <RowName href={row.href ?? null}>{row.cells[key]}</RowName>
            ) : (
              row.cells[key]
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

function RowName({ href, children }: { href: string | null; children: ReactNode }) {
  const { linkComponent: LinkComponent } = useUi();
  if (href === null) return children;
  return (
    <LinkComponent href={href} className={styles.link}>
      {children}
    </LinkComponent>
  );
}
