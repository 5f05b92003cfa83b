import { applyScreenChange } from '@corro/ui';
import { notifyManager } from '@tanstack/react-query';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  ViewTransition,
} from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../routes/index.ts';
import { historyIndex } from '../../shell/browserTab.ts';
import { holdReadings } from './holdReadings.ts';

const soon = (run: () => void) => void setTimeout(run);
const readings = holdReadings(soon);

/** Has the browser slide from each screen to the next; it comes and goes with the screen's own content. */
export function ScreenChange() {
  const { pathname } = useDeferredValue(useLocation());
  const [first] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (pathname !== first && !hasMoved) setHasMoved(true);
  useDirection(pathname);
  useEffect(() => {
    notifyManager.setScheduler(readings.schedule);
    return () => notifyManager.setScheduler(soon);
  }, []);
  return hasMoved ? (
    <ViewTransition key={pathname}>
      <Settle />
    </ViewTransition>
  ) : null;
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

/**
 * React keeps the effects of a screen, and with them its first fetches, back until the movement is
 * over. Another update brings them on, once the first frame of the screen is painted: that goes first.
 */
function Settle() {
  const [, settle] = useState(false);
  useLayoutEffect(() => {
    // Where the browser does not say when it is over, nothing waits for it.
    const { activeViewTransition: movement } = document;
    if (movement) void readings.during(movement.finished);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => settle(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return null;
}
