import { type ReactNode, createContext, use, useMemo } from 'react';

/** Whether own amounts are hidden, and what a screen reader hears in their place. */
interface AmountsVisibility {
  readonly hidden: boolean;
  readonly hiddenLabel: string;
}

export const AmountsContext = createContext<AmountsVisibility>({ hidden: false, hiddenLabel: '' });

/** Whether own amounts are hidden here: for text that has one in a sentence. */
export function useAmountsHidden(): boolean {
  return use(AmountsContext).hidden;
}

export interface AmountsProviderProps {
  /** Whether `Money` and `Change` inside it show dots in place of own amounts. */
  hidden: boolean;
  /** What a screen reader hears instead of the dots. Left out: what the provider around it says. */
  hiddenLabel?: string;
  children: ReactNode;
}

/**
 * Hides the own amounts inside it, or shows them where a provider around it hides them: what the customer is about
 * to confirm must be seen.
 */
export function AmountsProvider({ hidden, hiddenLabel, children }: AmountsProviderProps) {
  const outer = use(AmountsContext);
  const label = hiddenLabel ?? outer.hiddenLabel;
  const visibility = useMemo(() => ({ hidden, hiddenLabel: label }), [hidden, label]);
  return <AmountsContext value={visibility}>{children}</AmountsContext>;
}
