import type { UiLinkProps } from '@corro/ui';
import { Link } from 'react-router-dom';

/** How the design system's links lead through the app without loading it again. */
export function AppLink({ href, ...rest }: UiLinkProps) {
  return <Link {...rest} to={href} />;
}
