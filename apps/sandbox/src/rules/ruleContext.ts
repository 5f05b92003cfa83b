import type { MarketFeed } from '../market/index.ts';
import type { Clock, Job, Store, Trx } from '../store/index.ts';
import type { Answer } from './answer.ts';
import type { PriceStreams } from './priceStreams.ts';

export type { Clock } from '../store/index.ts';

/** When a session ends by itself. Milliseconds. */
export interface SessionLife {
  /** After its login. */
  ageMs: number;
  /** After its last use. */
  idleMs: number;
}

/** Whom passkeys are for, as WebAuthn says it. */
export interface RelyingParty {
  /** The domain that passkeys belong to, such as `corro.example`. */
  domain: string;
  /** The pages that may use them, such as `https://corro.example`; null: those of this machine, on any port. */
  origins: readonly string[] | null;
}

/** What the rules are given: database, prices, time, limits. */
export interface RuleContext {
  store: Store;
  feed: MarketFeed;
  /** Prices pushed to those who listen; null where the settings have it off. */
  priceStreams: PriceStreams | null;
  /** The database's time, not this process's. */
  clock: Clock;
  /** How long after its confirmation an order is still carried out, in milliseconds. */
  orderLifeMs: number;
  /** A customer who has forgotten the transaction code sets another by the login password. */
  recoversCode: boolean;
  sessionLife: SessionLife;
  /** Whether passkeys are announced. */
  hasPasskeys: boolean;
  relyingParty: RelyingParty;
  onSecurityEvent?: SecurityEventListener;
}

/** Runs a job inside the transaction that has taken it. */
export type JobHandler = (trx: Trx, work: Job, context: RuleContext) => Promise<void>;

/** Cancels what is pending, or says why not, inside a transaction that holds the customer's cash. */
export type CancelHandler = (
  trx: Trx,
  request: { customerId: string; number: string; at: number },
) => Promise<Answer>;

/**
 * What an operator of the sandbox wants to know of. A subject names an account and which of
 * its secrets (`login:5500000001`): it holds a phone number or an address, and is not for a log as it is.
 */
export type SecurityEvent =
  | { kind: 'login'; customerId: string }
  | { kind: 'new-device'; customerId: string }
  /** By the customer, from another session. */
  | { kind: 'sessions-ended'; customerId: string }
  | { kind: 'registered'; customerId: string }
  /** Refused by this code. */
  | { kind: 'failed-login'; subject: string; code: string }
  /** By who knew the old one, or by who knew the transaction code. */
  | { kind: 'password-changed'; customerId: string }
  | { kind: 'password-reset'; customerId: string }
  | { kind: 'code-set'; customerId: string }
  /** By who knew the one before, or by who knew the login password alone. */
  | { kind: 'code-changed'; customerId: string }
  | { kind: 'code-recovered'; customerId: string }
  | { kind: 'card-added'; customerId: string }
  | { kind: 'card-changed'; customerId: string }
  | { kind: 'card-deleted'; customerId: string }
  | { kind: 'passkey-added'; customerId: string }
  | { kind: 'passkey-removed'; customerId: string }
  /** A wrong try used up the last one. */
  | { kind: 'lockout'; subject: string };

/** Hears of them. */
type SecurityEventListener = (event: SecurityEvent) => void;
