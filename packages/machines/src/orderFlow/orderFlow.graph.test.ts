import { describe, expect, it } from 'vitest';
import { code } from '../dealPurchase/deal.fixture.ts';
import { explore } from '../explore.fixture.ts';
import { now, receipt } from './flow.fixture.ts';
import { flows } from './flows.fixture.ts';

type Name = keyof typeof flows;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal
const names = Object.keys(flows) as Name[];

function pendingOf(id: Name) {
  return { key: 'kept', terms: flows[id].accept, confirmedAt: now - 60_000 };
}

function placing(id: string) {
  return `xstate.done.actor.0.${id}.submitting`;
}

function reconciled(id: string) {
  return `xstate.done.actor.0.${id}.unknown.reconciling.requesting`;
}

function reconciledLater(id: string) {
  return `xstate.done.actor.0.${id}.unknown.unreachable.requesting`;
}

const { fee: _, ...bare } = receipt;
/** An order that is listed without its key. */
const listed = { ...bare, createdAt: now };

function answers(type: string, outputs: readonly unknown[]) {
  return outputs.map((output) => ({ type, output }));
}

type Happening = Parameters<typeof explore>[1]['events'][number];

function exploreFrom(
  id: Name,
  order: ReturnType<typeof pendingOf> | null,
  canHappen: (event: Happening) => boolean = () => true,
) {
  const { machine, facts, told, accept } = flows[id];
  return explore(machine, {
    input: { now: () => now, makeKey: () => 'key', facts, pending: order },
    events: [
      ...told,
      { type: 'FACTS', facts },
      { type: 'REVIEW' },
      { type: 'BACK' },
      { type: 'ACCEPT', terms: accept },
      { type: 'CONFIRM', code },
      { type: 'CONFIRM' },
      { type: 'RECONCILE_AGAIN' },
      { type: 'EDIT_ANYWAY' },
      { type: 'NEW_ORDER' },
      { type: `xstate.after.hintDelay.${id}.editing.hint.quiet.waiting` },
      ...answers(placing(id), [
        { kind: 'done', value: receipt },
        { kind: 'refused', code: 'wrong-authorization-password', values: {} },
        { kind: 'refused', code: 'price-changed', values: {} },
        { kind: 'refused', code: 'insufficient-funds', values: {} },
        { kind: 'failed', failure: 'timeout' },
      ]),
      { type: `xstate.error.actor.0.${id}.submitting`, error: 'defect' },
      { type: `xstate.after.reconcilePause.${id}.unknown.reconciling.waiting` },
      ...answers(reconciled(id), [
        { kind: 'done', value: receipt },
        { kind: 'done', value: null },
        { kind: 'done', value: { listed: [listed] } },
        { kind: 'done', value: { listed: [] } },
        { kind: 'done', value: { failed: { kind: 'refused', code: 'order-failed', values: {} } } },
        { kind: 'failed', failure: 'network' },
      ]),
      { type: `xstate.error.actor.0.${id}.unknown.reconciling.requesting`, error: 'defect' },
      { type: `xstate.after.laterReconcilePause.${id}.unknown.unreachable.waiting` },
      ...answers(reconciledLater(id), [
        { kind: 'done', value: receipt },
        { kind: 'done', value: null },
        { kind: 'done', value: { listed: [listed] } },
        { kind: 'done', value: { listed: [] } },
        { kind: 'failed', failure: 'network' },
      ]),
      { type: `xstate.error.actor.0.${id}.unknown.unreachable.requesting`, error: 'defect' },
    ],
    situation: ({
      form,
      facts: { balance, isGone, ...what },
      reviewed,
      moved,
      aged,
      reconcileAttempts,
    }) => [form, balance, isGone, what, reviewed, moved, aged, reconcileAttempts],
    // Events during reconciliation do not change it.
    matters: (snapshot, event) =>
      canHappen(event) && (event.type !== 'FACTS' || !snapshot.matches('unknown')),
    isEnd: (snapshot) => snapshot.matches('done'),
  });
}

describe.each(names)('%s, every path', (id) => {
  it('reaches every state, and from every situation an order can be done', () => {
    const { defined, reached, stuck, paths } = exploreFrom(id, null);
    // The first state decides at once and is never stood in.
    const passing = new Set(['deciding', ...flows[id].unreached].map((name) => `${id}.${name}`));
    expect(reached).toEqual(defined.filter((one) => !passing.has(one)));
    expect(stuck).toEqual([]);
    // No call without a confirmation, and no confirmation without a review.
    const unasked = paths().filter(
      (path) => !happensInOrder(path, 'REVIEW', 'CONFIRM', placing(id)),
    );
    expect(unasked.some((path) => path.includes(placing(id)))).toBe(false);
  });
});

// What follows a pending order is the factory's: the flow with the most parts of its own, and that with the fewest.
describe.each(['stockTicket', 'recharge'] as const)('%s, pending', (id) => {
  it('begins by reconciling', () => {
    const { stuck, paths } = exploreFrom(id, pendingOf(id));
    expect(stuck).toEqual([]);
    const found = paths();
    expect(found.some((path) => path.includes(reconciled(id)))).toBe(true);
    const asked = [reconciled(id), reconciledLater(id)];
    const unasked = found.filter(
      (path) => !asked.some((event) => happensInOrder(path, event, 'REVIEW', 'CONFIRM')),
    );
    expect(unasked.some((path) => path.includes(placing(id)))).toBe(false);
  });

  it('does not go on while no attempt is answered', () => {
    const { reached } = exploreFrom(id, pendingOf(id), ({ output }) => output?.kind !== 'done');
    expect(reached).toEqual([
      `${id}.unknown.reconciling.requesting`,
      `${id}.unknown.reconciling.waiting`,
      `${id}.unknown.unreachable.requesting`,
      `${id}.unknown.unreachable.waiting`,
    ]);
  });
});

function happensInOrder(path: readonly string[], ...types: readonly string[]): boolean {
  let next = 0;
  for (const type of path) if (type === types[next]) next += 1;
  return next === types.length;
}
