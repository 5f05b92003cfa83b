import { createContext, use } from 'react';

/** Whether own amounts are hidden, and what a screen reader hears in their place. */
export interface AmountsVisibility {
  readonly hidden: boolean;
  readonly hiddenLabel: string;
}

export const AmountsContext = createContext<AmountsVisibility>({ hidden: false, hiddenLabel: '' });

/** Whether own amounts are hidden here: for text that has one in a sentence. */
export function useAmountsHidden(): boolean {
  return use(AmountsContext).hidden;
}
