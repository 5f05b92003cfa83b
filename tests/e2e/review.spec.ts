import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { StepperPage } from './pages/StepperPage.ts';

const recharge = 'machines-recharge--step-through';

test('pressing the stepper moves the screen, and pressing the screen moves the stepper', async ({
  page,
}) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.event('EDIT').getByText('Payload').click();
  await stepper.event('EDIT').getByLabel('text', { exact: true }).fill('7500');
  await stepper.event('EDIT').getByRole('button').click();
  await expect(stepper.screen.getByRole('textbox')).toHaveValue('7,500');
  await stepper.screen.getByRole('radio').first().click();
  await expect(stepper.now).toHaveText(/editing\.order\.ready/);
  await stepper.screen.getByRole('button', { name: 'Revisar depósito' }).click();
  await expect(stepper.now).toHaveText('In reviewing.steady');
  await expect(stepper.chart).toHaveAccessibleName(/in reviewing\.steady$/);
  expect(JSON.parse(await stepper.script.inputValue())).toEqual([
    { event: { type: 'EDIT', edit: { type: 'AMOUNT', text: '7500' } } },
    { event: { type: 'EDIT', edit: { type: 'METHOD', method: 'bank' } } },
    { event: { type: 'REVIEW' } },
  ]);
});

test('an order is driven into the unknown and back by keyboard alone', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.press(stepper.event('EDIT').getByRole('button'));
  await stepper.tabTo(stepper.event('EDIT').getByRole('combobox'));
  await page.keyboard.type('choose');
  await stepper.press(stepper.event('EDIT').getByRole('button'));
  await expect(stepper.now).toHaveText(/editing\.order\.ready/);
  await stepper.press(stepper.event('REVIEW').getByRole('button'));
  await stepper.press(stepper.event('CONFIRM').getByRole('button'));
  await expect(stepper.now).toHaveText('In submitting');
  await expect(stepper.button('done')).toBeVisible();

  // Its call runs out of time after ten seconds of the fake clock.
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

test('a script is pasted and run; one that cannot be read or run says why', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.script.fill(`[
    { "event": { "type": "EDIT", "edit": { "type": "AMOUNT", "text": "5000" } } },
    { "event": { "type": "EDIT", "edit": { "type": "METHOD", "method": "bank" } } },
    { "event": { "type": "REVIEW" } },
    { "event": { "type": "CONFIRM" } },
    { "answer": "POST /stock/success/v2/recharge/add", "with": "done" }
  ]`);
  await stepper.button('Run').click();
  await expect(stepper.now).toHaveText('In done');
  await expect(stepper.screen.getByRole('dialog')).toBeVisible();
  await stepper.script.fill('[{ "wait": "long" }]');
  await stepper.button('Run').click();
  await expect(page.getByText('Step 1 is not a step: {"wait":"long"}.')).toBeVisible();
  await stepper.script.fill('[{ "answer": "POST /nowhere", "with": "done" }]');
  await stepper.button('Run').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Step 1: POST /nowhere cannot be answered with "done" here.',
  );
});

test('a photo is chosen from the stepper, and again on the way back', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open('machines-realname--step-through');
  await stepper.event('CHOOSE').getByRole('button').click();
  await expect(stepper.now).toHaveText(/none\.front\.uploading/);
  await stepper.button('refused').click();
  await expect(stepper.now).toHaveText(/none\.front\.failed/);
  await stepper.button('Back').click();
  await expect(stepper.now).toHaveText(/none\.front\.uploading/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what cannot be done, or does nothing, is said', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.event('ONLINE').getByRole('button').click();
  await expect(page.getByText('ONLINE changed nothing in the machine.')).toBeVisible();
  await stepper.screen.getByRole('link').first().click();
  await expect(page.getByRole('alert')).toHaveText(/^The screen was left/);
  await expect(stepper.event('EDIT').getByRole('button')).toBeDisabled();
  await stepper.script.fill('[{ "event": { "type": "EDIT" } }]');
  await stepper.button('Run').click();
  await expect(page.getByRole('alert')).toHaveText(/^The machine broke: /);
  await stepper.button('Start over').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('axe finds nothing on the stepper', async ({ page }) => {
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
