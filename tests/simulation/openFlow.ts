import type {
  ConfirmedOrder,
  OrderFlowEvent,
  OrderPhase,
  OrderProgress,
  PlacedOrder,
} from '@corro/machines';
import {
  type AppOrderFlow,
  type OrderEffects,
  provideOrderEffects,
  readPendingOrder,
} from '@corro/web/effects';
import { createActor } from 'xstate';
import type { Random } from './random.ts';
import { type Account, transactionCode } from './upstream.ts';

/** What a flow can use on a customer's device. */
export interface Device extends OrderEffects {
  readonly account: Account;
  readonly random: Random;
  readonly now: () => number;
  readonly makeKey: () => string;
}

/** Progress of an order, as the screen shows it. */
export interface Progress {
  readonly phase: OrderPhase;
  readonly isOnline: boolean;
  readonly order: Pick<ConfirmedOrder<unknown>, 'key'> | null;
  readonly placed: Pick<PlacedOrder, 'orderNumber'> | null;
  readonly refusal: { readonly code: string } | null;
}

type Step =
  | 'REVIEW'
  | 'BACK'
  | 'CONFIRM'
  | 'RECONCILE_AGAIN'
  | 'EDIT_ANYWAY'
  | 'NEW_ORDER'
  | 'ONLINE'
  | 'OFFLINE';

/** An open screen that places orders. */
export interface OpenFlow {
  readonly progress: () => Progress;
  /** Fills the form and opens the review. */
  readonly fill: () => void;
  /** Passes refreshed query results to the screen. */
  readonly read: () => void;
  readonly step: (type: Step) => void;
  readonly close: () => void;
}

/** A screen that places orders. */
export interface SimulatedFlow {
  readonly name: string;
  /** True if an order whose outcome is unknown is stored on the device. */
  readonly isPending: (device: Device) => boolean;
  readonly open: (device: Device, hear: (progress: Progress) => void) => OpenFlow;
}

interface Driven<Facts, Edit> {
  /** Query results. */
  readonly facts: (device: Device) => Facts;
  /** Returns refreshed query results. Default: the results do not change. */
  readonly readAgain?: (facts: Facts, device: Device) => Facts;
  /** The customer's edits of the form. */
  readonly edits: (device: Device, facts: Facts) => readonly Edit[];
}

/** Creates a screen from a flow of the app. */
export function simulatedFlow<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View extends OrderProgress<Terms>,
>(
  flow: AppOrderFlow<Form, Facts, Edit, Terms, View>,
  { facts: factsOn, readAgain = (facts) => facts, edits }: Driven<Facts, Edit>,
): SimulatedFlow {
  return {
    name: flow.name,
    isPending: ({ storage }) => readPendingOrder(storage, flow) !== null,
    open(device, hear) {
      const { now, makeKey, storage, random } = device;
      const facts = factsOn(device);
      const input = { now, makeKey, facts, pending: readPendingOrder(storage, flow) };
      const tell = (news: Partial<Facts>): void => actor.send({ type: 'FACTS', facts: news });
      const read = (): void => tell(readAgain(facts, device));
      const machine = provideOrderEffects(flow, { ...device, refreshPrice: read, sendFacts: tell });
      const actor = createActor(machine, { input });
      const send = (event: OrderFlowEvent<Facts, Edit, Terms>) => actor.send(event);
      actor.subscribe((snapshot) => hear(flow.viewOf(snapshot)));
      actor.start();
      return {
        progress: () => flow.viewOf(actor.getSnapshot()),
        fill() {
          for (const edit of edits(device, facts)) send({ type: 'EDIT', edit });
          send({ type: 'REVIEW' });
        },
        read,
        step(type) {
          const code = random.chance(0.05) ? '135790' : transactionCode;
          send(type === 'CONFIRM' ? { type, code } : { type });
        },
        close: () => void actor.stop(),
      };
    },
  };
}
