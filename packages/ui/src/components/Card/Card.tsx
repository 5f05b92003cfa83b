import type { ReactNode } from 'react';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { card } from './Card.css.ts';

export interface CardProps {
  /** Its ground: raised if left out; `outline` has a hairline instead; `accent` and `caution` are for emphasis. */
  tone?: 'raised' | 'outline' | 'accent' | 'caution';
  /** Space inside, in px; 16 if left out. */
  padding?: 0 | 12 | 16 | 24;
  /** Makes the whole card a link. Its words are then the link's name. */
  href?: string;
  children: ReactNode;
}

/** A ground for what belongs together. No card inside a card. */
export function Card({ tone, padding, href, children }: CardProps) {
  const { linkComponent: LinkComponent } = useUi();
  if (href === undefined) return <div className={card({ tone, padding })}>{children}</div>;
  return (
    <LinkComponent href={href} className={card({ tone, padding, tappable: true })}>
      {children}
    </LinkComponent>
  );
}
