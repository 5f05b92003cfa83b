import { checkTransactionCode, limits, type Problem } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects/index.ts';
import { isRefused, type Outcome, trouble } from '../outcome/index.ts';
import type {
  CodeToSave,
  TransactionCodeContext,
  TransactionCodeEvent,
  TransactionCodeInput,
} from './types.ts';

export const quiet = { problems: [], refusal: null, failure: null } as const;

/**
 * The effects of setting a transaction code, supplied by `provide`:
 * - `saveCode`: one call; an Outcome without a value;
 * - `reportDefect`: an effect rejected.
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
    beQuiet: assign(quiet),
    sayMismatch: assign({
      problems: [{ code: 'transaction-codes-do-not-match', field: 'confirmation' }],
    }),
    sayProblemOf: assign(({ context }, { code }: { code: string }) => ({
      problems: problemsOf(code, context),
    })),
    takeTrouble: assign((_, outcome: Outcome<null>) => trouble(outcome)),
  },
  guards: {
    isCode: ({ context }, { code }: { code: string }) => problemsOf(code, context).length === 0,
    isConfirmed: ({ context }, twice: CodeTwice) => isSame(twice, context),
    isConfirmedTooLate: ({ context }, twice: CodeTwice) =>
      context.needsPassword && isSame(twice, context),
    isWhole: (_, { text }: { text: string }) => text.length >= limits.transactionCodeDigits,
    asksForPassword: (_, outcome: Outcome<null>) =>
      outcome.kind === 'refused' && outcome.code === 'password-required',
    isPasswordWrong: (_, outcome: Outcome<null>) =>
      outcome.kind === 'refused' && outcome.code === 'wrong-password',
    isRefused: (_, outcome: Outcome<null>) => isRefused(outcome),
  },
});

interface CodeTwice {
  readonly code: string;
  readonly confirmation: string;
}

function isSame({ code, confirmation }: CodeTwice, context: TransactionCodeContext): boolean {
  return problemsOf(code, context).length === 0 && confirmation === code;
}

/** What is wrong with a code that is chosen. */
function problemsOf(code: string, { phone }: TransactionCodeContext): Problem[] {
  return checkTransactionCode({ code, confirmation: code, ...(phone === null ? {} : { phone }) });
}
