import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useId } from 'react';
import { useFocusIfScrollable } from '../../private/scrollFocus.ts';
import { Modal } from '../../private/Modal/Modal.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  /** Controlled by the caller. */
  open: boolean;
  /** Called with false on Escape and, unless the tone is critical, on a tap outside. */
  onOpenChange: (open: boolean) => void;
  /** The question or event. */
  title: ReactNode;
  children: ReactNode;
  /** `critical` makes an alert dialog, which needs an answer. */
  tone?: 'default' | 'critical';
  /** Buttons, the main one first, stacked so that long labels fit. */
  actions: ReactNode;
}

/** A short question or notice in the middle of the screen. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, children, tone = 'default', actions } = props;
  const textId = useId();
  const focusIfScrollable = useFocusIfScrollable();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      placement="center"
      alert={tone === 'critical'}
      describedBy={textId}
    >
      <div ref={focusIfScrollable} className={styles.body}>
        <Radix.Title className={styles.title({ tone })}>{title}</Radix.Title>
        <div id={textId} className={styles.text}>
          {children}
        </div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </Modal>
  );
}
