import { useEffect, useRef } from 'react';

/** Open overlays, the topmost last. */
const open: symbol[] = [];

/**
 * Lets Android's back close an overlay before it leaves the page. An open overlay has an entry of
 * its own in the history, with the state that the router put on the page, so that the router sees
 * no other page; closing it by any other way takes the entry back.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const mark = Symbol('overlay');
    open.push(mark);
    history.pushState(overlayState(history.state, open.length), '');
    let isTakenBack = false;
    const onBack = () => {
      if (open.at(-1) !== mark) return;
      isTakenBack = true;
      close.current();
    };
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      const depth = open.indexOf(mark) + 1;
      open.splice(depth - 1, 1);
      const state: unknown = history.state;
      const isOnTop =
        typeof state === 'object' &&
        state !== null &&
        'overlay' in state &&
        state.overlay === depth;
      if (!isTakenBack && isOnTop) history.back();
    };
  }, [isOpen]);
}

/** One page further than the page below, so that a link inside may take the overlay's place. */
function overlayState(below: unknown, overlay: number): object {
  const state = typeof below === 'object' && below !== null ? below : {};
  const index = 'idx' in state && typeof state.idx === 'number' ? { idx: state.idx + 1 } : {};
  return { ...state, ...index, overlay };
}
