import { assign, setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects/index.ts';
import { type Outcome, trouble } from '../outcome/index.ts';
import type { FormFlowContext, FormFlowDefinition, FormFlowEvent } from './types.ts';

export interface SendInput<Sent> {
  readonly form: Sent;
  readonly onChallenge?: () => void;
}

/** Nothing is wrong. */
export const quiet = { problems: [], refusal: null, failure: null } as const;

/**
 * The effects of a form that is sent, supplied by `provide`:
 * - `send`: one call; an Outcome without a value. `onChallenge` is to be told before a challenge is solved;
 * - `find`: whether what was sent is there; needed only where the definition looks up;
 * - `reportDefect`: an effect rejected.
 */
export function setUpFormFlow<Form extends object, Sent extends object, Kept>({
  check,
}: FormFlowDefinition<Form, Sent, Kept>) {
  return setup({
    types: {} as { context: FormFlowContext<Kept>; events: FormFlowEvent<Form> },
    actors: {
      send: namedActor<Outcome<null>, SendInput<Sent>>('send'),
      find: namedActor<Outcome<boolean>, { readonly sent: Kept | null }>('find'),
    },
    actions: {
      reportDefect: rethrowDefect,
      takeTrouble: assign((_, outcome: Outcome<unknown>) => trouble(outcome)),
      takeDefect: assign({ failure: 'protocol' }),
      doubt: assign(({ context }) => ({ uncertain: context.sent })),
      forgive: assign(({ context }, field: string) => ({
        ...quiet,
        problems: context.problems.filter((problem) => problem.field !== field),
      })),
      judge: assign(({ context }, { input, field }: { input: Form; field: string }) => ({
        problems: [
          ...context.problems.filter((problem) => problem.field !== field),
          ...check(input).filter((problem) => problem.field === field),
        ],
      })),
    },
    guards: {
      isRight: (_, { input }: { input: Form }) => check(input).length === 0,
      isEmpty: (_, { input, field }: { input: Form; field: keyof Form }) =>
        String(input[field]).trim() === '',
    },
  });
}
