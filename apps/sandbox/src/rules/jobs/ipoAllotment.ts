import { orderCost } from '@corro/domain';
import {
  changeRow,
  closeBook,
  fromMillionths,
  ipoApplicationOf,
  post,
  toCents,
  type IpoApplicationRow,
} from '../../store/index.ts';
import { findInstrument } from '../instruments.ts';
import { ipoApplicationStatus, allottedShares } from '../ipo/offerings.ts';
import { announceAllotment } from '../notices.ts';
import type { JobHandler, RuleContext } from '../ruleContext.ts';

/**
 * Allots shares of a closed offering in one movement: the held money pays for the shares and the
 * fee, and the rest is returned. The allotted shares become a lot, which portfolios value at cost
 * while there is no market price.
 */
export const ipoAllotment: JobHandler = async (trx, { customerId, subject, dueAt }, context) => {
  const book = await closeBook(trx, subject);
  const application = await ipoApplicationOf(trx, customerId, subject);
  if (application === null) throw new Error(`No application for the allotment of ${subject}`);
  const allotted = allottedShares(application.quantity, book);
  const { amount, fee } = costOf(application, allotted);
  const returned = application.held - amount - fee;
  const movement = {
    customerId,
    reason: allotted > 0n ? 'ipo-allotment' : 'ipo-refund',
    orderNumber: application.order_number,
    at: dueAt,
    amounts: { cash: returned, held: -application.held, market: amount, fees: fee },
  } as const;
  const lot = lotOf(application, { allotted, total: amount + fee }, context);
  await post(trx, movement, allotted > 0n ? [['lots', lot]] : []);
  const status = allotted > 0n ? ipoApplicationStatus.success : ipoApplicationStatus.failed;
  await changeRow(trx, 'ipo_applications', application, {
    status,
    allotted,
    amount,
    fee,
    returned,
    ended_at: BigInt(dueAt),
  });
  await announceAllotment(trx, application, { allotted, paid: amount + fee, returned, at: dueAt });
};

function costOf({ price }: IpoApplicationRow, allotted: bigint): { amount: bigint; fee: bigint } {
  const { amount, fee } = orderCost(fromMillionths(price), Number(allotted));
  return { amount: toCents(amount), fee: toCents(fee) };
}

function lotOf(
  application: IpoApplicationRow,
  { allotted, total }: { allotted: bigint; total: bigint },
  { feed }: RuleContext,
) {
  const { customer_id, order_number, symbol, name, price, closes_at } = application;
  return {
    customer_id,
    order_number,
    type: 'stock' as const,
    mold: 'ipo',
    symbol,
    name,
    market: findInstrument(feed, symbol)?.market ?? 'US',
    quantity: allotted,
    cost_price: price,
    cost_total: total,
    created_at: closes_at,
    sold_by: null,
  };
}
