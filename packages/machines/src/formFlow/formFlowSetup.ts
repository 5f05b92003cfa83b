import { assign, setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects.ts';
import { type Outcome, errorOf } from '../outcome.ts';
import type { FormFlowContext, FormFlowDefinition, FormFlowEvent } from './types.ts';

export interface SendInput<Sent> {
  readonly form: Sent;
  readonly onChallenge?: () => void;
}

export const noErrors = { problems: [], refusal: null, failure: null } as const;

/**
 * The effects of a form, supplied by `provide`:
 * - `send`: one call; an Outcome without a value. Calls `onChallenge` before it solves a challenge;
 * - `find`: returns whether the sent data has arrived; only where the definition `reconciles`;
 * - `reportDefect`: reports an effect that rejected.
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
