import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useLayoutEffect } from '../../private/useLayoutEffect.ts';
import { focusWhileScrollable } from '../../private/scrollFocus.ts';
import { Modal } from '../../private/Modal/Modal.tsx';
import { useKeyboardInset } from '../../private/keyboard/useKeyboardInset.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Sheet.css.ts';
import { usePulledBody, useSwipeDown } from './useSwipeDown.ts';

export interface SheetProps {
  /** Controlled by the caller. */
  open: boolean;
  /** Called with false by the close button, Escape, a tap outside and a swipe down. */
  onOpenChange: (open: boolean) => void;
  /** Heading. */
  title: ReactNode;
  /** Label of the close button. */
  closeLabel: string;
  /** Scrolls when it is longer than the screen. */
  children: ReactNode;
  /** Sticky footer, for the main button. */
  footer?: ReactNode;
  /** Always full height, for content that changes its height while typing. */
  tall?: boolean;
}

/** A modal panel at the bottom of the screen. The focus moves in and returns to the opener. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, closeLabel, children, footer, tall = false } = props;
  const panel = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  const swipe = useSwipeDown(panel, close);
  useKeyboardInset(open);
  return (
    <Modal open={open} onOpenChange={onOpenChange} placement="bottom" panelRef={panel}>
      <div className={styles.header} {...swipe}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <IconButton icon="close" label={closeLabel} onPress={close} />
      </div>
      <SheetBody panel={panel} onClose={close} tall={tall}>
        {children}
      </SheetBody>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </Modal>
  );
}

interface SheetBodyProps {
  panel: RefObject<HTMLElement | null>;
  onClose: () => void;
  tall: boolean;
  children: ReactNode;
}

/** The scrolling part. Mounted with the open sheet, so that its effects find the elements. */
function SheetBody({ panel, onClose, tall, children }: SheetBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current === null ? undefined : focusWhileScrollable(box.current)), []);
  usePulledBody(box, panel, onClose);
  return (
    <div ref={box} className={styles.body({ tall })}>
      {children}
    </div>
  );
}
