import { describe, expect, it } from 'vitest';
import { code } from '../dealPurchase/deal.fixture.ts';
import { explore } from '../exploration/explore.fixture.ts';
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

function looking(id: string) {
  return `xstate.done.actor.0.${id}.unknown.reconciling.looking`;
}

function lookingOn(id: string) {
  return `xstate.done.actor.0.${id}.unknown.unreachable.looking`;
}

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
      { type: 'LOOK_AGAIN' },
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
      { type: `xstate.after.lookUpPause.${id}.unknown.reconciling.waiting` },
      ...answers(looking(id), [
        { kind: 'done', value: receipt },
        { kind: 'done', value: null },
        { kind: 'done', value: { failed: { kind: 'refused', code: 'order-failed', values: {} } } },
        { kind: 'failed', failure: 'network' },
      ]),
      { type: `xstate.error.actor.0.${id}.unknown.reconciling.looking`, error: 'defect' },
      { type: `xstate.after.laterLookUpPause.${id}.unknown.unreachable.waiting` },
      ...answers(lookingOn(id), [
        { kind: 'done', value: receipt },
        { kind: 'done', value: null },
        { kind: 'failed', failure: 'network' },
      ]),
      { type: `xstate.error.actor.0.${id}.unknown.unreachable.looking`, error: 'defect' },
    ],
    situation: ({ form, facts: { balance, isGone, ...what }, reviewed, moved, aged, looks }) => [
      form,
      balance,
      isGone,
      what,
      reviewed,
      moved,
      aged,
      looks,
    ],
    // What is told while the order is looked up changes nothing of the looking.
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

  it('begins a pending order by looking it up', () => {
    const { stuck, paths } = exploreFrom(id, pendingOf(id));
    expect(stuck).toEqual([]);
    const found = paths();
    expect(found.some((path) => path.includes(looking(id)))).toBe(true);
    const asked = [looking(id), lookingOn(id)];
    const unasked = found.filter(
      (path) => !asked.some((look) => happensInOrder(path, look, 'REVIEW', 'CONFIRM')),
    );
    expect(unasked.some((path) => path.includes(placing(id)))).toBe(false);
  });

  it('does not go on while no look is answered', () => {
    const { reached } = exploreFrom(id, pendingOf(id), ({ output }) => output?.kind !== 'done');
    expect(reached).toEqual([
      `${id}.unknown.reconciling.looking`,
      `${id}.unknown.reconciling.waiting`,
      `${id}.unknown.unreachable.looking`,
      `${id}.unknown.unreachable.waiting`,
    ]);
  });
});

function happensInOrder(path: readonly string[], ...types: readonly string[]): boolean {
  let next = 0;
  for (const type of path) if (type === types[next]) next += 1;
  return next === types.length;
}
