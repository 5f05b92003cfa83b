import { useCallback, useRef, type ReactNode } from 'react';
import { focusIfScrollable } from '../../private/focus.ts';
import { type RowPlace, useRowWindow } from '../../private/rowWindow/useRowWindow.tsx';
import { useUi } from '../UiProvider/UiProvider.tsx';
import * as styles from './Table.css.ts';

/** A column of a table. */
export interface TableColumn {
  /** The cell of a row in this column. */
  key: string;
  /** Its heading. */
  label: ReactNode;
  /** Figures stand at the end, so that their digits line up. */
  align?: 'start' | 'end';
}

/** A row of a table. */
export interface TableRow {
  /** Unlike that of every other row. */
  id: string;
  /** By the `key` of their column. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Makes the whole row a link, named by its first cell; null where there is nothing to lead to. */
  href?: string | null;
}

export interface TableProps {
  /** What the table is about; read aloud. */
  caption: string;
  /** The first column names its rows. */
  columns: readonly TableColumn[];
  /** From the top to the bottom. */
  rows: readonly TableRow[];
  /** True: read aloud, not seen; for the table behind a picture. */
  hiddenVisually?: boolean;
  /**
   * Fits the width: two fifths for the column that names the rows, the rest shared evenly. A cell
   * may then hold several lines. Where large text leaves too little width, the first cell of a row
   * is above the others.
   */
  fit?: boolean;
  /** True while its rows are skeletons. */
  busy?: boolean;
  /** Told which rows are in the window, first and last: what to read again of a table. */
  onRangeChange?: (first: number, last: number) => void;
}

/** Scrolls sideways within its own box where it is wider than the screen. */
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
      // The head is the first row.
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
