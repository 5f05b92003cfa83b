import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeStandIn } from './standIn.ts';

const besideTheCheckout = resolve(import.meta.dirname, '../../../../shared/market-data');

/**
 * The recorded prices that the tests play: the folder of `MARKET_DATA_DIR`, else the one beside the checkout, else
 * a stand-in that has the same prices on the two days that the tests look at.
 */
export function recordedPrices(): string {
  const named = process.env['MARKET_DATA_DIR'];
  if (named !== undefined && named !== '') return named;
  return existsSync(besideTheCheckout) ? besideTheCheckout : writeStandIn();
}

/**
 * The midnight (UTC) on which Coca-Cola is at its open of 2015-12-30, US$ 43.75: one recorded day plays a day,
 * 2006-01-03 on 2020-01-01, and at midnight a price is its day's open.
 */
export const dayOfPurchase = Date.UTC(2026, 10, 20);

/** The midnight after it: the open of 2015-12-31, US$ 43.30. */
export const dayOfSale = Date.UTC(2026, 10, 21);
