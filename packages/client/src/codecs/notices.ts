import { type Entity, at, entity, nullable, or } from './codec.ts';
import { optionalDecimal, wholeNumber } from './numbers.ts';
import { optionalDevice } from './sessions.ts';
import { status } from './status.ts';
import { optionalFlag, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

const kinds = {
  'ipo-allotted': 'ipo-allotted',
  'ipo-not-allotted': 'ipo-not-allotted',
  'deposit-done': 'deposit-done',
  'deposit-failed': 'deposit-failed',
  'withdrawal-done': 'withdrawal-done',
  'withdrawal-failed': 'withdrawal-failed',
  'loan-granted': 'loan-granted',
  'loan-rejected': 'loan-rejected',
  'loan-due': 'loan-due',
  'loan-paid': 'loan-paid',
  'loan-late': 'loan-late',
  'fund-paid': 'fund-paid',
  'fund-cancelled': 'fund-cancelled',
  'identity-approved': 'identity-approved',
  'identity-rejected': 'identity-rejected',
  'card-removed': 'card-removed',
  'new-login': 'new-login',
  'passkey-added': 'passkey-added',
  'passkey-removed': 'passkey-removed',
} as const;

/** What a notice tells. */
export type NoticeKind = keyof typeof kinds;

export const notice = entity('Notice', {
  /** Of the notice; null where the upstream does not say, and then it cannot be marked as read. */
  id: at('id', optionalId),
  /** What it tells. */
  kind: at('kind', status(kinds)),
  /** The upstream's own words; null where it sends none. */
  title: at('title', optionalText),
  /** One that does not say is unread. */
  isRead: at('is_read', or(optionalFlag, false)),
  /** Of the order, record or loan. */
  orderNumber: at('no', optionalId),
  /** Code of the shares. */
  symbol: at('tag', optionalText),
  /** The company, the fund or the bank; what the customer called a passkey. */
  name: at('name', optionalText),
  /** The last digits of a card, masked. */
  account: at('account', optionalText),
  /** For how many shares one applied. */
  asked: at('asked', nullable(wholeNumber)),
  /** How many shares were allotted. */
  quantity: at('count', nullable(wholeNumber)),
  /** Of what it tells: deposited, paid out, lent, or to be paid back. */
  amount: at('amount', optionalDecimal),
  /** What was set aside for shares and came back. */
  returned: at('returned', optionalDecimal),
  /** What a fund has earned; below zero what it has lost. */
  earned: at('earned', optionalDecimal),
  /** What the maker calls the browser of a login, or by which a passkey was added or removed; null where the upstream does not say. */
  browser: at('browser', optionalText),
  /** What the maker calls its operating system; null where the upstream does not say. */
  system: at('system', optionalText),
  /** What it was done on; null where the upstream does not say, or says another word. */
  device: at('device', optionalDevice),
  /** The day of a loan, epoch milliseconds. */
  endsAt: at('end_time', optionalTime),
  /** Epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
});

/**
 * Something that the customer waited for, as facts: amounts are decimal text in US dollars. A fact is null where it
 * does not belong to the kind, or the upstream does not say.
 */
export interface Notice extends Entity<typeof notice> {}
