import { type ReactNode, createContext, use } from 'react';

/** A short message over the page. */
export interface ToastMessage {
  /** A short sentence. */
  text: ReactNode;
  /** Left out: neutral. */
  tone?: 'neutral' | 'success' | 'critical';
  /** One thing to do about it: `onPress`, with its words in `label`. It must be reachable elsewhere too: the message leaves. */
  action?: { label: string; onPress: () => void };
}

/** Shows a message, in place of the one that is there. */
export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Returns the function that shows a message. Throws outside of a `ToastRegion`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast belongs inside a <ToastRegion>.');
  return show;
}
