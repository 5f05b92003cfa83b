import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusIfScrollable } from '../../private/focus.ts';
import * as styles from './Sheet.css.ts';
import { usePulledBody } from './useSwipeDown.ts';

interface SheetBodyProps {
  panel: RefObject<HTMLElement | null>;
  onClose: () => void;
  tall: boolean;
  children: ReactNode;
}

/** The part that scrolls; at its top a finger pulls the whole sheet down by it. */
export function SheetBody({ panel, onClose, tall, children }: SheetBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => focusIfScrollable(box.current), []);
  usePulledBody(box, panel, onClose);
  return (
    <div ref={box} className={styles.body({ tall })}>
      {children}
    </div>
  );
}
