import * as Radix from '@radix-ui/react-toast';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLayoutEffect } from '../../private/useLayoutEffect.ts';
import { Glyph } from '../../private/Glyph.tsx';
import { GlyphButton } from '../../private/GlyphButton.tsx';
import { useOverlayOpen } from '../../private/overlay.ts';
import * as styles from './Toast.css.ts';
import type { ToastMessage } from './ToastContext.ts';

export interface ShownToastProps {
  label: string;
  closeLabel: string;
  duration: number;
  /** Has a unique id. */
  message: ToastMessage & { id: number };
  /** Called after the message has left the screen. */
  onGone: (id: number) => void;
}

/** Milliseconds of the fade-out. */
const fadeMs = 200;

export default function ShownToast(props: ShownToastProps) {
  const { label, closeLabel, duration, message, onGone } = props;
  const viewport = useRef<HTMLOListElement>(null);
  const isOverlayOpen = useOverlayOpen();
  useLayoutEffect(() => {
    if (isOverlayOpen && viewport.current !== null) keepOffTitle(viewport.current);
    // oxlint-disable-next-line react/exhaustive-deps -- runs again for each message, because its height differs
  }, [message, isOverlayOpen]);
  return (
    <Radix.Provider label={label} duration={duration} swipeDirection="down">
      <Toast
        key={message.id}
        message={message}
        closeLabel={closeLabel}
        onGone={() => onGone(message.id)}
      />
      <Radix.Viewport ref={viewport} className={styles.viewport} label={label} />
    </Radix.Provider>
  );
}

/**
 * Places the message above a sheet if there is room, else below the sheet's title. Reads positions
 * of the layout, such as `offsetTop`, because running animations do not change them.
 */
function keepOffTitle(viewport: HTMLElement): void {
  const open = document.querySelectorAll('[aria-modal="true"][data-state="open"]');
  const panel = [...open].at(-1)?.firstElementChild;
  const head = panel?.firstElementChild;
  viewport.style.removeProperty('top');
  if (!(panel instanceof HTMLElement) || !(head instanceof HTMLElement)) return;
  if (viewport.offsetTop + viewport.offsetHeight < panel.offsetTop) return;
  viewport.style.top = `${panel.offsetTop + head.offsetHeight}px`;
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
