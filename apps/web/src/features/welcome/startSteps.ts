import type { Card, UserInfo, Verification } from '@corro/client';

export type StartStep = 'passkey' | 'identity' | 'code' | 'account' | 'purchase';

/** State of a step; `unknown` until its query responds. */
type StartState = 'todo' | 'pending' | 'rejected' | 'done' | 'unknown';

export interface StartEntry {
  readonly step: StartStep;
  readonly state: StartState;
}

/** Responses of the upstream; undefined while loading. */
export interface StartFacts {
  /** Number of passkeys; null where they are not offered. */
  readonly passkeys: number | null | undefined;
  readonly verification: Pick<Verification, 'status'> | undefined;
  readonly userInfo: Pick<UserInfo, 'hasTransactionCode'> | undefined;
  readonly cards: readonly Pick<Card, 'status'>[] | undefined;
  /** Number of successful share orders, or a lower bound of it. */
  readonly orders: number | undefined;
}

/**
 * The steps with their state. The step `passkey` is omitted unless both device and upstream offer
 * passkeys. The step `code` is omitted if the upstream does not report whether the customer has a
 * code: the first order that needs a code then sets it.
 */
export function startSteps({
  passkeys,
  verification,
  userInfo,
  cards,
  orders,
}: StartFacts): readonly StartEntry[] {
  const code = userInfo?.hasTransactionCode;
  return [
    ...(passkeys === null
      ? []
      : [
          {
            step: 'passkey' as const,
            state: passkeys === undefined ? ('unknown' as const) : doneIf(passkeys > 0),
          },
        ]),
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
  // An unknown status does not request the documents again.
  return status === 'none' ? 'todo' : 'unknown';
}
