import type { Page } from '@playwright/test';
import type { Corro, Customer } from './corro.ts';
import type { Locale } from './messages.ts';

/** Opens a path as a customer. Waits until the app has replaced the inert page, unless `waits` is false. */
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
    ([value, choice]) => {
      if (sessionStorage.getItem('visited') !== null) return;
      sessionStorage.setItem('visited', 'yes');
      localStorage.setItem('token', value);
      localStorage.setItem('locale', choice);
    },
    [token, locale] as const,
  );
  await page.goto(path);
  if (waits) await page.waitForFunction(() => document.querySelector('#app[inert]') === null);
}
