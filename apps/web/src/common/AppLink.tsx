import type { UiLinkProps } from '@corro/ui';
import { type MouseEvent, use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

export interface AppLinkProps extends UiLinkProps {
  /** The page that it leads to takes the place of this one in the history. */
  readonly replace?: boolean;
  /** Called once the address is that of the link. */
  readonly onArrive?: () => void;
}

/**
 * A link that leads through the app without loading it again. The router's own renders again at every
 * change of the address, and a screen has dozens: that is a tenth of a second of a slow phone, for the
 * screen that is left and for the one that comes. This one looks at the address once it is pressed.
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
  // oxlint-disable-next-line screens/no-elements, jsx-a11y/anchor-has-content -- it is what the design system renders links by, with their words
  return <a {...rest} href={href} onClick={follow} />;
}

/** Whether a press leads on in this tab: not with another button, nor with a key that opens another tab. */
function isFollowedHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  return (
    button === 0 &&
    !(altKey || ctrlKey || metaKey || shiftKey) &&
    ['', '_self'].includes(currentTarget.target) &&
    currentTarget.origin === globalThis.location.origin
  );
}
