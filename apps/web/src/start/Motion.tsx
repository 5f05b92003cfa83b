import {
  useState,
  useSyncExternalStore,
  useLayoutEffect,
  useRef,
  ViewTransition,
  useEffect,
  useEffectEvent,
} from 'react';
import { PullToRefresh, applyScreenChange } from '@corro/ui';
import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { routes } from '../routes/index.ts';
import { historyIndex } from '../shell/browserTab.ts';
import { useApi } from '../app/api.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { NewVersions } from './NewVersions.tsx';
import { loadScreen, startReads } from './router.tsx';

/**
 * Screen transitions, pull to refresh, preloading and new versions, loaded after the first screen.
 */
export function Motion(labels: RefreshProps) {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  usePreloadOnPress();
  return (
    <>
      {isStill ? null : <ScreenChange />}
      <ScreenRefresh {...labels} />
      <NewVersions />
    </>
  );
}

export interface RefreshProps {
  /** Announced during and after a refresh. */
  readonly busyLabel: string;
  readonly doneLabel: string;
}

/** Pull to refresh on screens with a list. */
export function ScreenRefresh(labels: RefreshProps) {
  const { pathname } = useLocation();
  const cache = useQueryClient();
  if (!useHasRows()) return null;

  const refresh = async () => {
    await cache.refetchQueries({ type: 'active' });
  };
  return <PullToRefresh key={pathname} onRefresh={refresh} {...labels} />;
}

/** True if an active query has a list or has failed. */
function useHasRows(): boolean {
  const queries = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (tell) => queries.subscribe(notifyManager.batchCalls(tell)),
    () => queries.getAll().some((query) => query.isActive() && (isList(query) || hasFailed(query))),
  );
}

/** A page of rows, an infinite query or an array. */
function isList({ state: { data } }: Query): boolean {
  return (
    Array.isArray(data) ||
    (typeof data === 'object' && data !== null && ('rows' in data || 'pages' in data))
  );
}

function hasFailed({ state: { data, error } }: Query): boolean {
  return data === undefined && error !== null;
}

/** Animates screen changes: its `ViewTransition` is replaced together with the screen. */
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

/** Time for a scroll to cancel the press, in milliseconds. */
const readAfterMs = 40;

/**
 * Calls `onEnd` after a time in milliseconds; returns the cancel function. Counts in frames,
 * because browsers throttle timers while a finger is down.
 */
function inFrames(ms: number, onEnd: () => void): () => void {
  const until = performance.now() + ms;
  const look = () => {
    if (performance.now() < until) frame = requestAnimationFrame(look);
    else onEnd();
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/**
 * Loads the screen behind a link and its first data when the link is pressed, 100 ms before the tap
 * ends. The screen itself reports failures.
 */
function usePreloadOnPress(): void {
  const api = useApi();
  const cache = useQueryClient();
  const i18n = useI18n();

  const load = useEffectEvent((pathname: string) => {
    loadScreen(pathname, i18n).catch(() => undefined);
  });
  const read = useEffectEvent((link: HTMLAnchorElement) => {
    startReads(link, { cache, api }).catch(() => undefined);
  });

  useEffect(() => {
    let cancel = () => {};
    const press = ({ target, isPrimary, button }: PointerEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || !isPrimary || button !== 0 || link.origin !== location.origin) return;
      load(link.pathname);
      cancel();
      cancel = inFrames(readAfterMs, () => read(link));
    };
    const scroll = () => cancel();
    addEventListener('pointerdown', press, { passive: true });
    addEventListener('pointercancel', scroll);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('pointercancel', scroll);
      scroll();
    };
  }, []);
}
