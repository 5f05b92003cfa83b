import type { ReactNode } from 'react';
import { useUi } from '../UiProvider/UiProvider.tsx';
import * as styles from './List.css.ts';
import { ListItem } from './List.tsx';

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
  return (
    <ListItem>
      {heading}
      {row()}
    </ListItem>
  );

  function row() {
    if (href !== undefined && href !== null) {
      return (
        <LinkComponent
          href={href}
          className={styles.row({ tappable: true, selected })}
          aria-current={selected || undefined}
          onClick={onPress}
        >
          <RowContent {...content} />
        </LinkComponent>
      );
    }
    if (onPress) {
      return (
        <button
          type="button"
          className={styles.row({ tappable: true, selected })}
          aria-pressed={selected}
          onClick={onPress}
        >
          <RowContent {...content} />
        </button>
      );
    }
    return (
      <div className={styles.row({ selected })}>
        <RowContent {...content} />
      </div>
    );
  }
}

type RowContentProps = Omit<ListRowProps, 'heading' | 'href' | 'onPress' | 'selected'>;

/** What a row shows; the skeleton of a row is the same with bones in the places of words. */
export function RowContent(props: RowContentProps) {
  const { leading, title, subtitle, wrap = false, middle, trailing, trailingSub, below } = props;
  const hasEnd = trailing !== undefined || trailingSub !== undefined;
  return (
    <>
      {leading === undefined ? null : <span className={styles.leading}>{leading}</span>}
      <span className={styles.lines}>
        <span className={styles.main}>
          <span className={styles.title({ wrap: wrap || subtitle === undefined })}>{title}</span>
          {subtitle === undefined ? null : (
            <span className={styles.subtitle({ wrap })}>{subtitle}</span>
          )}
        </span>
        {hasEnd ? (
          <span className={styles.end({ hasMiddle: middle !== undefined })}>
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
    </>
  );
}
