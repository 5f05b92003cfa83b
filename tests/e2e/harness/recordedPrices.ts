import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeFlatPrices } from './flatPrices.ts';

const besideTheCheckout = resolve(import.meta.dirname, '../../../../shared/market-data');

/**
 * The folder with recorded prices: `MARKET_DATA_DIR`, else the one beside the checkout, else a stand-in with the same
 * prices on the days of the tests.
 */
export function recordedPrices(): string {
  const named = process.env['MARKET_DATA_DIR'];
  if (named !== undefined && named !== '') return named;
  return existsSync(besideTheCheckout) ? besideTheCheckout : writeFlatPrices();
}

/**
 * Midnight (UTC) with Coca-Cola at its open of 2015-12-30, US$ 43.75. The feed plays a recorded day each day, from
 * 2006-01-03 on 2020-01-01; the price at midnight is the open.
 */
export const dayOfPurchase = Date.UTC(2026, 10, 20);

/** The next midnight: the open of 2015-12-31, US$ 43.30. */
export const dayOfSale = Date.UTC(2026, 10, 21);
