import type { Page } from '@playwright/test';
import type { Corro, Customer } from './corro.ts';
import type { Locale } from './messages.ts';

/**
 * Opens an address as a customer who is logged in, in a language. Resolves once the app is there, and not what the page
 * shows of it before; a test that holds the app's scripts back does not wait for it.
 */
export async function visit(
  page: Page,
  {
    corro,
    customer,
    path,
    locale = 'es',
    waits = true,
  }: { corro: Corro; customer: Customer; path: string; locale?: Locale; waits?: boolean },
): Promise<void> {
  const token = await corro.accounts.token(customer.phone, customer.password);
  await page.context().addCookies([{ name: 'corro-locale', value: locale, url: corro.url }]);
  await page.addInitScript(
    ([kept, choice]) => {
      if (sessionStorage.getItem('visited') !== null) return;
      sessionStorage.setItem('visited', 'yes');
      localStorage.setItem('token', kept);
      localStorage.setItem('locale', choice);
    },
    [token, locale] as const,
  );
  await page.goto(path);
  if (waits) await page.waitForFunction(() => document.querySelector('#app[inert]') === null);
}
