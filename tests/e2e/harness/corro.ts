import { expect, test as base } from '@playwright/test';
import { newPhone } from './accounts.ts';
import { dayOfPurchase } from './recordedPrices.ts';
import { watchSecrets } from './secrets.ts';
import { startCorro, type Corro } from './startCorro.ts';

/** A customer of the test's own, with US$ 25,000.00 of play money. */
export interface Customer {
  readonly phone: string;
  readonly password: string;
}

/** Playwright's test: a Corro served for the worker, its clock set back, and a new customer for each test. No test may leave a secret on the device. */
export const test = base.extend<
  {
    customer: Customer;
    clockAtPurchase: void;
    secretsAreKeptNowhere: void;
    productsAreKnown: void;
  },
  { corro: Corro }
>({
  productsAreKnown: [
    async ({ context }, give) => {
      await context.addInitScript(knowProducts);
      await give();
    },
    { auto: true },
  ],
  corro: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, serve) => {
      const { corro, close } = await startCorro();
      await serve(corro);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  clockAtPurchase: [
    async ({ corro }, give) => {
      corro.setTime(dayOfPurchase);
      await give();
    },
    { auto: true },
  ],
  secretsAreKeptNowhere: [
    async ({ context }, give) => {
      const watch = await watchSecrets(context);
      await give();
      expect(await watch.leaks()).toEqual([]);
    },
    { auto: true },
  ],
  customer: async ({ corro }, give) => {
    const customer = { phone: newPhone(), password: 'secreta-1' };
    await corro.accounts.register(customer.phone, customer.password);
    await give(customer);
  },
  baseURL: async ({ corro }, give) => {
    await give(corro.url);
  },
});

/** Runs in each page: the device has seen what each product is. */
function knowProducts(): void {
  const products = ['block', 'ipo', 'qip', 'fund', 'forex', 'futures', 'treasury'];
  try {
    localStorage.setItem('seen_products', JSON.stringify(products));
  } catch {
    // A page without an origin has no storage.
  }
}

export { newPhone };
export type { Corro } from './startCorro.ts';
export { expect };
