import type { ReactNode } from 'react';
import { focusIfScrollable } from '../../private/focusIfScrollable.ts';
import * as styles from './Table.css.ts';

export interface TableColumn {
  /** Which cell of a row stands in this column. */
  key: string;
  label: ReactNode;
  /** Figures stand at the end, so that their digits line up. */
  align?: 'start' | 'end';
}

export interface TableRow {
  id: string;
  cells: Readonly<Record<string, ReactNode>>;
}

export interface TableProps {
  caption: string;
  /** The first column names its rows. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** True: read aloud, not seen; for the table behind a picture. */
  hiddenVisually?: boolean;
}

/** Scrolls sideways within its own box where it is wider than the screen. */
export function Table({ caption, columns, rows, hiddenVisually = false }: TableProps) {
  return (
    <div
      ref={hiddenVisually ? undefined : focusIfScrollable}
      className={hiddenVisually ? styles.hidden : styles.scroller}
      role="group"
      aria-label={caption}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, align = 'start' }) => (
              <th key={key} scope="col" className={styles.head({ align })}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map(({ key, align = 'start' }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    scope={index === 0 ? 'row' : undefined}
                    className={styles.cell({ align })}
                  >
                    {cells[key]}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
