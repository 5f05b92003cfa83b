import { describe, expect, it } from 'vitest';
import { code } from '../offerPurchase/offerPurchase.fixture.ts';
import { timedOut, refusedCall } from '../calls.fixture.ts';
import { explore } from '../explore.fixture.ts';
import { now, receipt } from './flow.fixture.ts';
import { flows } from './flows.fixture.ts';

type Name = keyof typeof flows;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `flows` has no other keys
const names = Object.keys(flows) as Name[];

function pendingOf(id: Name) {
  return { key: 'stored', terms: flows[id].accept, confirmedAt: now - 60_000 };
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

const { fee: _, ...amounts } = receipt;
const listed = { ...amounts, createdAt: now };

function answers(type: string, outputs: readonly unknown[]) {
  return outputs.map((output) => ({ type, output }));
}

type Options = Parameters<typeof explore>[1];

function optionsOf(
  id: Name,
  pending: ReturnType<typeof pendingOf> | null,
  canHappen: (event: Options['events'][number]) => boolean = () => true,
): Options {
  const { facts, events, accept } = flows[id];
  return {
    input: { now: () => now, makeKey: () => 'key', facts, pending },
    events: [
      ...events,
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
        refusedCall('wrong-authorization-password'),
        refusedCall('price-changed'),
        refusedCall('insufficient-funds'),
        timedOut,
      ]),
      { type: `xstate.error.actor.0.${id}.submitting`, error: 'defect' },
      { type: `xstate.after.reconcilePause.${id}.unknown.reconciling.waiting` },
      ...answers(reconciled(id), [
        { kind: 'done', value: receipt },
        { kind: 'done', value: null },
        { kind: 'done', value: { listed: [listed] } },
        { kind: 'done', value: { listed: [] } },
        { kind: 'done', value: { failed: refusedCall('order-failed') } },
        timedOut,
      ]),
      { type: `xstate.error.actor.0.${id}.unknown.reconciling.requesting`, error: 'defect' },
      { type: `xstate.after.laterReconcilePause.${id}.unknown.unreachable.waiting` },
      ...answers(reconciledLater(id), [
        { kind: 'done', value: receipt },
        { kind: 'done', value: null },
        { kind: 'done', value: { listed: [listed] } },
        { kind: 'done', value: { listed: [] } },
        timedOut,
      ]),
      { type: `xstate.error.actor.0.${id}.unknown.unreachable.requesting`, error: 'defect' },
    ],
    situation: ({
      form,
      facts: { balance, isGone, ...others },
      reviewed,
      haveTermsMoved,
      isPriceTooOld,
      reconcileAttempts,
    }) => [
      form,
      balance,
      isGone,
      others,
      reviewed,
      haveTermsMoved,
      isPriceTooOld,
      reconcileAttempts,
    ],
    // Skips facts during reconciliation: they change the context only, never the state.
    matters: (snapshot, event) =>
      canHappen(event) && (event.type !== 'FACTS' || !snapshot.matches('unknown')),
    isEnd: (snapshot) => snapshot.matches('done'),
  };
}

describe.each(names)('%s', (id) => {
  it('reaches every state, every path can end, and no path places an unconfirmed order', () => {
    const transient = ['deciding', ...flows[id].unreached];
    const { gaps, paths } = explore(flows[id].machine, optionsOf(id, null), transient);
    expect(gaps).toEqual([]);
    const unconfirmed = paths().filter(
      (path) => !happensInOrder(path, 'REVIEW', 'CONFIRM', placing(id)),
    );
    expect(unconfirmed.some((path) => path.includes(placing(id)))).toBe(false);
  });
});

// The factory handles pending orders, so one flow with a moving price and one without are enough.
describe.each(['stockTicket', 'recharge'] as const)('%s with a pending order', (id) => {
  const { machine } = flows[id];

  it('reconciles before it places another order', () => {
    const { stuck, paths } = explore(machine, optionsOf(id, pendingOf(id)));
    expect(stuck).toEqual([]);
    const found = paths();
    expect(found.some((path) => path.includes(reconciled(id)))).toBe(true);
    const answered = [reconciled(id), reconciledLater(id)];
    const unanswered = found.filter(
      (path) => !answered.some((event) => happensInOrder(path, event, 'REVIEW', 'CONFIRM')),
    );
    expect(unanswered.some((path) => path.includes(placing(id)))).toBe(false);
  });

  it('cannot be left while no attempt is answered', () => {
    const options = optionsOf(id, pendingOf(id), ({ output }) => output?.kind !== 'done');
    expect(explore(machine, options).reached).toEqual([
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
