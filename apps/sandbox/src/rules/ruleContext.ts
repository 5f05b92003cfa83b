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

/** WebAuthn's name for the site to which passkeys belong. */
export interface RelyingParty {
  /** Domain of the passkeys, such as `corro.example`. */
  domain: string;
  /** Allowed origins, such as `https://corro.example`; null allows any port of this machine. */
  origins: readonly string[] | null;
}

export interface RuleContext {
  store: Store;
  feed: MarketFeed;
  /** Null when price push is off. */
  priceStreams: PriceStreams | null;
  /** The database's time. */
  clock: Clock;
  /** Longest time from an order's confirmation to its receipt, in milliseconds. */
  orderLifeMs: number;
  /** Milliseconds that withdrawals wait after their payout account was added or changed. */
  accountWaitMs: number;
  /** True if the login password can replace a forgotten transaction code. */
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
 * Security events for the operator. `subject` names an account and its secret (`login:5500000001`);
 * it contains a phone number or address, so it must not be logged as is. `code` is the refusal
 * code.
 */
export type SecurityEvent =
  | { kind: AccountEventKind; customerId: string }
  /** A secret in a session was refused. */
  | { kind: 'wrong-password' | 'wrong-code'; customerId: string; code: string }
  /**
   * The id in a call belongs to no row of the customer: it is invented, deleted, or of another
   * customer.
   */
  | { kind: 'foreign-id'; customerId: string; code: string }
  /**
   * A secret without a session was refused. The customer is the one that the call names; null if
   * unknown.
   */
  | {
      kind: 'failed-login' | 'failed-reset';
      subject: string;
      customerId: string | null;
      code: string;
    }
  /** A subject has used up its last try. */
  | { kind: 'lockout'; subject: string }
  /** A call came from another site, or could have. */
  | { kind: 'cross-site'; code: string };

type AccountEventKind =
  | 'registered'
  | 'login'
  | 'new-device'
  | 'logout'
  /** Names the owner of the id in the preceding `foreign-id` event. */
  | 'id-owner'
  /** The customer ended sessions from another session. */
  | 'sessions-ended'
  /** The customer answered "this was not me". */
  | 'account-secured'
  /** `password-changed` required the old password, `password-reset` the transaction code. */
  | `password-${'changed' | 'reset'}`
  /** `code-changed` required the old code, `code-recovered` only the login password. */
  | `code-${'set' | 'changed' | 'recovered'}`
  | `card-${'added' | 'changed' | 'deleted'}`
  | `passkey-${'added' | 'removed'}`;
