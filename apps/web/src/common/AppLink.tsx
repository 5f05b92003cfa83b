import type { UiLinkProps } from '@corro/ui';
import { type MouseEvent, use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

interface AppLinkProps extends UiLinkProps {
  readonly replace?: boolean;
  /** Called when the navigation is done. */
  readonly onArrive?: () => void;
}

/**
 * A link that navigates without loading the page again. React Router's `Link` renders again
 * whenever the address changes: for dozens of links that takes 100 ms on a slow phone. This link
 * reads the address only when it is pressed.
 */
export function AppLink({ href, replace = false, onArrive, onClick, ...rest }: AppLinkProps) {
  const context = use(DataRouterContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (context === null || event.defaultPrevented || !isFollowedHere(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = globalThis.location;
    const isHere = href === `${pathname}${search}${hash}`;
    void context.router.navigate(href, { replace: replace || isHere }).then(onArrive);
  };
  // oxlint-disable-next-line screens/no-elements, jsx-a11y/anchor-has-content -- the design system renders every link with this component and passes in its content
  return <a {...rest} href={href} onClick={follow} />;
}

function isFollowedHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  return (
    button === 0 &&
    !(altKey || ctrlKey || metaKey || shiftKey) &&
    ['', '_self'].includes(currentTarget.target) &&
    currentTarget.origin === globalThis.location.origin
  );
}
