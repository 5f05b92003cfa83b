import type { LucideIcon } from 'lucide-react';
import { glyph } from './Glyph.css.ts';

export interface GlyphProps {
  of: LucideIcon;
  /** Side in px at the usual text size; default 24. */
  size?: keyof typeof glyph | undefined;
  filled?: boolean | undefined;
}

/**
 * A fixed icon, hidden from screen readers. Imported directly, so that screens with few icons do
 * not load the whole list of `Icon`.
 */
export function Glyph({ of: Sign, size = 24, filled = false }: GlyphProps) {
  return (
    <Sign
      className={glyph[size]}
      strokeWidth={1.5}
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden
    />
  );
}
