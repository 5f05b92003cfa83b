import type { Sentence } from '../../../screens/form.ts';
import type { Hands, Step } from '../../walk/Exhibit.ts';
import type { OrderList } from './lookingUp.ts';
import type { OrderCall } from './placing.ts';

/** What tells one flow that moves money from another, on its screen. */
export interface OrderFlowExhibit extends OrderCall, OrderList {
  /** The names of its buttons. */
  readonly review: Sentence;
  readonly confirm: Sentence;
  readonly change: Sentence;
  readonly another: Sentence;
  /** Where closing the sheet leaves the form, too: how to come back to it. */
  readonly reopen?: (hands: Hands) => Promise<void>;
  /** Where the flow asks for a code. */
  readonly code?: OrderCode;
  /** Where what is reviewed can change while one reads. */
  readonly moving?: MovingTerms;
}

/** The code that confirms an order. */
export interface OrderCode {
  readonly text: string;
  readonly type: (hands: Hands) => Promise<void>;
  /** Sets a first one, from where its lack is said. */
  readonly set: (hands: Hands) => Promise<void>;
}

/** What is offered instead. */
export interface MovingTerms {
  /** What the screen tells the machine then. */
  readonly facts: object;
  /** How it comes about. */
  readonly tell: Step['act'];
  /** What the customer agrees to by accepting it. */
  readonly terms: object;
  readonly accept: (hands: Hands) => Promise<void>;
}
