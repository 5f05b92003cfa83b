import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import type { ShownToastProps } from './ShownToast.tsx';
import { type ShowToast, ToastContext } from './ToastContext.ts';

export interface ToastRegionProps {
  /** Names the place where messages appear, for screen readers. */
  label: string;
  /** Name of the button that takes a message away. */
  closeLabel: string;
  /** How long a message stays, in milliseconds, unless one points at it. Left out: 6000. */
  duration?: number;
  children: ReactNode;
}

/** Lets everything inside it show short messages by `useToast`. */
export function ToastRegion({ label, closeLabel, duration = 6000, children }: ToastRegionProps) {
  const [message, setMessage] = useState<ShownToastProps['message'] | null>(null);
  const [Shown, setShown] = useState<ComponentType<ShownToastProps> | null>(null);
  const count = useRef(0);
  const show = useCallback<ShowToast>((next) => {
    count.current += 1;
    const id = count.current;
    setMessage({ ...next, id });
    // What shows it comes with the first message: until then a page carries none of its weight. Where
    // it cannot be had the message waits for the next one, which asks again.
    import('./ShownToast.tsx').then(
      (module) => setShown(() => module.default),
      () => undefined,
    );
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {message === null || Shown === null ? null : (
        <Shown
          label={label}
          closeLabel={closeLabel}
          duration={duration}
          message={message}
          onGone={(id) => setMessage((now) => (now?.id === id ? null : now))}
        />
      )}
    </ToastContext>
  );
}
