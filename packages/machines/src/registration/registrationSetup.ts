import { checkRegistration, type Problem, type RegistrationInput } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects.ts';
import { errorOf, type Failure, noErrors, type Outcome, type Refused } from '../outcome.ts';

export const registrationSteps = ['contact', 'password', 'consent'] as const;

/** Steps: phone and invitation, password, terms. */
export type RegistrationStep = (typeof registrationSteps)[number];

export type Registration = Omit<RegistrationInput, 'confirmation'>;

export interface RegistrationContext {
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Reason for an unknown outcome of the call. */
  readonly failure: Failure | null;
  /** Last sent phone number. Passwords are never stored. */
  readonly sent: string | null;
  /**
   * Phone number of the last call without a clear outcome. If a repeat is refused as `phone-taken`,
   * that call may have opened the account, so the form suggests the login.
   */
  readonly lostCall: string | null;
}

/** Input of `register`. */
export interface RegistrationCall {
  readonly form: Registration;
  /** Called by `register` before it solves a challenge. */
  readonly onChallenge: () => void;
  /** Called by `register` when the account is open, before the login. */
  readonly onRegistered: () => void;
}

export interface Registered {
  readonly isLoggedIn: boolean;
}

export type RegistrationEvent =
  /**
   * Advances from `step` to the next step, or sends the form at the last step. Ignored if another
   * step is visible, because a second tap may arrive late.
   */
  | {
      readonly type: 'SUBMIT';
      readonly step: RegistrationStep;
      readonly input: RegistrationInput;
    }
  /** Returns to the previous step. */
  | { readonly type: 'BACK' }
  /** Clears the problems of an edited field, and the error of the last call. */
  | { readonly type: 'EDIT'; readonly field: keyof RegistrationInput }
  /** The server requests a challenge. */
  | { readonly type: 'CHALLENGED' }
  /** The account is open; the login has started. */
  | { readonly type: 'REGISTERED' };

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
    rememberLostCall: assign(({ context }) => ({ lostCall: context.sent })),
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
