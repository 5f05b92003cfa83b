import { checkCodeEntry, checkTransactionCode, limits, type Problem } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects.ts';
import { errorOf, isRefused, noErrors, type Outcome } from '../outcome.ts';
import type {
  CodeToSave,
  TransactionCodeContext,
  TransactionCodeEvent,
  TransactionCodeInput,
} from './types.ts';

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
    isConfirmed: ({ context }, twice: CodeTwice) => isSame(twice, context),
    isConfirmedWithoutPassword: ({ context }, twice: CodeTwice) =>
      context.needsPassword && isSame(twice, context),
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

interface CodeTwice {
  readonly code: string;
  readonly confirmation: string;
}

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
