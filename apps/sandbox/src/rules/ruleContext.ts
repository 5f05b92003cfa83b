import type { MarketFeed } from '../market/index.ts';
import type { Clock, Job, Store, Trx } from '../store/index.ts';
import type { Answer } from './answer.ts';
import type { PriceStreams } from './priceStreams.ts';

export type { Clock } from '../store/index.ts';

/** Lifetimes in milliseconds. */
export interface SessionLife {
  /** Since the login. */
  ageMs: number;
  /** Since the last use. */
  idleMs: number;
}

/** The WebAuthn relying party. */
export interface RelyingParty {
  /** Domain of the passkeys, such as `corro.example`. */
  domain: string;
  /** Allowed origins, such as `https://corro.example`; null allows any port of this machine. */
  origins: readonly string[] | null;
}

/** Dependencies of the rules. */
export interface RuleContext {
  store: Store;
  feed: MarketFeed;
  /** Null when price push is off. */
  priceStreams: PriceStreams | null;
  /** The database's time. */
  clock: Clock;
  /** Longest time from an order's confirmation to its execution, in milliseconds. */
  orderLifeMs: number;
  /** Time before a card that was added or changed later is paid, in milliseconds. */
  accountWaitMs: number;
  /** A forgotten transaction code can be replaced with the login password. */
  recoversCode: boolean;
  /** Announces the market's rate for peso estimates. */
  announcesPesoRate: boolean;
  sessionLife: SessionLife;
  hasPasskeys: boolean;
  relyingParty: RelyingParty;
  onSecurityEvent?: (event: SecurityEvent) => void;
}

/** Runs a job inside the transaction that claimed it. */
export type JobHandler = (trx: Trx, job: Job, context: RuleContext) => Promise<void>;

/** Cancels a pending request, or refuses, inside a transaction that holds the customer's cash. */
export type CancelHandler = (
  trx: Trx,
  request: { customerId: string; number: string; at: number },
) => Promise<Answer>;

/**
 * Security events for the operator. A subject names an account and its secret (`login:5500000001`);
 * it contains a phone number or address, so it must not be logged as is. `code` is the refusal's.
 */
export type SecurityEvent =
  | { kind: AccountEventKind; customerId: string }
  /** A refused secret of a session. */
  | { kind: 'wrong-password' | 'wrong-code'; customerId: string; code: string }
  /** The id in a call is not one of the customer's: invented, deleted, or of another customer. */
  | { kind: 'foreign-id'; customerId: string; code: string }
  /** A refused secret without a session; the customer whom the call names, null if unknown. */
  | {
      kind: 'failed-login' | 'failed-reset';
      subject: string;
      customerId: string | null;
      code: string;
    }
  /** The last try was used up. */
  | { kind: 'lockout'; subject: string }
  /** A call that another site may have sent. */
  | { kind: 'cross-site'; code: string };

type AccountEventKind =
  | 'registered'
  | 'login'
  | 'new-device'
  | 'logout'
  /** Whose the id of a `foreign-id` is, in the same call. */
  | 'id-owner'
  /** Sessions that the customer ended from another one. */
  | 'sessions-ended'
  /** "This was not me". */
  | 'account-secured'
  /** `password-changed` required the old password, `password-reset` the transaction code. */
  | `password-${'changed' | 'reset'}`
  /** `code-changed` required the old code, `code-recovered` only the login password. */
  | `code-${'set' | 'changed' | 'recovered'}`
  | `card-${'added' | 'changed' | 'deleted'}`
  | `passkey-${'added' | 'removed'}`;
