import { useUi } from '../UiProvider/UiProvider.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as styles from './BottomNav.css.ts';

/** A destination in `BottomNav`. */
export interface BottomNavItem {
  href: string;
  /** One or two words. */
  label: string;
  /** Icon above the label. */
  icon: IconName;
  /** Marks the current page. */
  current: boolean;
  /**
   * `count` of waiting things, not shown at 0; `label` is the count in words, for screen readers.
   */
  badge?: { count: number; label: string };
}

export interface BottomNavProps {
  /** Accessible name. */
  label: string;
  /** Maximum five. */
  items: readonly BottomNavItem[];
}

/** The app's main destinations. Hidden while a sheet or a dialog is open. */
export function BottomNav({ label, items }: BottomNavProps) {
  const { linkComponent: LinkComponent } = useUi();
  return (
    <nav className={styles.nav} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets, Safari drops the list role */}
      <ul role="list" className={styles.list}>
        {items.map(({ href, label: name, icon, current, badge }) => (
          <li key={href} className={styles.item}>
            <LinkComponent
              href={href}
              className={styles.link({ current })}
              aria-current={current ? 'page' : undefined}
            >
              <span className={styles.pill({ current })}>
                <Icon name={icon} />
                {badge ? (
                  <span className={styles.badge}>
                    <Badge {...badge} />
                  </span>
                ) : null}
              </span>
              <span className={styles.label({ current })}>{name}</span>
            </LinkComponent>
          </li>
        ))}
      </ul>
    </nav>
  );
}
