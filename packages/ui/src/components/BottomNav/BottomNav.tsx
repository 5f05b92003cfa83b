import { useUi } from '../UiProvider/UiProvider.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as styles from './BottomNav.css.ts';

/** One of the main places. */
export interface BottomNavItem {
  href: string;
  /** One word, two at most. */
  label: string;
  /** The sign above the word. */
  icon: IconName;
  /** The reader is there. */
  current: boolean;
  /** What waits there: `count`, of which nothing is shown at 0, and `label`, which says it in words. */
  badge?: { count: number; label: string };
}

export interface BottomNavProps {
  /** Names the navigation for screen readers. */
  label: string;
  /** Five at most. */
  items: readonly BottomNavItem[];
}

/** The app's main places. Hides itself while a sheet or a dialog is open. */
export function BottomNav({ label, items }: BottomNavProps) {
  const { linkComponent: LinkComponent } = useUi();
  return (
    <nav className={styles.nav} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets, Safari forgets that it is one */}
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
