import { type Entity, at, entity, fallback, nullable } from './codec.ts';
import { optionalDecimal, positive, wholeFromOne, wholeNumber } from './numbers.ts';
import type { Ambiguous } from './page.ts';
import { status } from './status.ts';
import { anyText, nameText, optionalId, optionalLink, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

export const ipo = entity('Ipo', {
  id: at('id', optionalId),
  series: at('series', anyText),
  /** Current or future share code. */
  symbol: at('symbol', optionalText),
  /** Company name. */
  name: at('company_name', nameText),
  /** Applications need a forthcoming offering (spec §3). The other codes are assumptions. */
  status: at('status', status({ forthcoming: 'Forthcoming', closed: 'Closed', listed: 'Listed' })),
  /** Issue price per share; null until announced. */
  price: at('issue_price', positive),
  /** Minimum application in shares. */
  min: at('min', wholeFromOne),
  /** Maximum application in shares. */
  max: at('max', wholeFromOne),
  /** Start of applications. */
  opensAt: at('issue_start_date', optionalTime),
  /** End of applications. */
  closesAt: at('issue_end_date', optionalTime),
  /** Start of trading; null where the upstream sends none. */
  listsAt: at('listing_date', optionalTime),
  /** What the company does; null where the upstream sends no text. */
  about: at('about', optionalText),
  /** Address of the prospectus; null for none. */
  document: at('document', optionalLink),
});

/**
 * A public offering. Applications refer to its `id`; `series` is empty where unknown. Prices are
 * decimal text in US dollars, times epoch milliseconds.
 */
export interface Ipo extends Entity<typeof ipo>, Ambiguous {}

export const ipoOrder = entity('IpoOrder', {
  id: at('id', optionalId),
  orderNumber: fallback(at('no', optionalId), at('id', optionalId)),
  /** Id of the offering. */
  ipoId: at('ipo_id', optionalId),
  series: at('series', anyText),
  /** Current or future share code. */
  symbol: at('tag', optionalText),
  /** Company name. */
  name: fallback(at('company_name', optionalText), at('tag', nameText)),
  /** Shares applied for. */
  quantity: at('count', wholeFromOne),
  /** Issue price per share. */
  price: at('price', optionalDecimal),
  /** Amount set aside until the allotment, including the fee. */
  reservedAmount: at('held', optionalDecimal),
  /** End of applications, when the shares are allotted. */
  closesAt: at('issue_end_date', optionalTime),
  /** Allotted shares; null while pending. */
  allotted: at('allotted', nullable(wholeNumber)),
  /** Cost of the allotted shares without the fee; null while pending. */
  amount: at('amount', optionalDecimal),
  /** Fee on `amount`; null while pending. */
  fee: at('fee', optionalDecimal),
  /** Amount returned at the allotment or cancellation; null while pending. */
  returned: at('returned', optionalDecimal),
  /** Status (spec §4; `cancelled` is an extension). */
  status: at('status', status({ pending: 1, success: 2, failed: 3, cancelled: 4 })),
  createdAt: at('created_at', optionalTime),
  /** Allotment or cancellation time; null before. */
  endedAt: at('ended_at', optionalTime),
  /** Idempotency-Key of the application; null where the upstream does not store it. */
  clientKey: at('client_key', optionalText),
});

/**
 * An application for an IPO, identified by `id` and `orderNumber`; `series` is empty where unknown.
 * Amounts are decimal text in US dollars, times (`createdAt`) epoch milliseconds.
 */
export interface IpoOrder extends Entity<typeof ipoOrder>, Ambiguous {}
