import type { ReactNode } from 'react';
import { useUi } from '../UiProvider/UiContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FloatingButton.css.ts';

export interface FloatingButtonProps {
  /** Its sign. */
  icon: IconName;
  /** Where it leads: its name for screen readers. */
  label: string;
  href: string;
  /** A `Badge`: how many things wait behind it. */
  badge?: ReactNode;
}

/** One way out that is at hand on every screen. `AppFrame` puts it in its corner. */
export function FloatingButton({ icon, label, href, badge }: FloatingButtonProps) {
  const { linkComponent: LinkComponent } = useUi();
  return (
    <LinkComponent href={href} className={styles.button}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon name={icon} />
      {badge === undefined ? null : <span className={styles.badge}>{badge}</span>}
    </LinkComponent>
  );
}
