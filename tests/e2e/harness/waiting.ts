import type { Locator, Page } from '@playwright/test';

/** What of a screen waits without having anything: bones, and wheels on buttons. */
export const waiting = (page: Page): Locator =>
  page.getByRole('main').locator('svg[height$=rem], [aria-busy=true]');
