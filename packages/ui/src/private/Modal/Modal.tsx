import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { takingFocusAttribute } from '../focus.ts';
import { useOverlayPresence } from '../overlay.ts';
import * as styles from './Modal.css.ts';

interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  placement: 'bottom' | 'center';
  /** An alert dialog is not closed by a tap beside it. */
  alert?: boolean;
  describedBy?: string;
  panelRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * The ground of sheets and dialogs. The scrim is the dialog's own box: Radix' overlay would write a
 * style element into the page to stop it scrolling, which the content security policy refuses.
 */
export function Modal({
  open,
  onOpenChange,
  placement,
  alert = false,
  describedBy,
  panelRef,
  children,
}: ModalProps) {
  const scrim = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useOverlayPresence(open);
  useLayoutEffect(() => {
    // Before anything of it is there, which may take the focus at once.
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          ref={scrim}
          className={styles.scrim({ placement })}
          role={alert ? 'alertdialog' : 'dialog'}
          aria-modal="true"
          aria-describedby={describedBy}
          onOpenAutoFocus={(event) => {
            // Over another overlay: that one has kept the focus from what was to take it.
            const taking = scrim.current?.querySelector<HTMLElement>(`[${takingFocusAttribute}]`);
            // The first button may be the one that cannot be undone: Enter is not to press it.
            const first = taking ?? (alert ? scrim.current : null);
            if (first === null) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix would return it to a trigger of its own, which an overlay opened by state lacks.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onPointerDown={(event) => {
            if (!alert && event.target === scrim.current) onOpenChange(false);
          }}
        >
          <div ref={panelRef} className={styles.panel({ placement })}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
