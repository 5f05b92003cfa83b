import type { Card, UserInfo, Verification } from '@corro/client';

/** What a new customer does first, in the order of the card. */
export type StartStep = 'identity' | 'code' | 'account' | 'purchase';

/** How far a step is; `unknown` while its call has no answer. */
export type StartState = 'todo' | 'pending' | 'rejected' | 'done' | 'unknown';

export interface StartEntry {
  readonly step: StartStep;
  readonly state: StartState;
}

/** What the upstream says; absent where its call has no answer. */
export interface StartFacts {
  readonly verification: Pick<Verification, 'status'> | undefined;
  readonly userInfo: Pick<UserInfo, 'hasTransactionCode'> | undefined;
  readonly cards: readonly Pick<Card, 'status'>[] | undefined;
  /** How many orders of shares have been carried out, at least. */
  readonly orders: number | undefined;
}

/**
 * The steps, each with how far it is. The code is left out where the upstream does not say whether there
 * is one: it is then created during the first order that needs it.
 */
export function startSteps({
  verification,
  userInfo,
  cards,
  orders,
}: StartFacts): readonly StartEntry[] {
  const code = userInfo?.hasTransactionCode;
  return [
    { step: 'identity', state: identityState(verification?.status) },
    ...(code === null
      ? []
      : [{ step: 'code' as const, state: code === undefined ? 'unknown' : doneIf(code) }]),
    {
      step: 'account',
      state:
        cards === undefined ? 'unknown' : doneIf(cards.some(({ status }) => status === 'usable')),
    },
    { step: 'purchase', state: orders === undefined ? 'unknown' : doneIf(orders > 0) },
  ];
}

function doneIf(isDone: boolean): StartState {
  return isDone ? 'done' : 'todo';
}

function identityState(status: Verification['status'] | undefined): StartState {
  if (status === undefined) return 'unknown';
  if (status === 'approved') return 'done';
  if (status === 'pending' || status === 'rejected') return status;
  // An unknown status does not ask for the documents again.
  return status === 'none' ? 'todo' : 'unknown';
}
