import { expect, test as base } from '@playwright/test';
import { newPhone } from './accounts.ts';
import { dayOfPurchase } from './recordedPrices.ts';
import { watchSecrets } from './secrets.ts';
import { startCorro, type Corro } from './startCorro.ts';

/** A new customer with US$ 25,000.00 of play money. */
export interface Customer {
  readonly phone: string;
  readonly password: string;
}

/**
 * Playwright's test with a Corro for each worker and a customer for each test. Fails if a secret is still stored on the
 * device at the end, or if a page lacked a sentence. A failed test prints the beginning of each page.
 */
export const test = base.extend<
  {
    customer: Customer;
    clockAtPurchase: void;
    noSecretsStored: void;
    noSentenceMissing: void;
    introductionsDismissed: void;
    failedPagesReported: void;
  },
  { corro: Corro }
>({
  introductionsDismissed: [
    async ({ context }, give) => {
      await context.addInitScript(dismissIntroductions);
      await give();
    },
    { auto: true },
  ],
  corro: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, serve) => {
      const { corro, close } = await startCorro();
      await serve(corro);
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  clockAtPurchase: [
    async ({ corro }, give) => {
      corro.setTime(dayOfPurchase);
      await give();
    },
    { auto: true },
  ],
  noSecretsStored: [
    async ({ context }, give) => {
      const watch = await watchSecrets(context);
      await give();
      expect(await watch.leaks()).toEqual([]);
    },
    { auto: true },
  ],
  failedPagesReported: [
    async ({ context }, give, testInfo) => {
      await give();
      if (testInfo.status === testInfo.expectedStatus) return;
      for (const page of context.pages()) {
        const text = await page
          .locator('body')
          .innerText({ timeout: 1000 })
          .catch(() => 'No text.');
        // The list reporter prints the first 300 characters.
        const body = `${new URL(page.url()).pathname}: ${text.replaceAll(/\s+/g, ' ')}`;
        await testInfo.attach('page', { body, contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
  noSentenceMissing: [
    async ({ context }, give) => {
      const missing: string[] = [];
      context.on('console', (message) => {
        if (message.text().startsWith('No sentence ')) missing.push(message.text());
      });
      await give();
      expect(missing).toEqual([]);
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

/** Runs in each page. Marks the introductions of all products as dismissed. */
function dismissIntroductions(): void {
  const products = ['block', 'ipo', 'qip', 'fund', 'forex', 'futures', 'treasury'];
  try {
    localStorage.setItem('seen_products', JSON.stringify(products));
  } catch {
    // A page without an origin, such as about:blank, has no storage.
  }
}

export { newPhone };
export type { Corro } from './startCorro.ts';
export { expect };
