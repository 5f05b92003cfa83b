import { applyScreenChange } from '@corro/ui';
import { useLayoutEffect, useRef, useState, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../routes/index.ts';
import { historyIndex } from '../../shell/browserTab.ts';

/** Animates screen changes; mounted and unmounted together with the screen. */
export function ScreenChange() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (pathname !== first && !hasMoved) setHasMoved(true);
  useDirection(pathname);
  return hasMoved ? <ViewTransition key={pathname}>{null}</ViewTransition> : null;
}

/** Reports the direction before the browser captures the new screen. */
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
