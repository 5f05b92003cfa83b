import { CircleCheck, CloudOff, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  /** Default: info. */
  tone?: 'info' | 'success' | 'caution' | 'critical' | 'offline';
  /** A strip spans the screen above a header; default: a card among other content. */
  shape?: 'card' | 'strip';
  children: ReactNode;
  /** A quiet link or button below the text. */
  action?: ReactNode;
}

const signs = {
  info: Info,
  success: CircleCheck,
  caution: TriangleAlert,
  critical: TriangleAlert,
  offline: CloudOff,
};

/** A permanent notice. Announced when it appears, at once if critical. */
export function Banner({ tone = 'info', shape = 'card', children, action }: BannerProps) {
  return (
    <div className={styles.banner({ tone, shape })} role={tone === 'critical' ? 'alert' : 'status'}>
      <span className={styles.sign({ tone })}>
        <Glyph of={signs[tone]} size={20} />
      </span>
      <div className={styles.words}>
        {children}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
