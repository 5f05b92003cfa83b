import { type Entity, at, entity, nullable, withDefault } from './codec.ts';
import { optionalDecimal, unsigned, wholeNumber } from './numbers.ts';
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
  'withdrawal-stopped': 'withdrawal-stopped',
  'loan-granted': 'loan-granted',
  'loan-rejected': 'loan-rejected',
  'loan-due': 'loan-due',
  'loan-paid': 'loan-paid',
  'loan-late': 'loan-late',
  'fund-paid': 'fund-paid',
  'fund-cancelled': 'fund-cancelled',
  'identity-approved': 'identity-approved',
  'identity-rejected': 'identity-rejected',
  'withdrawal-waiting': 'withdrawal-waiting',
  'card-added': 'card-added',
  'card-changed': 'card-changed',
  'card-removed': 'card-removed',
  'new-login': 'new-login',
  'passkey-added': 'passkey-added',
  'passkey-removed': 'passkey-removed',
  'passkeys-paused': 'passkeys-paused',
} as const;

/** Events that notices report. */
export type NoticeKind = keyof typeof kinds;

export const notice = entity('Notice', {
  /** Null where the upstream sends none; such a notice cannot be marked as read. */
  id: at('id', optionalId),
  /** Event; a notice with an unknown code is shown by its `title`. */
  kind: at('kind', status(kinds)),
  /** Text of the upstream; null for none. */
  title: at('title', optionalText),
  /** False where the upstream does not report it. */
  isRead: at('is_read', withDefault(optionalFlag, false)),
  /** Number of the order, record or loan. */
  orderNumber: at('no', optionalId),
  /** Share code. */
  symbol: at('tag', optionalText),
  /** Company, fund, bank or passkey name. */
  name: at('name', optionalText),
  /** Masked last digits of a card. */
  account: at('account', optionalText),
  /** Shares applied for. */
  requestedQuantity: at('asked', nullable(wholeNumber)),
  /** Allotted shares. */
  quantity: at('count', nullable(wholeNumber)),
  /** Deposited, paid out, lent or due amount. */
  amount: at('amount', unsigned),
  /** Amount returned after the allotment. */
  returned: at('returned', optionalDecimal),
  /** Earnings of a fund; negative for a loss. */
  earned: at('earned', optionalDecimal),
  /** Browser of the login, or of the change of a passkey or card. */
  browser: at('browser', optionalText),
  /** Operating system of the login, or of the change of a passkey or card. */
  system: at('system', optionalText),
  /** Device type; null for an unknown word. */
  device: at('device', optionalDevice),
  /** Due date of a loan, or earliest payout of a withdrawal or to a card, epoch milliseconds. */
  endsAt: at('end_time', optionalTime),
  /** Epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
});

/**
 * An event as data. Amounts are decimal text in US dollars. A value is null where it does not
 * belong to the kind or the upstream does not report it.
 */
export interface Notice extends Entity<typeof notice> {}
