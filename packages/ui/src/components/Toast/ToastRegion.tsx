import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { type ShowToast, ToastContext, type ToastMessage } from './ToastContext.ts';
import type { ToastListProps } from './ToastList.tsx';

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
  const [messages, setMessages] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null);
  const count = useRef(0);
  const show = useCallback<ShowToast>((message) => {
    count.current += 1;
    const id = count.current;
    setMessages([{ ...message, id }]);
    // The list comes with the first message: until then a page carries none of its weight. Where
    // it cannot be had the message waits for the next one, which asks again.
    import('./ToastList.tsx').then(
      (module) => setList(() => module.default),
      () => undefined,
    );
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {messages.length === 0 || List === null ? null : (
        <List
          label={label}
          closeLabel={closeLabel}
          duration={duration}
          messages={messages}
          onGone={(id) => setMessages((before) => before.filter((one) => one.id !== id))}
        />
      )}
    </ToastContext>
  );
}
