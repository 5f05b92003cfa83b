import { assign, setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects.ts';
import { type Outcome, errorOf } from '../outcome.ts';
import type { FormFlowContext, FormFlowDefinition, FormFlowEvent } from './types.ts';

export interface SendInput<Sent> {
  readonly form: Sent;
  readonly onChallenge?: () => void;
}

/** Nothing is wrong. */
export const noErrors = { problems: [], refusal: null, failure: null } as const;

/**
 * The effects of a form that is sent, supplied by `provide`:
 * - `send`: one call; an Outcome without a value. `onChallenge` is to be told before a challenge is solved;
 * - `find`: whether what was sent is there; needed only where the definition `reconciles`;
 * - `reportDefect`: an effect rejected.
 */
export function setUpFormFlow<Form extends object, Sent extends object, Remembered>({
  check,
}: FormFlowDefinition<Form, Sent, Remembered>) {
  return setup({
    types: {} as { context: FormFlowContext<Remembered>; events: FormFlowEvent<Form> },
    actors: {
      send: namedActor<Outcome<null>, SendInput<Sent>>('send'),
      find: namedActor<Outcome<boolean>, { readonly sent: Remembered | null }>('find'),
    },
    actions: {
      reportDefect: rethrowDefect,
      takeError: assign((_, outcome: Outcome<unknown>) => errorOf(outcome)),
      takeDefect: assign({ failure: 'protocol' }),
      markUncertain: assign(({ context }) => ({ uncertain: context.sent })),
      clearProblem: assign(({ context }, field: string) => ({
        ...noErrors,
        problems: context.problems.filter((problem) => problem.field !== field),
      })),
      checkField: assign(({ context }, { input, field }: { input: Form; field: string }) => ({
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
