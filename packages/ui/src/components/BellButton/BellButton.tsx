import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import { GlyphButton } from '../../private/GlyphButton.tsx';

export interface BellButtonProps {
  /** Where it leads: its name for screen readers. */
  label: string;
  href: string;
  /** A `Badge`: how much is unread. */
  badge?: ReactNode;
}

/** The way to what one has been told, 44 px wide and high; light, for a screen that fetches it later. */
export function BellButton(button: BellButtonProps) {
  return (
    <GlyphButton {...button}>
      <Glyph of={Bell} />
    </GlyphButton>
  );
}
