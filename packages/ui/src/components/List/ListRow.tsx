import { memo, type ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import * as styles from './List.css.ts';
import { useItem } from './List.tsx';

export interface ListRowProps {
  /** A `ListHeading`, above the row: a group of rows begins with it. */
  heading?: ReactNode;
  /** An `Avatar`, an icon or a picture, 40 px wide and high. */
  leading?: ReactNode;
  /** What the row is about: its name. */
  title: ReactNode;
  /** A quieter line below the title. */
  subtitle?: ReactNode;
  /** Before `trailing`: a line of 56 × 24. Left out where it would take the words' place. */
  middle?: ReactNode;
  /** Beside the title: a price, an amount, a line. */
  trailing?: ReactNode;
  /** Below `trailing`: its change, its unit. */
  trailingSub?: ReactNode;
  /** Title and subtitle go on in a second line: where names are long, and the row may be higher than others. */
  wrap?: boolean;
  /** A line of its own below both ends: what belongs to the row without naming it. */
  below?: ReactNode;
  /** Makes the whole row a link; null where there is nothing to lead to. */
  href?: string | null;
  /** Makes the whole row a button; with `href`, called when the link is followed. */
  onPress?: () => void;
  /** It is the one that is shown elsewhere: marked, and said. */
  selected?: boolean;
}

/** One thing of a `List`, 64 px high or more: a link, a button, or neither. */
export function ListRow({ heading, href, onPress, selected, ...content }: ListRowProps) {
  const { linkComponent: LinkComponent } = useUi();
  const look = selected ? cx(styles.row, styles.selected) : styles.row;
  return (
    <li {...useItem()}>
      {(heading ?? null) === null ? (
        row()
      ) : (
        <>
          {heading}
          {row()}
        </>
      )}
    </li>
  );

  // With a key, it stays where a heading comes above it; a null in the heading's place would cost each render more.
  function row() {
    if (href !== undefined && href !== null) {
      return (
        <LinkComponent
          key="row"
          href={href}
          className={cx(look, styles.tappable)}
          aria-current={selected || undefined}
          onClick={onPress}
        >
          {rowContent(content)}
        </LinkComponent>
      );
    }
    if (onPress) {
      return (
        <button
          key="row"
          type="button"
          className={cx(look, styles.tappable)}
          aria-pressed={selected}
          onClick={onPress}
        >
          {rowContent(content)}
        </button>
      );
    }
    return (
      <div key="row" className={look}>
        {rowContent(content)}
      </div>
    );
  }
}

type RowContentProps = Omit<ListRowProps, 'heading' | 'href' | 'onPress' | 'selected'>;

/** What a row shows; the skeleton of a row is the same with bones in the places of words. */
export function rowContent(props: RowContentProps) {
  const { leading, title, subtitle, wrap = false, middle, trailing, trailingSub, below } = props;
  const hasEnd = trailing !== undefined || trailingSub !== undefined;
  const lines = (
    <span key="lines" className={styles.lines}>
      <Words title={title} subtitle={subtitle} wrap={wrap} />
      {hasEnd ? (
        <span className={middle === undefined ? styles.end : styles.endWithMiddle}>
          {middle === undefined ? (
            <span className={styles.trailing}>{trailing}</span>
          ) : (
            <span className={styles.withMiddle}>
              <span className={styles.trailing}>{trailing}</span>
              <span className={styles.middle}>{middle}</span>
            </span>
          )}
          {trailingSub === undefined ? null : <span className={styles.sub}>{trailingSub}</span>}
        </span>
      ) : null}
      {(below ?? null) === null ? null : <span className={styles.below}>{below}</span>}
    </span>
  );
  if (leading === undefined) return lines;
  return (
    <>
      <span className={styles.leading}>{leading}</span>
      {lines}
    </>
  );
}

type WordsProps = Pick<ListRowProps, 'title' | 'subtitle' | 'wrap'>;

/** Rendered apart from the figures, which change more often. */
const Words = memo(function Words({ title, subtitle, wrap = false }: WordsProps) {
  return (
    <span className={styles.main}>
      <span className={styles.title({ wrap: wrap || subtitle === undefined })}>{title}</span>
      {subtitle === undefined ? null : (
        <span className={styles.subtitle({ wrap })}>{subtitle}</span>
      )}
    </span>
  );
});
