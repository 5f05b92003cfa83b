import type { Locator, Page } from '@playwright/test';
import { messagesOf } from '../../e2e/harness/messages.ts';

const t = messagesOf('es');

/** One tap of the round. The round ends on the screen on which it starts. */
export interface Tap {
  readonly name: string;
  readonly target: (page: Page) => Locator;
  /** Selector of the content for which the measurement waits. */
  readonly content: string;
  /** Navigates to the screen with the target. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const rows = 'main a[href^="/stock/v2/"]';
const otherChoice =
  'main [role=tab][data-state=inactive], main label:has(input[type=radio]:not(:checked))';
const buy = 'a[href^="/stock/trading/"][href$="type=buy"]';

export const taps: readonly Tap[] = [
  {
    name: 'navigation',
    target: (page) => page.locator('nav a[href="/markets"]'),
    content: rows,
  },
  {
    name: 'tab',
    target: (page) => page.locator(otherChoice).first(),
    content: 'main',
  },
  {
    name: 'row',
    target: (page) => page.locator(rows).first(),
    content: buy,
    // Shows all shares again, because an earlier tap has filtered the list.
    before: (page) => page.locator(otherChoice).first().tap(),
  },
  {
    name: 'buy',
    target: (page) => page.locator(buy).first(),
    content: 'input[name="quantity"], input[name="money"]',
  },
  {
    name: 'back',
    target: (page) => page.locator('header button').first(),
    content: buy,
  },
  {
    name: 'sheet',
    target: (page) => page.getByRole('button', { name: t('home.portfolio.table') }),
    content: '[role=dialog] table',
    before: async (page) => {
      await page.goBack();
      await page.locator('nav a[href="/"]').tap();
    },
  },
  {
    name: 'sheet closed',
    target: (page) => page.getByRole('dialog').getByRole('button').first(),
    content: 'html:not([data-overlay-open])',
  },
];
