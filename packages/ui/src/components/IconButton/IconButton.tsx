import type { ReactNode } from 'react';
import { GlyphButton } from '../../private/GlyphButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';

export interface IconButtonProps {
  /** Its sign. */
  icon: IconName;
  /** What it does: its name for screen readers. */
  label: string;
  /** Called once a press. */
  onPress?: () => void;
  /** Called as a finger or a mouse goes down on it: time to fetch what the press shows. */
  onPressStart?: () => void;
  /** Makes it a link. */
  href?: string;
  /** For what is on or off, such as a star. Keep the label the same in both. */
  pressed?: boolean;
  disabled?: boolean;
  /** Colour of its sign; ink if left out. */
  tone?: 'default' | 'muted' | 'accent' | 'critical';
  /** Lines the sign up with the end of its row, and lets what one taps reach past it. */
  edge?: 'end';
  /** A `Badge`: how many things wait behind it. */
  badge?: ReactNode;
}

/** A sign that can be tapped, 44 px wide and high. */
export function IconButton({ icon, ...button }: IconButtonProps) {
  return (
    <GlyphButton {...button}>
      <Icon name={icon} />
    </GlyphButton>
  );
}
