import type { CorroClient, Offer, OfferKind } from '@corro/client';
import { offerStatus } from '@corro/domain';
import type { DealPurchaseEvent, DealPurchaseView, DealTerms } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useClient, useQueries } from '../../app/room.ts';
import { findOrder } from '../../flows/orders/findOrder.ts';
import type { FlowCalls } from '../../flows/orders/flowEffects.ts';
import { dealFlow } from '../../flows/orders/flowKinds.ts';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';

/** A running purchase. */
export interface Deal {
  readonly view: DealPurchaseView;
  readonly send: (event: DealPurchaseEvent) => void;
}

/** The name under which the order of a kind is kept that is on its way. */
export function pendingName(kind: OfferKind): string {
  return `flow:${kind}`;
}

/** Runs the purchase from one offer for as long as it is looked at or on its way. */
export function useDeal(kind: OfferKind, offerId: string): Deal & { offer: Offer | undefined } {
  const client = useClient();
  const queries = useQueries();
  const offers = useQuery(queries.offers({ kind }));
  const balance = useQuery(queries.balance()).data ?? null;
  const offer = offers.data?.find(({ id }) => id === offerId);
  const isOpen = offer !== undefined && offerStatus(offer.status) === 'open';
  const isGone = offers.data !== undefined && !isOpen;
  const flow = useOrderFlow(dealFlow, {
    name: pendingName(kind),
    draft: `deal_${kind}_${offerId}`,
    facts: { offer: offer ?? null, isGone, balance },
    changes: ['offers'],
    ...callsOver(client),
  });
  return { ...flow, offer };
}

function callsOver(client: CorroClient): FlowCalls<DealTerms> {
  return {
    place: ({ order: { key, terms, confirmedAt }, code }) =>
      client.orders.buyOffer({ ...terms, code }, key, { confirmedAt }),
    lookUp: ({ key, terms: { kind, symbol } }, signal) =>
      findOrder(client, { kind, symbol, key }, signal),
  };
}
