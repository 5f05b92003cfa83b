import { useEffect, useRef } from 'react';

/** What of the browser's window an overlay needs. */
export interface OverlayPage extends Pick<EventTarget, 'addEventListener'> {
  readonly history: Pick<History, 'state' | 'pushState' | 'back'>;
}

interface Overlay {
  /** The page below, as the router tells it from others. */
  readonly page: string;
  readonly onBack: () => void;
  isTakenBack: boolean;
}

/** Open overlays, the topmost last. */
const open: Overlay[] = [];

/**
 * The pages below closed overlays whose history entries are being removed: the browser does it later; it is
 * not the customer's Back.
 */
const ownBacks: string[] = [];

const watched = new WeakSet<OverlayPage>();

/**
 * Gives an overlay that opens an entry of its own in the history, with the state that the router
 * put on the page, so that the router sees no other page. `onBack` is called when back is pressed
 * while the overlay is the topmost. Returns what is to be called once it has closed: closed by any
 * other way than back, its entry is taken back.
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

/** Listens once and for good: what an overlay takes back may come when it is long closed. */
function watch(page: OverlayPage): void {
  if (watched.has(page)) return;
  watched.add(page);
  const takeBack = (event: Event) => {
    const own = ownBacks.shift();
    const topmost = own === undefined ? open.at(-1) : undefined;
    const below = own ?? topmost?.page;
    if (below === undefined) return;
    // The router would render the page that is there already.
    if (below !== '' && below === pageOf(page.history.state)) event.stopImmediatePropagation();
    if (topmost === undefined) return;
    topmost.isTakenBack = true;
    topmost.onBack();
  };
  // Before the router, which listens since before the first overlay.
  page.addEventListener('popstate', takeBack, { capture: true });
}

/** What tells a page from the others of the history: entries of overlays have their page's key. */
function pageOf(state: unknown): string {
  if (typeof state !== 'object' || state === null) return '';
  const key = 'key' in state ? state.key : null;
  return JSON.stringify([key, 'idx' in state ? state.idx : null]);
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
