import { expect, test } from 'vitest';
import { startSteps, type StartFacts } from './startSteps.ts';

const fresh: StartFacts = {
  verification: { status: 'none' },
  userInfo: { hasTransactionCode: false },
  cards: [],
  orders: 0,
};
const states = (facts: Partial<StartFacts>) =>
  Object.fromEntries(startSteps({ ...fresh, ...facts }).map(({ step, state }) => [step, state]));
const todo = { identity: 'todo', code: 'todo', account: 'todo', purchase: 'todo' };

test.each<[string, Partial<StartFacts>, object]>([
  ['a new customer has all to do', {}, todo],
  [
    'sent documents are under review',
    { verification: { status: 'pending' } },
    { ...todo, identity: 'pending' },
  ],
  [
    'refused documents are said',
    { verification: { status: 'rejected' } },
    { ...todo, identity: 'rejected' },
  ],
  [
    'an approved name is done',
    { verification: { status: 'approved' } },
    { ...todo, identity: 'done' },
  ],
  ['a code is done', { userInfo: { hasTransactionCode: true } }, { ...todo, code: 'done' }],
  ['a usable card is done', { cards: [{ status: 'usable' }] }, { ...todo, account: 'done' }],
  ['one that is not usable is not', { cards: [{ status: { unknown: '0' } }] }, todo],
  ['an order is done', { orders: 1 }, { ...todo, purchase: 'done' }],
  [
    'what has no answer is not known',
    { verification: undefined, userInfo: undefined, cards: undefined, orders: undefined },
    { identity: 'unknown', code: 'unknown', account: 'unknown', purchase: 'unknown' },
  ],
])('%s', (_, facts, expected) => {
  expect(states(facts)).toEqual(expected);
});

test('leaves the code out where the upstream does not say whether there is one', () => {
  expect(states({ userInfo: { hasTransactionCode: null } })).toEqual({
    identity: 'todo',
    account: 'todo',
    purchase: 'todo',
  });
});
