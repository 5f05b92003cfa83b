import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import { GlyphButton } from '../../private/GlyphButton.tsx';

export interface BellButtonProps {
  /** Accessible name. */
  label: string;
  href: string;
  /** A `Badge` with the unread count. */
  badge?: ReactNode;
}

/**
 * A 44 px link to the inbox. Imports only the bell icon, so that screens with a bell do not load
 * the list of `Icon`.
 */
export function BellButton(button: BellButtonProps) {
  return (
    <GlyphButton {...button}>
      <Glyph of={Bell} />
    </GlyphButton>
  );
}
