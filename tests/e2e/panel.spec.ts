import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './harness/tabTo.ts';
import { StorybookPanel } from './pages/StorybookPanel.ts';

const recharge = 'screens-recharge--ready';

/** The findings of axe in the frame of the panel, or in the page without a frame. */
async function findings(page: Page, frame?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const inside = frame === undefined ? axe.exclude('iframe').setLegacyMode() : axe.include(frame);
  const { violations } = await inside
    .disableRules(['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

test('the panel finds the machine of a screen’s story, and each moves the other', async ({
  page,
}) => {
  const storybook = new StorybookPanel(page);
  await storybook.open(recharge, 'locale:es');
  await expect(storybook.now).toHaveText(/^Ahora: A la orden le falta algo/);
  await expect(storybook.panel.getByRole('combobox', { name: 'Máquina' })).toHaveValue(/\d/);

  await tabTo(storybook.event('Cambia la orden').getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(storybook.story.getByRole('textbox').first()).toHaveValue(/^[\d,]+$/);
  await expect(storybook.now).toHaveText(/^Ahora: La orden se puede revisar/);
  await expect(storybook.event('Cambia la orden').getByRole('button')).toBeFocused();

  await storybook.story.getByRole('button', { name: 'Revisar depósito' }).click();
  await expect(storybook.now).toHaveText('Ahora: Las condiciones no cambian');
  const steps = storybook.panel.getByRole('region', { name: 'Historial' }).getByRole('listitem');
  await expect(steps).toHaveText([/El comienzo/, /Cambia la orden/, /Pide revisar la orden/]);
  await expect(
    storybook.panel.getByRole('region', { name: /^Diagrama de Depósito, ahora: / }),
  ).toBeVisible();

  // The picture is taken of the story, which stands beside the panel.
  await storybook.button('Tomar captura').click();
  await expect(storybook.panel.getByAltText('La pantalla después del paso 2')).toBeVisible();

  await storybook.button('Atrás').click();
  await expect(storybook.now).toHaveText(/^Ahora: La orden se puede revisar/);
  await expect(storybook.story.getByRole('dialog')).toHaveCount(0);
  await storybook.panel.getByText('Contexto', { exact: true }).click();
  await expect(storybook.panel.getByRole('definition').first()).toBeVisible();
  expect(await findings(page, 'iframe[title="Stepper"]')).toEqual([]);
  expect(storybook.workers).toHaveLength(1);
  expect(storybook.foreignRequests).toEqual([]);
});

test('a story has a window of its own with its stepper, in English and dark', async ({ page }) => {
  const storybook = new StorybookPanel(page);
  await storybook.open(recharge, 'locale:en');
  await expect(storybook.now).toHaveText(/^Now: /);
  await storybook.event('Changes the order').getByRole('button').click();
  const link = storybook.panel.getByRole('link', { name: 'Open in a window of its own' });
  await expect(link).toHaveAttribute('href', /&run=/);
  const { search } = new URL((await link.getAttribute('href')) ?? '');

  await page.emulateMedia({ colorScheme: 'dark' });
  await storybook.openWindow(search.slice(1));
  const now = page.getByRole('status').filter({ hasText: /^Now: / });
  await expect(now).toHaveText(/can be reviewed/, { timeout: 60_000 });
  const screen = page.frameLocator('iframe[title="The story"]');
  await expect(screen.getByRole('textbox').first()).toHaveValue(/^[\d,]+$/);
  await page.getByRole('button', { name: 'Keep to compare' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(now).toHaveText(/lacks something/);
  await page.getByRole('form', { name: 'New facts arrive' }).getByRole('button').click();
  const comparison = page.getByRole('region', { name: 'Two runs side by side' });
  await expect(comparison.getByRole('status')).toContainText('The runs first differ in step 1:');
  await page.getByText('Messages between actors').click();
  const messages = page.getByRole('region', { name: 'Messages between actors' });
  await expect(messages.getByRole('listitem').last()).toContainText('Outside to');
  expect(await findings(page)).toEqual([]);
});
