import type { Sentence } from '../../../harness/form.ts';
import type { PlayContext, Step } from '../../runner/MachineScenario.ts';
import type { OrderList } from './reconcileSteps.ts';
import type { OrderCall } from './placing.ts';

export interface OrderFlowScenario extends OrderCall, OrderList {
  readonly review: Sentence;
  readonly confirm: Sentence;
  readonly change: Sentence;
  readonly another: Sentence;
  /** Opens the form again, if closing the sheet closes the form too. */
  readonly reopen?: (page: PlayContext) => Promise<unknown>;
  readonly code?: OrderCode;
  /** A change of the reviewed terms, if they can change during the review. */
  readonly moving?: MovingTerms;
}

export interface OrderCode {
  readonly text: string;
  /** Sets the first transaction code, starting from the message that the customer has none. */
  readonly set: (page: PlayContext) => Promise<unknown>;
}

export interface MovingTerms {
  /** The facts that the screen sends to the machine after the change. */
  readonly facts: object;
  readonly tell: Step['act'];
  /** The terms that the customer accepts. */
  readonly terms: object;
  readonly accept: (page: PlayContext) => Promise<unknown>;
}
