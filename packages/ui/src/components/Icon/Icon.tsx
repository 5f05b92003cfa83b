import { Glyph, type GlyphProps } from '../../private/Glyph.tsx';
import { icons, type IconName } from './icons.ts';

export interface IconProps {
  /** Symbol of the icon set. */
  name: IconName;
  /** Side in px at the usual text size; default 24. */
  size?: GlyphProps['size'];
}

/**
 * An icon with stroke 1.5 in the text colour. Hidden from screen readers: place it beside text or
 * in a named control.
 */
export function Icon({ name, size }: IconProps) {
  return <Glyph of={icons[name]} size={size} filled={name === 'starFilled'} />;
}
