import { balanceQuery, type Card, cardsQuery, configQuery, userInfoQuery } from '@corro/client';
import { compare, type DecimalText, maskAccount } from '@corro/domain';
import type { WithdrawCard, WithdrawEvent, WithdrawView } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../app/api.ts';
import {
  type CompleteCard,
  isCompleteCard,
  missingOf,
  requiredFields,
} from '../../../flows/orders/complete.ts';
import { useOrderFlow } from '../../../flows/orders/useOrderFlow.ts';
import { withdrawFlow } from './withdrawFlow.ts';

export interface Withdraw {
  readonly view: WithdrawView;
  readonly send: (event: WithdrawEvent) => void;
}

export function useWithdraw() {
  const api = useApi();
  const cards = useQuery(cardsQuery(api));
  const balance = useQuery(balanceQuery(api));
  const minimum = useQuery(configQuery(api)).data?.minWithdraw ?? null;
  const heldSeconds = useQuery(userInfoQuery(api)).data?.withdrawalsHeldSeconds ?? null;
  const usable = useMemo(
    () => cards.data?.filter(isUsable).filter(isCompleteCard).map(toDestination) ?? null,
    [cards.data],
  );
  const flow = useOrderFlow(withdrawFlow, {
    draft: 'withdraw',
    facts: { cards: usable, balance: balance.data ?? null, minimum, heldSeconds },
  });
  const incomplete = cards.data?.find((card) => isUsable(card) && !isCompleteCard(card));
  // Missing field of an otherwise usable card.
  const missing = incomplete === undefined ? null : missingOf(incomplete, requiredFields.card);
  return { ...flow, cards, balance, missing };
}

const isUsable = ({ status }: Card) => status === 'usable';

/** Card for the withdrawal, with its account masked: the machine never gets the full number. */
function toDestination({ account, ...card }: CompleteCard): WithdrawCard {
  const { id, kind, bankName, holder, version, payableAt } = card;
  return { id, kind, bankName, masked: maskAccount(account), holder, version, payableAt };
}

/** The typed amount in US dollars; null if it is invalid or above `maxAmount`. */
export function payableAmount({ net, maxAmount }: Withdraw['view']): DecimalText | null {
  return net === null || (maxAmount !== null && compare(net, maxAmount) > 0) ? null : net;
}
