import { balanceQuery, type Offer, type OfferKind, offersQuery } from '@corro/client';
import type { DealPurchaseEvent, DealPurchaseView } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useHiddenAmounts } from '../../common/hiddenAmounts.tsx';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';
import { dealFlow } from './dealFlow.ts';
import { isCompleteOffer } from '../../flows/orders/complete.ts';

/** A running purchase. */
export interface Deal {
  readonly view: DealPurchaseView;
  readonly send: (event: DealPurchaseEvent) => void;
}

/** Runs the purchase from one offer for as long as it is looked at or on its way. */
export function useDeal(kind: OfferKind, offerId: string): Deal & { offer: Offer | undefined } {
  const api = useApi();
  const offers = useQuery(offersQuery(api, { kind }));
  const balance = useQuery(balanceQuery(api)).data ?? null;
  const { isHidden: hidesAmounts } = useHiddenAmounts();
  const offer = offers.data?.find(({ id }) => id === offerId);
  const isOpen = offer !== undefined && offer.status === 'open';
  const isGone = offers.data !== undefined && !isOpen;
  const flow = useOrderFlow(dealFlow[kind], {
    draft: `deal_${kind}_${offerId}`,
    facts: {
      offer: offer !== undefined && isCompleteOffer(offer) ? offer : null,
      isGone,
      balance,
      hidesAmounts,
    },
  });
  return { ...flow, offer };
}
