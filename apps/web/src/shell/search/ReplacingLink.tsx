import type { UiLinkProps } from '@corro/ui';
import { createContext, use } from 'react';
import { Link } from 'react-router-dom';

const LeadingAwayContext = createContext<() => void>(() => {});

/** What to do when a link inside is followed. */
export const LeadingAway = LeadingAwayContext.Provider;

/**
 * A link out of an overlay. It takes the overlay's own place in the history, so that back leads to
 * the page below and not through it twice.
 */
export function ReplacingLink({ href, ...rest }: UiLinkProps) {
  return <Link {...rest} to={href} replace onClick={use(LeadingAwayContext)} />;
}
