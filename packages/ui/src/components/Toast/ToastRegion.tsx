import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ShownToastProps } from './ShownToast.tsx';
import { type ShowToast, ToastContext } from './ToastContext.ts';

export interface ToastRegionProps {
  /** Accessible name of the region. */
  label: string;
  /** Label of the close button. */
  closeLabel: string;
  /** Milliseconds that a message stays, unless it is hovered; default 6000. */
  duration?: number;
  children: ReactNode;
}

/** Milliseconds before `ShownToast` loads, so that the page's first content loads before it. */
const pageLoadMs = 2_000;

/** Shows the messages of `useToast` inside it. */
export function ToastRegion({ label, closeLabel, duration = 6000, children }: ToastRegionProps) {
  const [message, setMessage] = useState<ShownToastProps['message'] | null>(null);
  const [Shown, setShown] = useState<ComponentType<ShownToastProps> | null>(null);
  const count = useRef(0);
  const load = useCallback(() => {
    // If loading fails, the message stays hidden until a later `load` succeeds.
    import('./ShownToast.tsx').then(
      (module) => setShown(() => module.default),
      () => undefined,
    );
  }, []);
  const show = useCallback<ShowToast>(
    (next) => {
      count.current += 1;
      const id = count.current;
      setMessage({ ...next, id });
      load();
    },
    [load],
  );
  // Loads `ShownToast` before the first message: many messages report that the network has failed,
  // and then the module could not load.
  useEffect(() => {
    const timer = setTimeout(load, pageLoadMs);
    return () => clearTimeout(timer);
  }, [load]);

  return (
    <ToastContext.Provider value={show}>
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
    </ToastContext.Provider>
  );
}
