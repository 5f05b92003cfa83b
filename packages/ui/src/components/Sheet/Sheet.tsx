import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { Modal } from '../../private/Modal/Modal.tsx';
import { useKeyboardInset } from '../../private/keyboard/useKeyboardInset.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Sheet.css.ts';
import { SheetBody } from './SheetBody.tsx';
import { useSwipeDown } from './useSwipeDown.ts';

export interface SheetProps {
  /** Held by the caller, who hears of `onOpenChange` and decides. */
  open: boolean;
  /** Called with false by the close button, Escape, a tap beside the sheet and a swipe down. */
  onOpenChange: (open: boolean) => void;
  /** What the sheet is about: its heading. */
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Scrolls where it is longer than the screen. */
  children: ReactNode;
  /** Stays in view below the scrolling part: the main button. */
  footer?: ReactNode;
  /** Always full height: for content that grows and shrinks while the customer types. */
  tall?: boolean;
}

/** Rises from the bottom over the page. Focus goes in, stays in, and returns where it came from. */
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
