import { useUi } from '../UiProvider/UiContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as styles from './FloatingButton.css.ts';

export interface FloatingButtonProps {
  icon: IconName;
  label: string;
  href: string;
}

/** One way out that is at hand on every screen. `AppFrame` puts it in its corner. */
export function FloatingButton({ icon, label, href }: FloatingButtonProps) {
  const { linkComponent: LinkComponent } = useUi();
  return (
    <LinkComponent href={href} className={styles.button} aria-label={label}>
      <Icon name={icon} />
    </LinkComponent>
  );
}
