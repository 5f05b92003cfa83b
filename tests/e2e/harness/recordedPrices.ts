import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeFlatPrices } from './flatPrices.ts';

const besideTheCheckout = resolve(import.meta.dirname, '../../../../shared/market-data');

/**
 * Returns the folder with recorded prices: `MARKET_DATA_DIR` if it is set, or else the folder
 * beside the checkout. If the variable is not set and that folder does not exist, generates a
 * folder with the same prices on the days of the tests.
 */
export function recordedPrices(): string {
  const named = process.env['MARKET_DATA_DIR'];
  if (named !== undefined && named !== '') return named;
  return existsSync(besideTheCheckout) ? besideTheCheckout : writeFlatPrices();
}

/**
 * Midnight (UTC) at which Coca-Cola costs US$ 43.75. The price at midnight is the open of the
 * recorded day, here of 2015-12-30. The feed plays one recorded trading day per calendar day; on
 * 2020-01-01 it played 2006-01-03.
 */
export const dayOfPurchase = Date.UTC(2026, 10, 20);

/** The next midnight, at which Coca-Cola costs US$ 43.30, its open of 2015-12-31. */
export const dayOfSale = Date.UTC(2026, 10, 21);
