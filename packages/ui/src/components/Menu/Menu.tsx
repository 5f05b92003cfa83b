import * as Radix from '@radix-ui/react-dropdown-menu';
import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import * as styles from './Menu.css.ts';

/** An action in `Menu`. */
export interface MenuItem {
  /** Name of the action, such as a verb with its object. */
  label: string;
  icon?: IconName;
  /** Called once per press; the menu closes. */
  onPress?: () => void;
  /** Makes it a link. */
  href?: string;
  /** `critical` for what cannot be undone. */
  tone?: 'default' | 'critical';
  disabled?: boolean;
}

export interface MenuProps {
  /** Name of the button that opens it. */
  label: string;
  /** Shows this icon in place of the label. */
  icon?: IconName;
  /** Groups of actions, divided by lines; items keep their order. */
  groups: readonly (readonly MenuItem[])[];
  disabled?: boolean;
}

/**
 * A button that opens a list of actions. Not modal, because a modal Radix menu stops scrolling by
 * adding a style element, and the content security policy rejects style elements.
 */
export function Menu({ label, icon, groups, disabled }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger
        className={icon === undefined ? button({ tone: 'neutral' }) : iconButton()}
        aria-label={icon === undefined ? undefined : label}
        disabled={disabled}
      >
        {icon === undefined ? (
          <>
            <span>{label}</span>
            <Glyph of={ChevronDown} size={20} />
          </>
        ) : (
          <Icon name={icon} />
        )}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.content}
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={16}
          loop
        >
          {groups.map((items, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- groups keep their places
            <Fragment key={at}>
              {at === 0 ? null : <Radix.Separator className={styles.line} />}
              {items.map((item) => (
                <Item key={item.label} {...item} />
              ))}
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ label, icon, onPress, href, tone = 'default', disabled }: MenuItem) {
  const { linkComponent: LinkComponent } = useUi();
  const children: ReactNode = (
    <>
      {icon === undefined ? null : <Icon name={icon} size={20} />}
      <span>{label}</span>
    </>
  );
  return (
    <Radix.Item
      className={styles.item({ tone })}
      disabled={disabled}
      onSelect={onPress}
      asChild={href !== undefined}
    >
      {href === undefined ? children : <LinkComponent href={href}>{children}</LinkComponent>}
    </Radix.Item>
  );
}
