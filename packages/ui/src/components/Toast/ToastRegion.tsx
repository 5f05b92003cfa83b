import { type ReactNode, Suspense, lazy, useCallback, useRef, useState } from 'react';
import { type ShowToast, ToastContext, type ToastMessage } from './ToastContext.ts';

/** Comes with the first message: until then a page carries none of its weight. */
const ToastList = lazy(() => import('./ToastList.tsx'));

export interface ToastRegionProps {
  /** Names the place where messages appear, for screen readers. */
  label: string;
  closeLabel: string;
  /** How long a message stays, in milliseconds, unless one points at it. Left out: 6000. */
  duration?: number;
  children: ReactNode;
}

/** Lets everything inside it show short messages by `useToast`. */
export function ToastRegion({ label, closeLabel, duration = 6000, children }: ToastRegionProps) {
  const [messages, setMessages] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const count = useRef(0);
  const show = useCallback<ShowToast>((message) => {
    count.current += 1;
    const id = count.current;
    setMessages((before) => [...before, { ...message, id }]);
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {messages.length === 0 ? null : (
        <Suspense>
          <ToastList
            label={label}
            closeLabel={closeLabel}
            duration={duration}
            messages={messages}
            onGone={(id) => setMessages((before) => before.filter((one) => one.id !== id))}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}
