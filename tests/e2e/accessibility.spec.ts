import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';

// What only the served document shows, such as its language and title. Each screen in each of its
// states, light and dark, is looked at by its stories.

async function findings(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  // A page without frames needs no second one to put their findings together.
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
  ]);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

test('axe finds nothing in the document, before the login and after it', async ({
  page,
  corro,
  customer,
}) => {
  await page.goto('/login');
  expect(await findings(page)).toEqual([]);
  await visit(page, { corro, customer, path: '/settings' });
  expect(await findings(page)).toEqual([]);
});
