import type { CardInput } from '@corro/domain';
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

/** A withdrawal that the passkey signs. */
export interface WithdrawalToSign {
  readonly cardId: string;
  readonly cardVersion?: string | null;
  /** Decimal text, US dollars. */
  readonly amount: string;
}

/** A payout account that the passkey signs; a null `cardId` adds it. */
export interface CardToSign {
  readonly cardId: string | null;
  readonly card: CardInput & { readonly version?: string | null };
}

/** The operation that the passkey signs. */
export type PasskeyTerms = WithdrawalToSign | CardToSign;

export type PasskeyConfirmationEvent =
  /** Requests a signature; ignored while another one is being requested. */
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
