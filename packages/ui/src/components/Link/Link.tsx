import type { ReactNode } from 'react';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { link } from './Link.css.ts';

export interface LinkProps {
  href: string;
  /** `inline` (default) in a sentence, `standalone` on its own, 44 px high. */
  kind?: 'inline' | 'standalone';
  /** Opens a new tab without access to this one. */
  external?: boolean;
  /** Accessible name, when the text alone is unclear. */
  label?: string;
  children: ReactNode;
}

/** A link. Use `Button` for actions. */
export function Link({ href, kind, external = false, label, children }: LinkProps) {
  const { linkComponent: LinkComponent } = useUi();
  const shared = { href, className: link({ kind }), 'aria-label': label };
  if (external) {
    return (
      <a {...shared} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return <LinkComponent {...shared}>{children}</LinkComponent>;
}
