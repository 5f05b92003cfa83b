import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import { GlyphButton } from '../../private/GlyphButton.tsx';
import * as styles from './Header.css.ts';

export interface HeaderProps {
  /** The screen's name: its first heading. Long ones take a second line before they are cut. */
  title: ReactNode;
  /** A quieter line below: the exchange below a share's name. */
  subtitle?: ReactNode;
  /** Leads one screen up: to the address `href`, or by `onPress`. `label` is its name for screen readers. */
  back?: { label: string; href?: string; onPress?: () => void };
  /** `IconButton`s, five at most. Where they would cut the name to pieces, they take a line of their own below it. */
  actions?: ReactNode;
}

/** The top of a screen: the way back, the name, and what else can be done. */
export function Header({ title, subtitle, back, actions }: HeaderProps) {
  return (
    <div className={styles.header}>
      {back ? (
        <GlyphButton label={back.label} href={back.href} onPress={back.onPress}>
          <Glyph of={ArrowLeft} />
        </GlyphButton>
      ) : null}
      <div className={styles.words({ root: !back })}>
        <h1 className={styles.title({ root: !back })}>{title}</h1>
        {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
