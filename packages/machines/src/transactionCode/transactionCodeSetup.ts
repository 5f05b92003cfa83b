import { checkCodeEntry, checkTransactionCode, limits, type Problem } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects.ts';
import {
  errorOf,
  type Failure,
  isRefused,
  noErrors,
  type Outcome,
  type Refused,
} from '../outcome.ts';

interface CodeTwice {
  readonly code: string;
  readonly confirmation: string;
}

export interface TransactionCodeInput {
  /** The customer has no transaction code yet. */
  readonly isFirst: boolean;
  /** Customer's phone number, whose digits are easy to guess as a code; null where unknown. */
  readonly phone: string | null;
}

/** Input of `saveCode`. Code and password are secrets: the machine does not store them. */
export interface CodeToSave {
  readonly isFirst: boolean;
  readonly code: string;
  /** Login password; null for a first code until the server requests the password. */
  readonly password: string | null;
  /** Null for a first or forgotten code. */
  readonly currentCode: string | null;
}

/** Secrets are never stored: each event carries them from its field. */
export interface TransactionCodeContext extends TransactionCodeInput {
  /** The server requires the login password. */
  readonly needsPassword: boolean;
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** The login password alone authorises the change. */
  readonly isForgotten: boolean;
  /** A call with an unknown outcome may have set the code. */
  readonly hasLostCall: boolean;
}

export type TransactionCodeEvent =
  /** Sent with each digit of the first field; six digits lead to the confirmation. */
  | { readonly type: 'ENTER'; readonly code: string }
  /**
   * Sent with each digit of the second field; six equal digits save the code, or lead to the login
   * password where the server requires it.
   */
  | ({ readonly type: 'CONFIRM' } & CodeTwice)
  /** The login password, the new code and the current one. */
  | {
      readonly type: 'AUTHENTICATE';
      readonly code: string;
      readonly password: string;
      /** Null for a first or forgotten code. */
      readonly currentCode: string | null;
    }
  /** Says whether the customer has forgotten the current code. */
  | { readonly type: 'FORGET'; readonly isForgotten: boolean }
  /** Clears all problems, because the password or the current code is being edited. */
  | { readonly type: 'EDIT' }
  /** Reports missing digits. */
  | { readonly type: 'ASK' }
  /** Starts again. */
  | { readonly type: 'BACK' };

/**
 * The effects of a transaction code, supplied by `provide`:
 * - `saveCode`: one call; an Outcome without a value;
 * - `reportDefect`: reports an effect that rejected.
 */
export const transactionCodeSetup = setup({
  types: {} as {
    context: TransactionCodeContext;
    events: TransactionCodeEvent;
    input: TransactionCodeInput;
  },
  actors: { saveCode: namedActor<Outcome<null>, CodeToSave>('saveCode') },
  actions: {
    reportDefect: rethrowDefect,
    clearErrors: assign(noErrors),
    reportMismatch: assign({
      problems: [{ code: 'transaction-codes-do-not-match', field: 'confirmation' }],
    }),
    reportMissing: assign((_, secrets: Secrets) => ({ problems: missingSecrets(secrets) })),
    reportCodeProblems: assign(({ context }, { code }: { code: string }) => ({
      problems: problemsOf(code, context),
    })),
    takeError: assign((_, outcome: Outcome<null>) => errorOf(outcome)),
  },
  guards: {
    isCode: ({ context }, { code }: { code: string }) => problemsOf(code, context).length === 0,
    isConfirmed: ({ context }, entries: CodeTwice) => isSame(entries, context),
    isConfirmedWithoutPassword: ({ context }, entries: CodeTwice) =>
      context.needsPassword && isSame(entries, context),
    hasSecrets: (_, secrets: Secrets) => missingSecrets(secrets).length === 0,
    isComplete: (_, { text }: { text: string }) => text.length >= limits.transactionCodeDigits,
    asksForPassword: (_, outcome: Outcome<null>) =>
      outcome.kind === 'refused' && outcome.code === 'password-required',
    isSecretWrong: (_, outcome: Outcome<null>) =>
      outcome.kind === 'refused' && wrongSecrets.has(outcome.code),
    isRefused: (_, outcome: Outcome<null>) => isRefused(outcome),
  },
});

/** Refusals that require the secrets again. */
const wrongSecrets = new Set(['wrong-password', 'wrong-authorization-password']);

interface Secrets {
  readonly password: string;
  readonly currentCode: string | null;
}

function missingSecrets({ password, currentCode }: Secrets): Problem[] {
  const missing: Problem[] = [];
  if (currentCode !== null && checkCodeEntry(currentCode).length > 0) {
    missing.push({ code: 'transaction-code-format', field: 'currentCode' });
  }
  if (password === '') missing.push({ code: 'password-required', field: 'password' });
  return missing;
}

function isSame({ code, confirmation }: CodeTwice, context: TransactionCodeContext): boolean {
  return problemsOf(code, context).length === 0 && confirmation === code;
}

function problemsOf(code: string, { phone }: TransactionCodeContext): Problem[] {
  return checkTransactionCode({ code, confirmation: code, ...(phone === null ? {} : { phone }) });
}
