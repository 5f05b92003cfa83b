import { useEffect, useRef } from 'react';

/** What of the browser's window an overlay needs. */
export interface OverlayPage extends Pick<EventTarget, 'addEventListener'> {
  readonly history: Pick<History, 'state' | 'pushState' | 'back'>;
}

interface Overlay {
  readonly onBack: () => void;
  isTakenBack: boolean;
}

/** Open overlays, the topmost last. */
const open: Overlay[] = [];

/** History entries that closed overlays are removing: the browser does it later; it is not the customer's Back. */
let ownBacks = 0;

const watched = new WeakSet<OverlayPage>();

/**
 * Gives an overlay that opens an entry of its own in the history, with the state that the router
 * put on the page, so that the router sees no other page. `onBack` is called when back is pressed
 * while the overlay is the topmost. Returns what is to be called once it has closed: closed by any
 * other way than back, its entry is taken back.
 */
export function enterOverlay(page: OverlayPage, onBack: () => void): () => void {
  watch(page);
  const overlay: Overlay = { onBack, isTakenBack: false };
  open.push(overlay);
  page.history.pushState(overlayState(page.history.state, open.length), '');
  return () => {
    const depth = open.indexOf(overlay) + 1;
    open.splice(depth - 1, 1);
    const state: unknown = page.history.state;
    const isOnTop =
      typeof state === 'object' && state !== null && 'overlay' in state && state.overlay === depth;
    if (overlay.isTakenBack || !isOnTop) return;
    ownBacks += 1;
    page.history.back();
  };
}

/** Listens once and for good: what an overlay takes back may come when it is long closed. */
function watch(page: OverlayPage): void {
  if (watched.has(page)) return;
  watched.add(page);
  page.addEventListener('popstate', () => {
    if (ownBacks > 0) {
      ownBacks -= 1;
      return;
    }
    const topmost = open.at(-1);
    if (topmost === undefined) return;
    topmost.isTakenBack = true;
    topmost.onBack();
  });
}

/** One page further than the page below, so that a link inside may take the overlay's place. */
function overlayState(below: unknown, overlay: number): object {
  const state = typeof below === 'object' && below !== null ? below : {};
  const index = 'idx' in state && typeof state.idx === 'number' ? { idx: state.idx + 1 } : {};
  return { ...state, ...index, overlay };
}

/** Lets Android's back close an overlay before it leaves the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (isOpen ? enterOverlay(window, () => close.current()) : undefined), [isOpen]);
}
