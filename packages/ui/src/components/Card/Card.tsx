import type { ReactNode } from 'react';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { card } from './Card.css.ts';

export interface CardProps {
  /** Background; default raised. `outline` has a hairline; `accent` and `caution` emphasise. */
  tone?: 'raised' | 'outline' | 'accent' | 'caution';
  /** Padding in px; default 16. */
  padding?: 0 | 12 | 16 | 24;
  /** Makes the card a link named by its text. */
  href?: string;
  children: ReactNode;
}

/** Groups related content. Never nest cards. */
export function Card({ tone, padding, href, children }: CardProps) {
  const { linkComponent: LinkComponent } = useUi();
  if (href === undefined) return <div className={card({ tone, padding })}>{children}</div>;
  return (
    <LinkComponent href={href} className={card({ tone, padding, tappable: true })}>
      {children}
    </LinkComponent>
  );
}
