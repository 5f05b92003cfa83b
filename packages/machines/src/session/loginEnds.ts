import { isCancelled, isDone, isRefused, type Outcome, valueOf } from '../outcome.ts';

interface Answered {
  readonly event: { readonly output: Outcome<string> };
}

interface Broken {
  readonly event: { readonly error: unknown };
}

const tokenOf = ({ event }: Answered) => ({ token: valueOf(event.output) });

const takeError = {
  type: 'takeError',
  params: ({ event }: Answered) => event.output,
} as const;

/** Transitions after a login of either kind. */
export const loginEnds = {
  onDone: [
    {
      guard: ({ event }: Answered) => isDone(event.output),
      target: '#session.active',
      actions: [
        { type: 'storeToken', params: tokenOf },
        { type: 'begin', params: tokenOf },
      ],
    },
    { guard: ({ event }: Answered) => isCancelled(event.output), target: 'ready.editing' },
    {
      guard: ({ event }: Answered) => isRefused(event.output),
      target: 'ready.refused',
      actions: takeError,
    },
    { target: 'ready.failed', actions: takeError },
  ],
  onError: {
    target: 'ready.failed',
    actions: [
      'takeDefect',
      { type: 'reportDefect', params: ({ event }: Broken) => ({ error: event.error }) },
    ],
  },
} as const;
