import { useEffect, useRef } from 'react';

export interface OverlayPage extends Pick<EventTarget, 'addEventListener'> {
  readonly history: Pick<History, 'state' | 'pushState' | 'back'>;
}

interface Overlay {
  /** Identifies the page below. */
  readonly page: string;
  readonly onBack: () => void;
  isTakenBack: boolean;
}

/** Open overlays, topmost last. */
const open: Overlay[] = [];

/**
 * Pages whose overlay entry is being removed. `history.back()` is asynchronous, and its `popstate`
 * is not the customer's Back.
 */
const ownBacks: string[] = [];

const watched = new WeakSet<OverlayPage>();

/**
 * Pushes a history entry for an overlay, with the router's own state so that the router sees no
 * navigation. Calls `onBack` on Back while the overlay is topmost. Returns the cleanup, which
 * removes the entry unless Back has removed it.
 */
export function enterOverlay(page: OverlayPage, onBack: () => void): () => void {
  watch(page);
  const overlay: Overlay = { page: pageOf(page.history.state), onBack, isTakenBack: false };
  open.push(overlay);
  page.history.pushState(overlayState(page.history.state, open.length), '');
  return () => {
    const depth = open.indexOf(overlay) + 1;
    open.splice(depth - 1, 1);
    const state: unknown = page.history.state;
    const isOnTop =
      typeof state === 'object' && state !== null && 'overlay' in state && state.overlay === depth;
    if (overlay.isTakenBack || !isOnTop) return;
    ownBacks.push(overlay.page);
    page.history.back();
  };
}

/**
 * Never unsubscribes: `history.back()` is asynchronous, so the `popstate` of a closed overlay can
 * come after its cleanup.
 */
function watch(page: OverlayPage): void {
  if (watched.has(page)) return;
  watched.add(page);
  const takeBack = (event: Event) => {
    const ownBack = ownBacks.shift();
    const topmost = ownBack === undefined ? open.at(-1) : undefined;
    const below = ownBack ?? topmost?.page;
    if (below === undefined) return;
    // Hides the event from the router, which would render the current page again.
    if (below !== '' && below === pageOf(page.history.state)) event.stopImmediatePropagation();
    if (topmost === undefined) return;
    topmost.isTakenBack = true;
    topmost.onBack();
  };
  // Listeners of the capture phase run before the router's listener.
  page.addEventListener('popstate', takeBack, { capture: true });
}

/** Key of a page in the history; the entry of an overlay has its page's key. */
function pageOf(state: unknown): string {
  if (typeof state !== 'object' || state === null) return '';
  const key = 'key' in state ? state.key : null;
  return JSON.stringify([key, 'idx' in state ? state.idx : null]);
}

/**
 * Router state of an overlay's entry. Its index is one higher than the page's: if a link in the
 * overlay replaces the entry, the linked page is one step after the page below.
 */
function overlayState(below: unknown, overlay: number): object {
  const state = typeof below === 'object' && below !== null ? below : {};
  const index = 'idx' in state && typeof state.idx === 'number' ? { idx: state.idx + 1 } : {};
  return { ...state, ...index, overlay };
}

/** Lets the back button close an overlay before it leaves the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    let leave: (() => void) | undefined;
    // Adds the entry in a later task: adding it takes 15 ms on a slow phone, and React runs this
    // effect before the frame that shows the overlay, so the overlay would appear later.
    const timer = setTimeout(() => {
      leave = enterOverlay(window, () => close.current());
    });
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [isOpen]);
}
