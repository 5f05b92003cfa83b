/** What of the browser's window an overlay needs. */
export interface OverlayPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly history: Pick<History, 'state' | 'pushState' | 'back'>;
}

/** Open overlays, the topmost last. */
const open: symbol[] = [];

/** Entries that upper overlays are taking back, which is no customer's back for the one below. */
let ownBacks = 0;

/**
 * Gives an overlay that opens an entry of its own in the history, with the state that the router
 * put on the page, so that the router sees no other page. `onBack` is called when back is pressed
 * while the overlay is the topmost. Returns what is to be called once it has closed: closed by any
 * other way than back, its entry is taken back.
 */
export function enterOverlay(page: OverlayPage, onBack: () => void): () => void {
  const mark = Symbol('overlay');
  open.push(mark);
  page.history.pushState(overlayState(page.history.state, open.length), '');
  let isTakenBack = false;
  const onPopState = () => {
    if (open.at(-1) !== mark) return;
    if (ownBacks > 0) {
      ownBacks -= 1;
      return;
    }
    isTakenBack = true;
    onBack();
  };
  page.addEventListener('popstate', onPopState);
  return () => {
    page.removeEventListener('popstate', onPopState);
    const depth = open.indexOf(mark) + 1;
    open.splice(depth - 1, 1);
    const state: unknown = page.history.state;
    const isOnTop =
      typeof state === 'object' && state !== null && 'overlay' in state && state.overlay === depth;
    if (open.length === 0) ownBacks = 0;
    if (isTakenBack || !isOnTop) return;
    if (open.length > 0) ownBacks += 1;
    page.history.back();
  };
}

/** One page further than the page below, so that a link inside may take the overlay's place. */
function overlayState(below: unknown, overlay: number): object {
  const state = typeof below === 'object' && below !== null ? below : {};
  const index = 'idx' in state && typeof state.idx === 'number' ? { idx: state.idx + 1 } : {};
  return { ...state, ...index, overlay };
}
