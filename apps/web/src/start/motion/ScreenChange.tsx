import { applyScreenChange } from '@corro/ui';
import { useLayoutEffect, useRef, useState, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../routes/index.ts';
import { historyIndex } from '../../shell/browserTab.ts';

/** Has the browser slide from each screen to the next; it comes and goes with the screen's own content. */
export function ScreenChange() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (pathname !== first && !hasMoved) setHasMoved(true);
  useDirection(pathname);
  return hasMoved ? <ViewTransition key={pathname}>{null}</ViewTransition> : null;
}

/** Tells the design system which way the screen changes, before the browser takes its picture of the new one. */
function useDirection(pathname: string): void {
  const last = useRef<{ index: number; isPlace: boolean }>(null);
  useLayoutEffect(() => {
    const index = historyIndex();
    const isPlace = Object.values(routes).some(
      ({ path, nav }) => nav !== undefined && path === pathname,
    );
    const from = last.current ?? { index, isPlace };
    const isAcross = index === from.index || (isPlace && from.isPlace);
    applyScreenChange(isAcross ? 'across' : index < from.index ? 'back' : 'forward');
    last.current = { index, isPlace };
  }, [pathname]);
}
