import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { readPendingOrder } from '../../flows/orders/persistedOrders.ts';
import { ipoFlow } from './ipoFlow.ts';

/** The offering that is applied for: chosen by the customer, or found on its way after a reload. */
export interface IpoChoice {
  readonly ipoId: string;
  /** The customer asked for it and has not left it since. */
  readonly isWanted: boolean;
}

/** One application at a time: what is on its way is not left for another offering. */
export function useIpoChoice() {
  const { storage } = useServices();
  const [choice, setChoice] = useState<IpoChoice | null>(() => {
    const pending = readPendingOrder(storage, ipoFlow);
    return pending === null ? null : { ipoId: pending.terms.offeringId, isWanted: false };
  });
  return {
    choice,
    choose: (ipoId: string) => {
      const pending = readPendingOrder(storage, ipoFlow);
      setChoice({ ipoId: pending?.terms.offeringId ?? ipoId, isWanted: true });
    },
    leave: () => setChoice((before) => (before === null ? null : { ...before, isWanted: false })),
  };
}
