import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import { GlyphButton } from '../../private/GlyphButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './Header.css.ts';

export interface HeaderProps {
  /** The screen's first heading; up to two lines. */
  title: ReactNode;
  /** Shows the logo before the title, which is then the brand's name. */
  logo?: boolean;
  /** Muted line below, such as a share's exchange. */
  subtitle?: ReactNode;
  /** Leads one level up, to `href` or by `onPress`. */
  back?: { label: string; href?: string; onPress?: () => void };
  /** Up to five `IconButton`s, which wrap before they cut the title. */
  actions?: ReactNode;
}

/** Top of a screen: back, title and actions. */
export function Header({ title, logo = false, subtitle, back, actions }: HeaderProps) {
  return (
    <div className={styles.header}>
      {back ? (
        <GlyphButton label={back.label} href={back.href} onPress={back.onPress}>
          <Glyph of={ArrowLeft} />
        </GlyphButton>
      ) : null}
      {logo ? (
        <span className={styles.logo}>
          <Logo />
        </span>
      ) : null}
      <div className={styles.words({ root: !back && !logo })}>
        <h1 className={styles.title({ root: !back })}>{title}</h1>
        {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
