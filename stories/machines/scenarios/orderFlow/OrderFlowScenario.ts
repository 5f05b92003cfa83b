import type { Sentence } from '../../../screens/form.ts';
import type { PlayContext, Step } from '../../runner/MachineScenario.ts';
import type { OrderList } from './reconcileSteps.ts';
import type { OrderCall } from './placing.ts';

/** What differs between order flows, on their screens. */
export interface OrderFlowScenario extends OrderCall, OrderList {
  /** The names of its buttons. */
  readonly review: Sentence;
  readonly confirm: Sentence;
  readonly change: Sentence;
  readonly another: Sentence;
  /** Where closing the sheet leaves the form, too: how to come back to it. */
  readonly reopen?: (page: PlayContext) => Promise<void>;
  /** Where the flow asks for a code. */
  readonly code?: OrderCode;
  /** Where what is reviewed can change while one reads. */
  readonly moving?: MovingTerms;
}

/** The code that confirms an order. */
export interface OrderCode {
  readonly text: string;
  readonly type: (page: PlayContext) => Promise<void>;
  /** Sets a first one, from where its lack is said. */
  readonly set: (page: PlayContext) => Promise<void>;
}

/** What is offered instead. */
export interface MovingTerms {
  /** The facts that the screen then sends to the machine. */
  readonly facts: object;
  /** How it comes about. */
  readonly tell: Step['act'];
  /** What the customer agrees to by accepting it. */
  readonly terms: object;
  readonly accept: (page: PlayContext) => Promise<void>;
}
