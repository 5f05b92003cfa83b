import { type ReactNode, createContext, useContext } from 'react';

/** A short message over the page. */
export interface ToastMessage {
  text: ReactNode;
  /** Default: neutral. */
  tone?: 'neutral' | 'success' | 'critical';
  /** One action. It must be available elsewhere too, because the message leaves. */
  action?: { label: string; onPress: () => void };
}

/** Shows a message, replacing the current one. */
export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Returns the function that shows a message. Throws outside a `ToastRegion`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast belongs inside a <ToastRegion>.');
  return show;
}
