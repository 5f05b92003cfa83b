import type { ReactNode } from 'react';
import { focusIfScrollable } from '../../private/focusIfScrollable.ts';
import { useUi } from '../UiProvider/UiContext.ts';
import * as styles from './Table.css.ts';

/** A column of a table. */
export interface TableColumn {
  /** Which cell of a row stands in this column. */
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
  /** Makes the whole row a link, named by its first cell. */
  href?: string;
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
   * stands above the others.
   */
  fit?: boolean;
  /** True while its rows are skeletons. */
  busy?: boolean;
}

/** Scrolls sideways within its own box where it is wider than the screen. */
export function Table(props: TableProps) {
  const { caption, columns, rows, hiddenVisually = false, fit = false, busy } = props;
  return (
    <div
      ref={hiddenVisually ? undefined : focusIfScrollable}
      className={hiddenVisually ? styles.hidden : styles.scroller}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
      role="group"
      aria-label={caption}
    >
      <table className={styles.table({ fit })} aria-busy={busy}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.group({ fit })}>
          <tr className={styles.row({ fit })}>
            {columns.map(({ key, label, align = 'start' }) => (
              <th key={key} scope="col" className={styles.head({ align, fit })}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.group({ fit })}>
          {rows.map((row) => (
            <tr key={row.id} className={styles.row({ fit, tappable: row.href !== undefined })}>
              {columns.map(({ key, align = 'start' }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    scope={index === 0 ? 'row' : undefined}
                    className={styles.cell({ align, fit })}
                  >
                    {index === 0 ? (
                      <RowName href={row.href}>{row.cells[key]}</RowName>
                    ) : (
                      row.cells[key]
                    )}
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

function RowName({ href, children }: { href: string | undefined; children: ReactNode }) {
  const { linkComponent: LinkComponent } = useUi();
  if (href === undefined) return children;
  return (
    <LinkComponent href={href} className={styles.link}>
      {children}
    </LinkComponent>
  );
}
