import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { tabTo } from './harness/tabTo.ts';
import { StepperPage } from './pages/StepperPage.ts';

const recharge = 'machines-recharge--step-through';

test('the stepper moves the screen, and the screen moves the stepper', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.event('EDIT').getByText('Payload').click();
  await stepper.event('EDIT').getByLabel('text', { exact: true }).fill('7500');
  await stepper.event('EDIT').getByRole('button').click();
  await expect(stepper.screen.getByRole('textbox')).toHaveValue('7,500');
  await expect(stepper.now).toHaveText(/editing\.order\.ready/);
  await stepper.screen.getByRole('button', { name: 'Revisar depósito' }).click();
  await expect(stepper.now).toHaveText('In reviewing.steady');
  await expect(stepper.chart).toHaveAccessibleName(/in reviewing\.steady$/);
  expect(JSON.parse(await stepper.script.inputValue())).toEqual([
    { event: { type: 'EDIT', edit: { type: 'AMOUNT', text: '7500' } } },
    { event: { type: 'REVIEW' } },
  ]);
});

test('the keyboard alone drives an order into the unknown and back', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.press(stepper.event('EDIT').getByRole('button'));
  await tabTo(stepper.event('EDIT').getByRole('combobox'));
  await page.keyboard.type('choose');
  await stepper.press(stepper.event('EDIT').getByRole('button'));
  await expect(stepper.now).toHaveText(/editing\.order\.ready/);
  await stepper.press(stepper.event('REVIEW').getByRole('button'));
  await stepper.press(stepper.event('CONFIRM').getByRole('button'));
  await expect(stepper.now).toHaveText('In submitting');
  await expect(stepper.button('done')).toBeVisible();

  // Advances the fake clock by ten seconds, after which the call times out.
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await stepper.press(stepper.button('+ 10 s'));
  await expect(stepper.now).toHaveText('In unknown.reconciling.requesting');
  await stepper.press(stepper.button('Back'), 'Shift+Tab');
  await expect(stepper.now).toHaveText('In submitting');
  await stepper.press(stepper.button('Forward'));
  await expect(stepper.now).toHaveText('In unknown.reconciling.requesting');
  await stepper.press(stepper.button('Start over'));
  await expect(stepper.now).toHaveText(/editing\.order\.incomplete/);
  expect(stepper.foreignRequests).toEqual([]);
});

test('the stepper passes axe', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  const { violations } = await axe
    .disableRules(['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
});
