import * as Radix from '@radix-ui/react-toast';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import { GlyphButton } from '../../private/GlyphButton.tsx';
import * as styles from './Toast.css.ts';
import type { ToastMessage } from './ToastContext.ts';

export interface ToastListProps {
  label: string;
  closeLabel: string;
  duration: number;
  messages: readonly (ToastMessage & { id: number })[];
  /** Called once a message has left the screen. */
  onGone: (id: number) => void;
}

/** Time for a message to fade out before it is taken from the list, in milliseconds. */
const fadeMs = 200;

export default function ToastList(props: ToastListProps) {
  const { label, closeLabel, duration, messages, onGone } = props;
  return (
    <Radix.Provider label={label} duration={duration} swipeDirection="down">
      {messages.map(({ id, ...message }) => (
        <Toast key={id} message={message} closeLabel={closeLabel} onGone={() => onGone(id)} />
      ))}
      <Radix.Viewport className={styles.viewport} label={label} />
    </Radix.Provider>
  );
}

interface ToastProps {
  message: ToastMessage;
  closeLabel: string;
  onGone: () => void;
}

function Toast({ message, closeLabel, onGone }: ToastProps) {
  const { text, tone = 'neutral', action } = message;
  const [open, setOpen] = useState(true);

  function close() {
    setOpen(false);
    setTimeout(onGone, fadeMs);
  }

  return (
    <Radix.Root
      className={styles.toast}
      type={tone === 'critical' ? 'foreground' : 'background'}
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
    >
      {tone === 'neutral' ? null : (
        <span className={styles.sign({ tone })}>
          <Glyph of={tone === 'success' ? CircleCheck : TriangleAlert} />
        </span>
      )}
      <div className={styles.words}>
        <Radix.Description className={styles.text}>{text}</Radix.Description>
        {action ? (
          <Radix.Action className={styles.action} altText={action.label} onClick={action.onPress}>
            {action.label}
          </Radix.Action>
        ) : null}
      </div>
      <GlyphButton label={closeLabel} onPress={close}>
        <Glyph of={X} />
      </GlyphButton>
    </Radix.Root>
  );
}
