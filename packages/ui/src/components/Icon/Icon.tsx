import { Glyph, type GlyphProps } from '../../private/Glyph.tsx';
import { icons, type IconName } from './icons.ts';

export interface IconProps {
  /** Which sign. */
  name: IconName;
  /** Side in px at the usual text size; 24 if left out. */
  size?: GlyphProps['size'];
}

/**
 * A sign of the one family: 24 px, stroke 1.5, in the colour of the text around it. It is silent for
 * screen readers, so place it beside text or inside a control that has a name.
 */
export function Icon({ name, size }: IconProps) {
  return <Glyph of={icons[name]} size={size} filled={name === 'starFilled'} />;
}
