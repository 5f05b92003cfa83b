import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { loadScreen, startReads } from '../router.tsx';

/** Time for a scroll to cancel the press, in milliseconds. */
const readAfterMs = 40;

/**
 * Runs `then` after a time; returns the cancel function. Uses frames, because browsers throttle
 * timers while a finger is down.
 */
function inFrames(ms: number, then: () => void): () => void {
  const until = performance.now() + ms;
  const look = () => {
    if (performance.now() < until) frame = requestAnimationFrame(look);
    else then();
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/**
 * Loads the screen behind a link and its first data when the link is pressed, 100 ms before the tap
 * ends. The screen itself reports failures.
 */
export function usePreloadOnPress(): void {
  const api = useApi();
  const cache = useQueryClient();
  const i18n = useI18n();

  const load = useEffectEvent((pathname: string) => {
    loadScreen(pathname, i18n).catch(() => undefined);
  });
  const read = useEffectEvent((link: HTMLAnchorElement) => startReads(link, { cache, api }));

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
