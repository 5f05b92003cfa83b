import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { shortcut, sign, words } from './Shortcut.css.ts';

export interface ShortcutProps {
  /** Icon above the label. */
  icon: IconName;
  /** Long labels wrap. */
  label: string;
  href: string;
}

/** A link with an icon above its label; a `Grid` of them is a menu. */
export function Shortcut({ icon, label, href }: ShortcutProps) {
  const { linkComponent: LinkComponent } = useUi();
  return (
    <LinkComponent href={href} className={shortcut}>
      <span className={sign}>
        <Icon name={icon} />
      </span>
      <span className={words}>{label}</span>
    </LinkComponent>
  );
}
