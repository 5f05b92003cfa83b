import { useEffect, useRef } from 'react';
import { enterOverlay } from './overlayHistory.ts';

/** Lets Android's back close an overlay before it leaves the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (isOpen ? enterOverlay(window, () => close.current()) : undefined), [isOpen]);
}
