import type { ReactNode } from 'react';
import { GlyphButton } from '../../private/GlyphButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';

export interface IconButtonProps {
  icon: IconName;
  /** Accessible name. */
  label: string;
  /** Called once per press. */
  onPress?: () => void;
  /** Called on pointer down, to prefetch what the press shows. */
  onPressStart?: () => void;
  href?: string;
  /** Toggle state, such as a star's. Keep the label the same in both states. */
  pressed?: boolean;
  disabled?: boolean;
  /** Colour of the icon; default ink. */
  tone?: 'default' | 'muted' | 'accent' | 'critical';
  /** Aligns the icon, not the target, with this edge of its row. */
  edge?: 'start' | 'end';
  /** A `Badge` with a count. */
  badge?: ReactNode;
}

/** An icon as a 44 px button or link. */
export function IconButton({ icon, ...button }: IconButtonProps) {
  return (
    <GlyphButton {...button}>
      <Icon name={icon} />
    </GlyphButton>
  );
}
