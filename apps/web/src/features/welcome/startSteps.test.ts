import { expect, test } from 'vitest';
import { type StartFacts, startSteps } from './startSteps.ts';

const fresh: StartFacts = {
  passkeys: 0,
  verification: { status: 'none' },
  userInfo: { hasTransactionCode: false },
  cards: [],
  orders: 0,
};
const states = (facts: Partial<StartFacts>) =>
  Object.fromEntries(startSteps({ ...fresh, ...facts }).map(({ step, state }) => [step, state]));
const todo = { passkey: 'todo', identity: 'todo', code: 'todo', account: 'todo', purchase: 'todo' };

test.each<[string, Partial<StartFacts>, object]>([
  ['all steps are open for a new customer', {}, todo],
  [
    'identity is pending under review',
    { verification: { status: 'pending' } },
    { ...todo, identity: 'pending' },
  ],
  [
    'identity is rejected',
    { verification: { status: 'rejected' } },
    { ...todo, identity: 'rejected' },
  ],
  [
    'identity is done once approved',
    { verification: { status: 'approved' } },
    { ...todo, identity: 'done' },
  ],
  ['the code is done', { userInfo: { hasTransactionCode: true } }, { ...todo, code: 'done' }],
  [
    'the account is done with a usable card',
    { cards: [{ status: 'usable' }] },
    { ...todo, account: 'done' },
  ],
  ['the account is open without a usable card', { cards: [{ status: { unknown: '0' } }] }, todo],
  ['the passkey is done with one', { passkeys: 1 }, { ...todo, passkey: 'done' }],
  ['the purchase is done after an order', { orders: 1 }, { ...todo, purchase: 'done' }],
  [
    'steps without a response are unknown',
    {
      passkeys: undefined,
      verification: undefined,
      userInfo: undefined,
      cards: undefined,
      orders: undefined,
    },
    {
      passkey: 'unknown',
      identity: 'unknown',
      code: 'unknown',
      account: 'unknown',
      purchase: 'unknown',
    },
  ],
])('%s', (_, facts, expected) => {
  expect(states(facts)).toEqual(expected);
});

test('omits the code if the upstream does not report it', () => {
  expect(states({ userInfo: { hasTransactionCode: null } })).toEqual({
    passkey: 'todo',
    identity: 'todo',
    account: 'todo',
    purchase: 'todo',
  });
});

test('omits the passkey where none is offered', () => {
  expect(Object.keys(states({ passkeys: null }))).toEqual([
    'identity',
    'code',
    'account',
    'purchase',
  ]);
});
