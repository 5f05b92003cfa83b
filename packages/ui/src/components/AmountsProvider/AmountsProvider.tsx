import { type ReactNode, use, useMemo } from 'react';
import { AmountsContext } from './AmountsContext.ts';

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
