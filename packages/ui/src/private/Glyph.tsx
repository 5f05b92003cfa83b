import type { LucideIcon } from 'lucide-react';
import { glyph } from './Glyph.css.ts';

export interface GlyphProps {
  of: LucideIcon;
  /** Side in px at the usual text size; 24 if left out. */
  size?: keyof typeof glyph | undefined;
  filled?: boolean | undefined;
}

/**
 * One sign, silent for screen readers. For components whose sign is fixed: they take it straight
 * from the family, so that a light screen does not load the whole list of Icon.
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
