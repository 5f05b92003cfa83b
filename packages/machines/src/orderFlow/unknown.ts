import { dayMs } from '@corro/domain';
import { type DoneArgs, reportDefect } from '../effects.ts';
import { isDone, type Refused } from '../outcome.ts';
import type { ListedOrder, PlacedOrder, ReconcileOutcome } from './types.ts';

type ReconcileArgs = DoneArgs<ReconcileOutcome>;

/**
 * The state of an order with an unknown outcome. `reconcile` looks the order up with growing pauses
 * while online. The customer may continue without an outcome in three cases: the order is not
 * listed, although it may still arrive; it cannot be identified among the listed orders; it was
 * confirmed at least a day ago, and the server does not answer the lookup. The flow never places
 * the order again, and reports a failure only if the server reports it.
 */
export function unknownStates<Id extends string, Args, Input>(
  id: Id,
  input: (args: Args) => Input,
) {
  /** One attempt. `otherwise` are the transitions while the outcome stays unknown. */
  const request = <const Otherwise extends readonly object[]>(otherwise: Otherwise) =>
    ({
      invoke: {
        src: 'reconcile',
        input,
        onDone: [
          {
            guard: ({ event }: ReconcileArgs) => placedIn(event.output) !== null,
            target: `#${id}.done`,
            actions: [
              {
                type: 'takePlaced',
                params: ({ event }: ReconcileArgs) => ({ placed: placedIn(event.output) }),
              },
              'clearPending',
              'accountChanged',
            ],
          },
          {
            guard: ({ event }: ReconcileArgs) => failedIn(event.output) !== null,
            target: `#${id}.refused`,
            actions: [
              {
                type: 'takeError',
                params: ({ event }: ReconcileArgs) => failedIn(event.output) ?? event.output,
              },
              'clearPending',
              'accountChanged',
            ],
          },
          ...otherwise,
        ],
        onError: {
          target: `#${id}.unknown.unreachable`,
          actions: reportDefect,
        },
      },
    }) as const;

  /** Orders were listed, none of them identifiable. */
  const unidentified = {
    target: `#${id}.unknown.unidentified`,
    actions: {
      type: 'takeListed',
      params: ({ event }: ReconcileArgs) => ({ listed: listedIn(event.output) ?? [] }),
    },
  } as const;

  const notFound = {
    guard: ({ event }: ReconcileArgs) => isDone(event.output),
    target: `#${id}.unknown.notFound`,
  } as const;

  const whenOnline = { guard: 'isOnline', target: 'requesting' } as const;
  const on = { ONLINE: { target: 'requesting', actions: 'goOnline' } } as const;

  return {
    initial: 'reconciling',
    states: {
      /** The customer has nothing to decide during these attempts. */
      reconciling: {
        entry: 'resetReconcileAttempts',
        initial: 'waiting',
        states: {
          waiting: { on, after: { reconcilePause: whenOnline } },
          requesting: {
            entry: 'countReconcileAttempt',
            ...request([
              { guard: isListedSince, ...unidentified },
              { guard: 'hasReconcileAttemptsLeft', target: 'waiting' },
              { guard: isUnkeyed, ...unidentified },
              notFound,
              { target: `#${id}.unknown.unreachable` },
            ]),
          },
        },
      },
      /** The order is not listed; it may still arrive. */
      notFound: {
        on: {
          RECONCILE_AGAIN: 'reconciling',
          EDIT_ANYWAY: { target: `#${id}.editing`, actions: ['abandon', 'clearPending'] },
        },
      },
      /** The server returns no keys, so the customer has to compare the listed orders. */
      unidentified: {
        on: {
          RECONCILE_AGAIN: 'reconciling',
          EDIT_ANYWAY: { target: `#${id}.editing`, actions: ['abandon', 'clearPending'] },
        },
      },
      /**
       * The last attempt was not answered; the attempts continue. A day after the confirmation the
       * customer may compare and continue, because some servers list no orders of this kind.
       */
      unreachable: {
        initial: 'waiting',
        on: {
          RECONCILE_AGAIN: 'reconciling',
          EDIT_ANYWAY: {
            guard: 'isUnknownForLong',
            target: `#${id}.editing`,
            actions: ['abandon', 'clearPending'],
          },
        },
        states: {
          waiting: { on, after: { laterReconcilePause: whenOnline } },
          requesting: request([
            { guard: isUnkeyed, ...unidentified },
            notFound,
            { target: 'waiting' },
          ]),
        },
      },
    },
  } as const;
}

function isListedSince({ event }: ReconcileArgs): boolean {
  return (listedIn(event.output) ?? []).length > 0;
}

function isUnkeyed({ event }: ReconcileArgs): boolean {
  return listedIn(event.output) !== null;
}

function placedIn(outcome: ReconcileOutcome): PlacedOrder | null {
  if (outcome.kind !== 'done' || outcome.value === null) return null;
  return 'failed' in outcome.value || 'listed' in outcome.value ? null : outcome.value;
}

function listedIn(outcome: ReconcileOutcome): readonly ListedOrder[] | null {
  if (outcome.kind !== 'done' || outcome.value === null) return null;
  return 'listed' in outcome.value ? outcome.value.listed : null;
}

function failedIn(outcome: ReconcileOutcome): Refused | null {
  if (outcome.kind !== 'done' || outcome.value === null) return null;
  return 'failed' in outcome.value ? outcome.value.failed : null;
}

/** Pauses before the first attempts, milliseconds. */
export const reconcilePausesMs = [0, 1000, 2000, 4000, 8000, 16_000] as const;

/** Checks if an order was confirmed so long ago that the customer may stop waiting for its outcome. */
export function isUnknownForLong({
  order,
  now,
}: {
  readonly order: { readonly confirmedAt: number } | null;
  readonly now: () => number;
}): boolean {
  return order !== null && now() - order.confirmedAt >= dayMs;
}

/** Pause before each later attempt, milliseconds. */
export const laterReconcilePauseMs = 16_000;
