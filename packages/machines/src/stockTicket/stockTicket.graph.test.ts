import { describe, expect, it } from 'vitest';
import { explore } from '../exploration/explore.fixture.ts';
import { stockTicketMachine, type StockTicketEvent } from './index.ts';
import { input, now, pending, receipt } from './ticket.fixture.ts';

const fresh = now - 1000;
const told: StockTicketEvent[] = [
  { type: 'SIDE', side: 'sell' },
  { type: 'QUANTITY', text: '10' },
  { type: 'LOT', lot: { orderNumber: 'L1', quantity: 5, costPrice: '90.00' } },
  { type: 'PRICE', price: '100.00', readAt: fresh },
  { type: 'PRICE', price: '101.00', readAt: fresh },
  { type: 'PRICE', price: '100.00', readAt: now - 20_000 },
  { type: 'ONLINE' },
  { type: 'REVIEW' },
  { type: 'BACK' },
  { type: 'ACCEPT_PRICE', price: '101.00' },
  { type: 'CONFIRM' },
  { type: 'LOOK_AGAIN' },
  { type: 'EDIT_ANYWAY' },
  { type: 'NEW_ORDER' },
];

const placing = 'xstate.done.actor.0.stockTicket.submitting';
const looking = 'xstate.done.actor.0.stockTicket.unknown.reconciling.looking';
const lookingOn = 'xstate.done.actor.0.stockTicket.unknown.unreachable.looking';
const answered = [
  { type: placing, output: { kind: 'done', value: receipt } },
  { type: placing, output: { kind: 'refused', code: 'price-changed', values: {} } },
  { type: placing, output: { kind: 'refused', code: 'insufficient-funds', values: {} } },
  { type: placing, output: { kind: 'failed', failure: 'timeout' } },
  { type: 'xstate.error.actor.0.stockTicket.submitting', error: 'defect' },
  { type: 'xstate.after.lookUpPause.stockTicket.unknown.reconciling.waiting' },
  { type: looking, output: { kind: 'done', value: receipt } },
  { type: looking, output: { kind: 'done', value: null } },
  { type: looking, output: { kind: 'failed', failure: 'network' } },
  { type: 'xstate.error.actor.0.stockTicket.unknown.reconciling.looking', error: 'defect' },
  { type: 'xstate.after.laterLookUpPause.stockTicket.unknown.unreachable.waiting' },
  { type: lookingOn, output: { kind: 'done', value: receipt } },
  { type: lookingOn, output: { kind: 'done', value: null } },
  { type: lookingOn, output: { kind: 'failed', failure: 'network' } },
  { type: 'xstate.error.actor.0.stockTicket.unknown.unreachable.looking', error: 'defect' },
];

type Happening = Parameters<typeof explore>[1]['events'][number];

function isAnswer({ output }: Happening): boolean {
  return output?.kind === 'done';
}

function exploreFrom(
  order: typeof pending | null,
  canHappen: (event: Happening) => boolean = () => true,
) {
  return explore(stockTicketMachine, {
    events: [...told, ...answered],
    input: { ...input, price: null, pending: order },
    situation: (context) => [
      context['side'],
      context['quantityText'],
      context['lot'] !== null,
      context['price']?.price,
      context['reviewed']?.price,
      context['aged'],
      context['moved'],
      context['looks'],
    ],
    matters: (snapshot, event) =>
      canHappen(event) && (event.type !== 'PRICE' || !snapshot.matches('unknown')),
    isEnd: (snapshot) => snapshot.matches('done'),
  });
}

describe('stock ticket, every path', () => {
  it('reaches every state, and from every situation an order can be done', () => {
    const { defined, reached, stuck, paths } = exploreFrom(null);
    // The first state decides at once and is never stood in.
    expect(reached).toEqual(defined.filter((id) => id !== 'stockTicket.deciding'));
    expect(stuck).toEqual([]);
    // No call without a confirmation, and no confirmation without a review.
    const unasked = paths().filter((path) => !happensInOrder(path, 'REVIEW', 'CONFIRM', placing));
    expect(unasked.some((path) => path.includes(placing))).toBe(false);
  });

  it('begins a pending order by looking it up', () => {
    const { stuck, paths } = exploreFrom(pending);
    expect(stuck).toEqual([]);
    const found = paths();
    expect(found.some((path) => path.includes(looking))).toBe(true);
    const unasked = found.filter(
      (path) =>
        ![looking, lookingOn].some((look) => happensInOrder(path, look, 'REVIEW', 'CONFIRM')),
    );
    expect(unasked.some((path) => path.includes(placing))).toBe(false);
  });

  it('does not go on while no look is answered', () => {
    const { reached } = exploreFrom(pending, (event) => !isAnswer(event));
    expect(reached).toEqual([
      'stockTicket.unknown.reconciling.looking',
      'stockTicket.unknown.reconciling.waiting',
      'stockTicket.unknown.unreachable.looking',
      'stockTicket.unknown.unreachable.waiting',
    ]);
  });
});

function happensInOrder(path: readonly string[], ...types: readonly string[]): boolean {
  let next = 0;
  for (const type of path) if (type === types[next]) next += 1;
  return next === types.length;
}
