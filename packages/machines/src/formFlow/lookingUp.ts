import type { Outcome } from '../outcome/index.ts';

interface Found {
  readonly event: { readonly output: Outcome<boolean> };
}

interface Broken {
  readonly event: { readonly error: unknown };
}

/** What was sent may be there all the same: it is looked for before anything is said. */
export function lookingUp<Args, Input>(input: (args: Args) => Input) {
  return {
    invoke: {
      src: 'find',
      input,
      onDone: [
        {
          guard: ({ event: { output } }: Found) => output.kind === 'done' && output.value,
          target: 'done',
        },
        { target: 'editing' },
      ],
      onError: {
        target: 'editing',
        actions: {
          type: 'reportDefect',
          params: ({ event }: Broken) => ({ error: event.error }),
        },
      },
    },
  } as const;
}
