import { checkRegistration, type Problem, type RegistrationInput } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects.ts';
import { errorOf, noErrors, type Outcome } from '../outcome.ts';
import type {
  Registered,
  RegistrationCall,
  RegistrationContext,
  RegistrationEvent,
  RegistrationStep,
} from './types.ts';

const stepOfField: Readonly<Record<string, RegistrationStep>> = {
  phone: 'contact',
  invitation: 'contact',
  password: 'password',
  confirmation: 'password',
};

/** Refusals that an earlier step corrects; the last step reports all others. */
const stepOfRefusal: Readonly<Record<string, RegistrationStep>> = {
  'phone-taken': 'contact',
  'invalid-phone': 'contact',
  'wrong-invitation': 'contact',
  'weak-password': 'password',
};

function problemsAt(step: RegistrationStep, input: RegistrationInput): Problem[] {
  return checkRegistration(input).filter(({ field }) => stepOfField[field] === step);
}

interface AtStep {
  readonly step: RegistrationStep;
  readonly input: RegistrationInput;
}

/**
 * The effects of a registration, supplied by `provide`:
 * - `register`: one call, repeated with the solution of a challenge; then calls `onRegistered` and
 *   logs in. Returns whether the login succeeded;
 * - `reportDefect`: reports an effect that rejected.
 */
export const registrationSetup = setup({
  types: {} as { context: RegistrationContext; events: RegistrationEvent },
  actors: { register: namedActor<Outcome<Registered>, RegistrationCall>('register') },
  actions: {
    reportDefect: rethrowDefect,
    takeError: assign((_, outcome: Outcome<unknown>) => errorOf(outcome)),
    takeDefect: assign({ failure: 'protocol' }),
    markUncertain: assign(({ context }) => ({ uncertain: context.sent })),
    clearErrors: assign(noErrors),
    showProblems: assign((_, { step, input }: AtStep) => ({
      ...noErrors,
      problems: problemsAt(step, input),
    })),
    clearProblem: assign(({ context }, { field }: { field: string }) => ({
      ...noErrors,
      problems: context.problems.filter((problem) => problem.field !== field),
    })),
  },
  guards: {
    isRightAt: (_, { step, input }: AtStep) => problemsAt(step, input).length === 0,
    isWrongAt: (_, { step, input }: AtStep) => problemsAt(step, input).length > 0,
    isRefusedAt: (_, { step, outcome }: { step: RegistrationStep; outcome: Outcome<unknown> }) =>
      outcome.kind === 'refused' && (stepOfRefusal[outcome.code] ?? 'consent') === step,
  },
});
