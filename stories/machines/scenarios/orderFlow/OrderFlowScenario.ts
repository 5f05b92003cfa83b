import type { Sentence } from '../../../harness/form.ts';
import type { PlayContext, Step } from '../../runner/MachineScenario.ts';
import type { OrderList } from './reconcileSteps.ts';
import type { OrderCall } from './placing.ts';

export interface OrderFlowScenario extends OrderCall, OrderList {
  readonly review: Sentence;
  readonly confirm: Sentence;
  readonly change: Sentence;
  readonly another: Sentence;
  /** Where closing the sheet leaves the form, too: how to come back to it. */
  readonly reopen?: (page: PlayContext) => Promise<unknown>;
  readonly code?: OrderCode;
  /** Where what is reviewed can change while one reads. */
  readonly moving?: MovingTerms;
}

export interface OrderCode {
  readonly text: string;
  readonly type: (page: PlayContext) => Promise<unknown>;
  /** Sets a first one, from where its lack is said. */
  readonly set: (page: PlayContext) => Promise<unknown>;
}

export interface MovingTerms {
  /** The facts that the screen then sends to the machine. */
  readonly facts: object;
  readonly tell: Step['act'];
  /** What the customer agrees to by accepting it. */
  readonly terms: object;
  readonly accept: (page: PlayContext) => Promise<unknown>;
}
