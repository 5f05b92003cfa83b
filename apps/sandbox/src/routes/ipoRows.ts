import { offeringStatus, type Offering } from '../rules/ipo/offerings.ts';
import { fromCents, fromMillionths, type IpoApplicationRow } from '../store/index.ts';
import { isoTime } from './rows.ts';

/** Schema `Ipo`. */
export function offeringRow(offering: Offering, now: number) {
  return {
    id: offering.id,
    series: offering.series,
    symbol: offering.symbol,
    company_name: offering.name,
    status: offeringStatus(offering, now),
    issue_price: offering.price,
    min: offering.min,
    max: offering.max,
    issue_start_date: isoTime(offering.opensAt),
    issue_end_date: isoTime(offering.closesAt),
  };
}

function money(cents: bigint | null): string | null {
  return cents === null ? null : fromCents(cents);
}

/** Schema `IpoOrder`. */
export function applicationRow(row: IpoApplicationRow) {
  return {
    id: row.order_number,
    no: row.order_number,
    ipo_id: row.ipo_id,
    series: row.series,
    tag: row.symbol,
    company_name: row.name,
    count: Number(row.quantity),
    price: fromMillionths(row.price),
    held: fromCents(row.held),
    issue_end_date: isoTime(row.closes_at),
    allotted: row.allotted === null ? null : Number(row.allotted),
    amount: money(row.amount),
    fee: money(row.fee),
    returned: money(row.returned),
    status: row.status,
    created_at: isoTime(row.created_at),
    client_key: row.client_key,
  };
}

/** Schema `Order`, of an application: what was asked for, and what was set aside or at last paid. */
export function orderRow(row: IpoApplicationRow) {
  const { amount, fee, held } = row;
  return {
    id: row.order_number,
    no: row.order_number,
    tag: row.symbol,
    name: row.name,
    type: null,
    mold: 'ipo',
    state: 'buy',
    count: Number(row.quantity),
    price: fromMillionths(row.price),
    sell_price: null,
    price_all: fromCents(amount === null || fee === null ? held : amount + fee),
    status: row.status,
    created_at: isoTime(row.created_at),
    client_key: row.client_key,
  };
}
