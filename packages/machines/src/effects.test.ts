import { type AnyStateMachine, createActor, StateMachine } from 'xstate';
import { expect, it } from 'vitest';
import * as exported from './index.ts';

const machines: readonly AnyStateMachine[] = Object.values(exported).filter(
  (value) => value instanceof StateMachine,
);

const calls = machines.flatMap(({ id, implementations }) =>
  Object.entries(implementations.actors).map(([name, actor]) => ({
    id,
    name,
    logic: 'src' in actor ? actor.src : actor,
  })),
);

const actions = machines.flatMap(({ id, implementations }) =>
  Object.entries<unknown>(implementations.actions)
    .filter(([name]) => name !== 'reportDefect')
    .map(([name, action]) => ({ id, name, action })),
);

it.each(calls)('$id stops when $name is not provided', async ({ name, logic }) => {
  const actor = createActor(logic);
  const failure = new Promise((resolve) => {
    actor.subscribe({ error: resolve });
  });
  actor.start();
  await expect(failure).resolves.toMatchObject({ message: `Effect not provided: ${name}` });
});

// Actions with a resolver belong to the machine; the others are effects.
it.each(actions.filter(({ action }) => typeof action === 'function' && !('resolve' in action)))(
  '$id stops when $name is not provided',
  ({ name, action }) => {
    expect(action).toThrow(`Effect not provided: ${name}`);
  },
);
