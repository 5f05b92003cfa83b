import { and, assign, createMachine, fromCallback, fromPromise, not, setup } from 'xstate';

interface OrderContext {
  readonly count: number;
  readonly stock: { readonly left: number };
  readonly isOpen: boolean;
}

/** Guards, delays, an invoked promise, a parallel state with a history state, and descriptions. */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as
      | { type: 'SET_COUNT'; count: number }
      | { type: 'CONFIRM' }
      | { type: 'PAUSE' }
      | { type: 'RESUME' }
      | { type: 'RETRY_NOW' }
      | { type: 'FLIP' },
  },
  actors: {
    placeOrder: fromPromise<string>(() => Promise.reject(new Error('The test must hold it.'))),
  },
  guards: {
    isInStock: ({ context }) => context.count > 0 && context.count <= context.stock.left,
    isOpen: ({ context }) => context.isOpen,
  },
  delays: { retryPause: 3000 },
}).createMachine({
  id: 'order',
  context: { count: 0, stock: { left: 5 }, isOpen: true },
  initial: 'work',
  states: {
    work: {
      type: 'parallel',
      on: { PAUSE: 'paused' },
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              meta: { description: 'The customer fills in the form' },
              on: {
                SET_COUNT: { actions: assign({ count: ({ event }) => event.count }) },
                CONFIRM: [
                  { guard: 'isInStock', target: 'sending', description: 'The customer orders' },
                  { guard: ({ context }) => !context.isOpen, target: 'sending' },
                ],
              },
            },
            sending: {
              invoke: { id: 'placing', src: 'placeOrder', onDone: 'sent', onError: 'failed' },
            },
            failed: {
              after: { retryPause: 'sending', 60_000: 'editing' },
              on: { RETRY_NOW: { guard: and(['isOpen', not('isInStock')]), target: 'sending' } },
            },
            sent: { type: 'final' },
          },
        },
        lamp: {
          initial: 'off',
          states: { off: { on: { FLIP: 'on' } }, on: { on: { FLIP: 'off' } } },
        },
        before: { type: 'history', history: 'deep' },
      },
    },
    paused: { on: { RESUME: 'work.before' } },
  },
});

/** Spawns a child for each tick. */
export const spawningMachine = setup({
  types: { context: {} as { readonly children: readonly unknown[] } },
  actors: { child: createMachine({ id: 'child', initial: 'born', states: { born: {} } }) },
}).createMachine({
  id: 'spawning',
  context: { children: [] },
  initial: 'ready',
  states: {
    ready: {
      on: {
        ADD: {
          actions: assign({
            children: ({ context, spawn }) => [...context.children, spawn('child')],
          }),
        },
        END: 'ended',
      },
    },
    ended: { type: 'final' },
  },
});

/**
 * What machines of strangers have: no states at the root's own level but those that end together, an
 * event that a state ignores, events that throw without a payload, and a callback.
 */
export const roughMachine = setup({
  types: {
    context: {} as { readonly name: string },
    events: {} as
      | { type: 'BREAK'; name: string }
      | { type: 'REFUSE'; name: string }
      | { type: 'LEAVE' }
      | { type: 'TICK' }
      | { type: 'END_LEFT' }
      | { type: 'END_RIGHT' },
  },
  actors: {
    ticks: fromCallback<{ type: 'TICK' }>(({ sendBack }) => sendBack({ type: 'TICK' })),
  },
}).createMachine({
  id: 'rough',
  context: { name: '' },
  initial: 'waiting',
  on: {
    BREAK: { actions: assign({ name: ({ event }) => event.name.trim() }) },
    REFUSE: { guard: ({ event }) => event.name.trim() !== '', target: '.done' },
    LEAVE: '.done',
  },
  states: {
    waiting: { invoke: { id: 'clock', src: 'ticks' }, on: { TICK: 'working' } },
    working: {
      type: 'parallel',
      on: { LEAVE: { target: undefined } },
      onDone: 'done',
      states: {
        left: {
          initial: 'busy',
          states: { busy: { on: { END_LEFT: 'idle' } }, idle: { type: 'final' } },
        },
        right: {
          initial: 'busy',
          states: { busy: { on: { END_RIGHT: 'idle' } }, idle: { type: 'final' } },
        },
      },
    },
    done: {},
  },
});

const names = Array.from({ length: 40 }, (_name, index) => `room${index}`);

/** 40 states in a row, with a way back to the first. */
export const longMachine = createMachine({
  id: 'long',
  initial: 'room0',
  states: Object.fromEntries(
    names.map((name, index) => [
      name,
      { on: { NEXT: names[index + 1] ?? 'room0', HOME: 'room0' } },
    ]),
  ),
});
