import { type ReactNode, createContext, useContext, useMemo } from 'react';

interface AmountsVisibility {
  readonly hidden: boolean;
  readonly hiddenLabel: string;
}

export const AmountsContext = createContext<AmountsVisibility>({ hidden: false, hiddenLabel: '' });

/** True when amounts are hidden. For sentences that contain an amount. */
export function useAmountsHidden(): boolean {
  return useContext(AmountsContext).hidden;
}

export interface AmountsProviderProps {
  /** `Money` and `Change` inside show dots instead of the customer's amounts. */
  hidden: boolean;
  /** Screen-reader text instead of the dots; default: that of the outer provider. */
  hiddenLabel?: string;
  children: ReactNode;
}

/**
 * Hides the customer's amounts in `children`. With `hidden={false}` inside a hiding provider, shows
 * the amounts again, because customers must see what they confirm.
 */
export function AmountsProvider({ hidden, hiddenLabel, children }: AmountsProviderProps) {
  const outer = useContext(AmountsContext);
  const label = hiddenLabel ?? outer.hiddenLabel;
  const visibility = useMemo(() => ({ hidden, hiddenLabel: label }), [hidden, label]);
  return <AmountsContext.Provider value={visibility}>{children}</AmountsContext.Provider>;
}
