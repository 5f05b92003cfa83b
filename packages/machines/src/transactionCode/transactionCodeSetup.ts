import { checkCodeEntry, checkTransactionCode, limits } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects/index.ts';
import { type Outcome, trouble } from '../outcome/index.ts';
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
    takeTrouble: assign((_, outcome: Outcome<null>) => trouble(outcome)),
  },
  guards: {
    isCode: (_, { code }: { code: string }) => checkCodeEntry(code).length === 0,
    isConfirmed: (_, twice: { code: string; confirmation: string }) =>
      checkTransactionCode(twice).length === 0,
    isWhole: (_, { confirmation }: { confirmation: string }) =>
      confirmation.length >= limits.transactionCodeDigits,
  },
});
