import { memo, type ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import * as styles from './List.css.ts';
import { useItem } from './List.tsx';

export interface ListRowProps {
  /** A `ListHeading` that starts a group. */
  heading?: ReactNode;
  /** An `Avatar`, icon or picture, 40 px. */
  leading?: ReactNode;
  /** Name of the row. */
  title: ReactNode;
  /** Muted line below the title. */
  subtitle?: ReactNode;
  /** A 56 × 24 sparkline before `trailing`, hidden when the text needs the space. */
  middle?: ReactNode;
  /** Beside the title, such as a price. */
  trailing?: ReactNode;
  /** Width of `trailing` beside `middle`: `number` for figures without a unit. Default: `money`. */
  figures?: 'money' | 'number';
  /** Below `trailing`, such as a change or unit. */
  trailingSub?: ReactNode;
  /**
   * Title and subtitle, or only the subtitle, may take two lines, which makes rows higher. With
   * `compact`, a title beside wide figures takes two small lines in a row of the usual height.
   */
  wrap?: boolean | 'subtitle' | 'compact';
  /** Extra line over the full width, below title and `trailing`. */
  below?: ReactNode;
  /** Makes the row a link; null for none. */
  href?: string | null;
  /** Makes the row a button; with `href`, called when the link is followed. */
  onPress?: () => void;
  /** Marks the row whose content is shown elsewhere. */
  selected?: boolean;
  /** Marks the next step to take. */
  isNextStep?: boolean;
}

/** A row of a `List`, at least 64 px high: a link, a button or plain. */
export function ListRow(props: ListRowProps) {
  const { heading, href, onPress, selected, isNextStep = false, ...content } = props;
  const { linkComponent: LinkComponent } = useUi();
  const look = cx(styles.row, selected && styles.selected, isNextStep && styles.nextStep);
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

  // The key keeps the row mounted when a heading appears. Rendering null for a missing heading
  // would do so too, but slow down each render.
  function row() {
    if (href !== undefined && href !== null) {
      return (
        <LinkComponent
          key="row"
          href={href}
          className={cx(look, styles.tappable)}
          aria-current={isNextStep ? 'step' : selected || undefined}
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
          aria-current={isNextStep ? 'step' : undefined}
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

type RowContentProps = Omit<
  ListRowProps,
  'heading' | 'href' | 'onPress' | 'selected' | 'isNextStep'
>;

/** Content of a row, shared with its skeleton. */
export function rowContent(props: RowContentProps) {
  const { leading, title, subtitle, wrap = false, middle, trailing, trailingSub, below } = props;
  const { figures: width = 'money' } = props;
  const hasEnd = trailing !== undefined || trailingSub !== undefined;
  const figures = (
    <>
      <span className={styles.trailing}>{trailing}</span>
      {trailingSub === undefined ? null : <span className={styles.sub}>{trailingSub}</span>}
    </>
  );
  const lines = (
    <span key="lines" className={styles.lines}>
      <Words title={title} subtitle={subtitle} wrap={wrap} />
      {hasEnd ? (
        <span className={middle === undefined ? styles.end : styles.endWithMiddle}>
          {middle === undefined ? (
            figures
          ) : (
            <span className={styles.withMiddle}>
              <span className={styles.figures({ width })}>{figures}</span>
              <span className={styles.middle}>{middle}</span>
            </span>
          )}
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

/** Memoized, because figures change more often than titles. */
const Words = memo(function Words({ title, subtitle, wrap = false }: WordsProps) {
  return (
    <span className={styles.main}>
      <span
        className={styles.title({
          wrap: wrap === 'compact' ? wrap : subtitle === undefined || wrap,
        })}
      >
        {title}
      </span>
      {subtitle === undefined ? null : (
        <span className={styles.subtitle({ wrap })}>{subtitle}</span>
      )}
    </span>
  );
});
