import { setup } from 'xstate';

/** The machine of the examples in the README of `@corro/stepper`. */
export const machine = setup({
  types: { events: {} as { readonly type: 'OPEN' } | { readonly type: 'CLOSE' } },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { OPEN: 'open' } }, open: { on: { CLOSE: 'closed' } } },
});
