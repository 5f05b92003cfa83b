import type { ReactNode } from 'react';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { link } from './Link.css.ts';

export interface LinkProps {
  href: string;
  /** `inline` within a sentence, underlined; `standalone` by itself, 44 px high. */
  kind?: 'inline' | 'standalone';
  /** Leads out of the app: opens a new tab, which learns nothing of this one. */
  external?: boolean;
  /** Name for screen readers where the words alone do not say where it leads. */
  label?: string;
  children: ReactNode;
}

/** Leads somewhere. What does something is a `Button`. */
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
