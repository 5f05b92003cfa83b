import { maskAccount } from '@corro/domain';
import {
  type OfferPurchaseEdit,
  type LoanRequestEdit,
  type RechargeEdit,
  type TicketEdit,
  type WithdrawEdit,
} from '@corro/machines';
import {
  offerFlow,
  fundFlow,
  ipoFlow,
  loanFlow,
  rechargeFlow,
  ticketFlow,
  withdrawFlow,
} from '@corro/web/effects';
import { sharePriceAt, symbols } from './market.ts';
import { type Device, type SimulatedFlow, simulatedFlow } from './openFlow.ts';

/**
 * Balance that the screens show. The screens never refresh the balance, so that customers also
 * place orders that the server refuses.
 */
const balance = '25000.00';

function offerPurchaseOf(kind: keyof typeof offerFlow): SimulatedFlow {
  return simulatedFlow(offerFlow[kind], {
    facts({ account, random }) {
      const offers = account.offers[kind];
      const offer = offers[random.between(0, offers.length - 1)] ?? null;
      return { offer, isGone: false, balance, hidesAmounts: false };
    },
    edits: (_, { offer }): OfferPurchaseEdit[] =>
      offer === null ? [] : [{ type: 'QUANTITY', text: String(offer.minimum) }],
  });
}

const ipo = simulatedFlow(ipoFlow, {
  facts({ account: { ipos }, random }) {
    const found = ipos[random.between(0, 2)];
    if (found === undefined) return { offering: null, isGone: true, balance };
    const { id, symbol, name, price, min, max } = found;
    const range = { min: min ?? 100, max: max ?? 100 };
    const offering = { id, symbol, name, price, ...range, isForthcoming: true };
    return { offering, isGone: false, balance };
  },
  edits: () => [],
});

const fund = simulatedFlow(fundFlow, {
  facts: ({ account: { funds }, random }) => ({
    fund: funds[random.between(0, funds.length - 1)] ?? null,
    isGone: false,
    balance,
  }),
  edits: () => [],
});

const recharge = simulatedFlow(rechargeFlow, {
  facts: () => ({ balance }),
  // In the sandbox a deposit of 5,013 fails.
  edits: ({ random }): RechargeEdit[] => [
    { type: 'METHOD', method: 'bank' },
    { type: 'AMOUNT', text: random.pick(['5000', '5013']) },
  ],
});

const withdraw = simulatedFlow(withdrawFlow, {
  facts: ({ account: { cards } }) => ({
    cards: cards.map(({ id, kind, bankName, account }) => ({
      id,
      kind,
      bankName,
      masked: maskAccount(account),
    })),
    balance,
    minimum: null,
    heldSeconds: null,
  }),
  edits: ({ random }): WithdrawEdit[] => [
    { type: 'AMOUNT', text: random.pick(['100', '113', '4000']) },
  ],
});

const loan = simulatedFlow(loanFlow, {
  facts: ({ account }) => ({ offer: account.loan }),
  edits: ({ random }): LoanRequestEdit[] => [
    { type: 'AMOUNT', text: random.pick(['500', '513', '3000']) },
  ],
});

const [symbol] = symbols;

const ticket = simulatedFlow(ticketFlow(symbol), {
  facts: (device) => ({ symbol, price: readPrice(device), balance }),
  readAgain: (facts, device) => ({ ...facts, price: readPrice(device) }),
  edits({ random, account: { lots } }): TicketEdit[] {
    const lot = lots[random.between(0, lots.length)];
    if (lot !== undefined) {
      return [
        { type: 'SIDE', side: 'sell' },
        { type: 'LOT', lot },
      ];
    }
    return [
      { type: 'SIDE', side: 'buy' },
      { type: 'QUANTITY', text: String(random.between(1, 3)) },
    ];
  },
});

function readPrice({ now }: Device) {
  return { price: sharePriceAt(Date.now()), readAt: now() };
}

/** Every flow that places orders, except the repayment of a loan, because a loan is due after the end of a run. */
export const flows: readonly [SimulatedFlow, ...SimulatedFlow[]] = [
  ticket,
  offerPurchaseOf('block'),
  offerPurchaseOf('qip'),
  ipo,
  fund,
  recharge,
  withdraw,
  loan,
];
