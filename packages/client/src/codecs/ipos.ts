import { type Entity, at, entity, fallback, nullable } from './codec.ts';
import { optionalDecimal, positive, wholeFromOne, wholeNumber } from './numbers.ts';
import { status } from './status.ts';
import { anyText, nameText, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

export const ipo = entity('Ipo', {
  /** Of the offering: an application names it. */
  id: at('id', optionalId),
  /** Empty where the upstream does not say. */
  series: at('series', anyText),
  /** Code that the share has, or will have. */
  symbol: at('symbol', optionalText),
  /** What the share is called. */
  name: at('company_name', nameText),
  /** Only a forthcoming one can be applied for (spec §3). The other two are assumed. */
  status: at('status', status({ forthcoming: 'Forthcoming', closed: 'Closed', listed: 'Listed' })),
  /** Decimal text in US dollars a share; null where it is not said yet. */
  price: at('issue_price', positive),
  /** The least that one may apply for, in shares; null where it is not said. */
  min: at('min', wholeFromOne),
  /** The most that one may apply for, in shares; null where it is not said. */
  max: at('max', wholeFromOne),
  /** From when one may apply; null where it is not said. */
  opensAt: at('issue_start_date', optionalTime),
  /** When applications close. */
  closesAt: at('issue_end_date', optionalTime),
});

/** An offering to the public. Times are epoch milliseconds. */
export interface Ipo extends Entity<typeof ipo> {}

export const ipoOrder = entity('IpoOrder', {
  /** Of the application. */
  id: at('id', optionalId),
  /** By which the upstream knows the order. */
  orderNumber: fallback(at('no', optionalId), at('id', optionalId)),
  /** The offering; null where the upstream does not say. */
  ipoId: at('ipo_id', optionalId),
  /** Empty where the upstream does not say. */
  series: at('series', anyText),
  /** Code that the share has, or will have. */
  symbol: at('tag', optionalText),
  /** What the share is called. */
  name: fallback(at('company_name', optionalText), at('tag', nameText)),
  /** What was applied for, in shares. */
  quantity: at('count', wholeFromOne),
  /** That of the issue, for one share. */
  price: at('price', optionalDecimal),
  /** Set aside until the allotment, with the fee. Null in this and below: the upstream does not say. */
  held: at('held', optionalDecimal),
  /** When applications close and the shares are allotted. */
  closesAt: at('issue_end_date', optionalTime),
  /** Shares that were allotted. This and the next three are null while the application is pending, too. */
  allotted: at('allotted', nullable(wholeNumber)),
  /** What the allotted shares cost, without the fee. */
  amount: at('amount', optionalDecimal),
  /** The fee on it. */
  fee: at('fee', optionalDecimal),
  /** What went back to the balance at the allotment, or when it was cancelled. */
  returned: at('returned', optionalDecimal),
  /** How far it is (spec §4; the last one is added). */
  status: at('status', status({ pending: 1, success: 2, failed: 3, cancelled: 4 })),
  /** When it was placed. */
  createdAt: at('created_at', optionalTime),
  /** When it was allotted or cancelled; null before, and where the upstream does not say. */
  endedAt: at('ended_at', optionalTime),
  /** The Idempotency-Key it was placed with; null from an upstream that does not keep it. */
  clientKey: at('client_key', optionalText),
});

/** An application for an IPO. Amounts are decimal text in US dollars, times epoch milliseconds. */
export interface IpoOrder extends Entity<typeof ipoOrder> {}
