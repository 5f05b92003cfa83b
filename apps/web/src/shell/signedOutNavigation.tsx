import type { UiLinkProps } from '@corro/ui';
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { signedOutPath, signedOutRoutes, type SignedOutPath } from '../signedOutLinks.ts';
import { historyIndex } from './browserTab.ts';
import { afterTraversal } from './traversal.ts';

interface SignedOutNavigation {
  readonly path: SignedOutPath;
  /** Shows a screen; goes back if it is the previous one. */
  readonly go: (path: SignedOutPath) => void;
  /**
   * Goes back within the app. On the first page of the app, shows the screen's parent; the login,
   * which has none, stays.
   */
  readonly goBack: () => void;
}

const NavigationContext = createContext<SignedOutNavigation | null>(null);

export function useSignedOutNavigation(): SignedOutNavigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error('This belongs in a screen before the login.');
  return navigation;
}

/**
 * Navigation before login. It uses no router, because three addresses need none and the first view
 * is smaller without it.
 */
export function SignedOutNavigationProvider(props: {
  readonly initial: SignedOutPath;
  /** Loads the screen of a path. */
  readonly load: (path: SignedOutPath) => Promise<unknown>;
  readonly children: ReactNode;
}) {
  const { initial, load } = props;
  const [path, setPath] = useState(initial);

  useEffect(() => {
    // Back may lead to the address of a customer's screen: replaces it by a public address. So may
    // the `popstate` of an overlay that the logout closed: in Firefox and WebKit it arrives only
    // after the address was set to the login's.
    const arrive = (otherwise: SignedOutPath) => {
      const signedOutTarget = signedOutPath(location.pathname);
      if (signedOutTarget === null) history.replaceState(null, '', otherwise);
      return signedOutTarget ?? otherwise;
    };
    arrive(initial);
    const onBack = () => show(arrive('/login'), load, setPath);
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [initial, load]);

  const navigation = useMemo(
    (): SignedOutNavigation => ({
      path,
      goBack: () => {
        if (historyIndex() > 0) history.back();
        else {
          const parent = signedOutRoutes[path].parent;
          if (parent === null) return;
          history.replaceState(null, '', parent);
          scrollTo(0, 0);
          show(parent, load, setPath);
        }
      },
      go: (next) =>
        afterTraversal(() => {
          if (isBehind(next)) return history.back();
          history.pushState({ idx: historyIndex() + 1, behind: path }, '', next);
          scrollTo(0, 0);
          show(next, load, setPath);
        }),
    }),
    [path, load],
  );
  return <NavigationContext value={navigation}>{props.children}</NavigationContext>;
}

function isBehind(path: SignedOutPath): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'behind' in state && state.behind === path;
}

/** Loads and shows a screen; if loading fails, its boundary shows the error. */
function show(
  next: SignedOutPath,
  load: (path: SignedOutPath) => Promise<unknown>,
  setPath: (path: SignedOutPath) => void,
): void {
  const change = () => startTransition(() => setPath(next));
  void load(next).then(change, change);
}

/** A link that changes the screen without a reload; modified clicks open it normally. */
export function SignedOutLink({ href, onClick, ...rest }: UiLinkProps) {
  const { go } = useSignedOutNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const path = signedOutPath(href);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (path === null || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    go(path);
  };
  // oxlint-disable-next-line screens/no-elements, jsx-a11y/anchor-has-content -- this is the element of every link, and the design system passes in its content
  return <a {...rest} href={href} onClick={follow} />;
}
