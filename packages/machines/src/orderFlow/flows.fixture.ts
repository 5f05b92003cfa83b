import type { AnyEventObject, AnyStateMachine } from 'xstate';
import {
  facts as offerFacts,
  offer,
  pendingOrder,
} from '../offerPurchase/offerPurchase.fixture.ts';
import { offerPurchaseMachine } from '../offerPurchase/offerPurchase.ts';
import { fundPurchaseMachine } from '../fundPurchase/fundPurchase.ts';
import { ipoApplicationMachine } from '../ipoApplication/ipoApplication.ts';
import { loanRepaymentMachine } from '../loanRepayment/loanRepayment.ts';
import { loanRequestMachine } from '../loanRequest/loanRequest.ts';
import { rechargeMachine } from '../recharge/recharge.ts';
import { requestCancellationMachine } from '../requestCancellation/requestCancellation.ts';
import { stockTicketMachine } from '../stockTicket/stockTicket.ts';
import { facts as market, terms as shares } from '../stockTicket/ticket.fixture.ts';
import { withdrawMachine } from '../withdraw/withdraw.ts';
import { now } from './flow.fixture.ts';

interface Flow {
  readonly machine: AnyStateMachine;
  readonly facts: object;
  /** Edits and facts of the flow. */
  readonly events: readonly AnyEventObject[];
  /** Terms after the change in `events`. */
  readonly accept: object;
  /** States that this flow cannot reach. */
  readonly unreached: readonly string[];
}

/** Flows without delayed problems never show a hint. */
const unhinted = ['editing.hint.quiet.waiting', 'editing.hint.shown'];

const fund = { id: '4', name: 'Fund', amount: '9.00', issueAmount: null, soldAmount: null };
const offering = {
  id: '2',
  symbol: 'LUMO',
  name: 'Lumo',
  price: '12.50',
  min: 100,
  max: 300,
  isForthcoming: true,
};
const loan = { orderNumber: 'L-1', amount: '500.00', cost: '4.93' };
const request = { kind: 'withdrawal', orderNumber: 'W-1', amount: '250.00', returned: '250.00' };
const card = { id: '5', kind: 'bank', bankName: 'Bank', masked: '•••• 1' };
const known = { isGone: false, balance: '25000.00' };
const lost = [
  { type: 'FACTS', facts: { balance: null } },
  { type: 'FACTS', facts: { isGone: true } },
];
const typed = (text: string) => ({ type: 'EDIT', edit: { type: 'QUANTITY', text } });
const amount = (text: string) => ({ type: 'EDIT', edit: { type: 'AMOUNT', text } });

const lot = { orderNumber: 'L1', quantity: 5, costPrice: '90.00' };
const read = (price: string, readAt: number) => ({
  type: 'FACTS',
  facts: { price: { price, readAt } },
});

/** Every flow made by `createOrderFlow`. */
export const flows = {
  stockTicket: {
    machine: stockTicketMachine,
    facts: { ...market, price: { price: '100.00', readAt: now - 1000 } },
    events: [
      { type: 'EDIT', edit: { type: 'SIDE', side: 'sell' } },
      typed('10'),
      { type: 'EDIT', edit: { type: 'LOT', lot } },
      read('101.00', now - 1000),
      read('100.00', now - 20_000),
    ],
    accept: { ...shares, price: '101.00' },
    unreached: unhinted,
  },
  offerPurchase: {
    machine: offerPurchaseMachine,
    facts: offerFacts,
    events: [
      ...lost,
      typed('9'),
      typed('100'),
      { type: 'FACTS', facts: { offer: { ...offer, price: '121' } } },
    ],
    accept: { ...pendingOrder.terms, price: '121' },
    unreached: [],
  },
  ipoApplication: {
    machine: ipoApplicationMachine,
    facts: { ...known, offering },
    events: [
      ...lost,
      typed('150'),
      typed('200'),
      { type: 'FACTS', facts: { offering: { ...offering, price: '13' } } },
    ],
    accept: { offeringId: '2', symbol: 'LUMO', name: 'Lumo', price: '13', quantity: 200 },
    unreached: [],
  },
  fundPurchase: {
    machine: fundPurchaseMachine,
    facts: { ...known, fund },
    events: [...lost, { type: 'FACTS', facts: { fund: { ...fund, amount: '10.00' } } }],
    accept: { fundId: '4', name: 'Fund', amount: '10.00' },
    unreached: unhinted,
  },
  recharge: {
    machine: rechargeMachine,
    facts: known,
    events: [
      ...lost,
      amount('50'),
      amount('5000'),
      { type: 'EDIT', edit: { type: 'METHOD', method: 'bank' } },
    ],
    accept: { amount: '6000', method: 'bank' },
    // No answer of the upstream changes the requested terms.
    unreached: ['reviewing.termsMoved', ...unhinted],
  },
  loanRequest: {
    machine: loanRequestMachine,
    facts: { offer: { remaining: '10000', rate: '12', days: 30 } },
    events: [
      ...lost,
      amount('50'),
      amount('500'),
      { type: 'FACTS', facts: { offer: { remaining: '10000', rate: '24', days: 30 } } },
    ],
    accept: { amount: '500', rate: '24', days: 30 },
    unreached: [],
  },
  loanRepayment: {
    machine: loanRepaymentMachine,
    facts: { loan, isPaid: false, balance: '25000.00', owed: null },
    events: [
      { type: 'FACTS', facts: { balance: null } },
      { type: 'FACTS', facts: { isPaid: true } },
      { type: 'FACTS', facts: { loan: { ...loan, cost: '9.86' } } },
    ],
    accept: { ...loan, cost: '9.86' },
    unreached: unhinted,
  },
  requestCancellation: {
    machine: requestCancellationMachine,
    facts: { request, stage: 'pending', balance: '24750.00' },
    events: [
      { type: 'FACTS', facts: { request: null } },
      { type: 'FACTS', facts: { stage: 'ended' } },
      { type: 'FACTS', facts: { stage: 'cancelled' } },
    ],
    accept: request,
    // A request does not change while it is pending.
    unreached: ['reviewing.termsMoved', ...unhinted],
  },
  withdraw: {
    machine: withdrawMachine,
    facts: { ...known, cards: [card], minimum: '100', heldSeconds: null },
    events: [
      ...lost,
      amount('50'),
      amount('250'),
      { type: 'FACTS', facts: { cards: [{ ...card, masked: '•••• 2' }] } },
    ],
    accept: { cardId: '5', kind: 'bank', bankName: 'Bank', masked: '•••• 2', amount: '250' },
    unreached: [],
  },
} satisfies Record<string, Flow>;
