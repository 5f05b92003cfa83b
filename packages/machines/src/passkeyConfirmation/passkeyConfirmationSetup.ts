import { setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import type { Failure, Outcome, Refused } from '../outcome.ts';

/** A credential as the browser returns it. */
export interface SignedPasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: { readonly clientDataJSON: string; readonly [part: string]: unknown };
  readonly [part: string]: unknown;
}

/** The operation that the passkey signs. */
export interface PasskeyTerms {
  readonly cardId: string;
  /** Decimal text, US dollars. */
  readonly amount: string;
}

export type PasskeyConfirmationEvent =
  /** Ignored while the browser's dialog is open. */
  { readonly type: 'ASK'; readonly terms: PasskeyTerms };

export interface Context {
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

export const noErrors = { refusal: null, failure: null } as const;

export const passkeyConfirmationSetup = setup({
  types: {} as { context: Context; events: PasskeyConfirmationEvent },
  actors: { sign: namedActor<Outcome<SignedPasskey>, PasskeyTerms>('sign') },
  actions: {
    confirm: namedAction<{ passkey: SignedPasskey }>('confirm'),
    reportDefect: rethrowDefect,
  },
});
