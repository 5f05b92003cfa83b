import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type Ref, useRef } from 'react';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import { takingFocusAttribute } from '../focus.ts';
import { useOverlayPresence } from '../overlay.ts';
import * as styles from './Modal.css.ts';

interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  placement: 'bottom' | 'center';
  /** An alert dialog ignores taps outside. */
  alert?: boolean;
  describedBy?: string;
  panelRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * Base of sheets and dialogs. The scrim is the dialog's own box, because Radix' overlay stops
 * scrolling by adding a style element, and the content security policy rejects style elements.
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
    // Stores the opener before the content mounts, because a field in the content may take the
    // focus at once.
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
            // An element with `takingFocusAttribute` may have failed to take the focus on mount,
            // because an open overlay below traps the focus.
            const focusTarget = scrim.current?.querySelector<HTMLElement>(
              `[${takingFocusAttribute}]`,
            );
            // Otherwise the dialog takes the focus itself. Radix would focus the first button, which
            // may be destructive or close it: Enter must not press it.
            event.preventDefault();
            (focusTarget ?? scrim.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix would return the focus to its own trigger element; overlays that are opened by
            // state have none.
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
