import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { machinesOnShow, ReviewBench } from './pages/ReviewBench.ts';

const recharge = 'machines-recharge--step-through';

const shown = machinesOnShow();

test('machines are on show', () => {
  expect(shown.map(({ id }) => id)).toContain(recharge);
});

for (const { id, title } of shown) {
  test(`${title} is drawn beside its live screen`, async ({ page }) => {
    const bench = new ReviewBench(page);
    await bench.open(id);
    const machine = title.replace('machines/', '');
    await expect(bench.chart).toHaveAccessibleName(new RegExp(`^Statechart of ${machine}, in `));
    await expect(bench.chart.locator('[data-active][data-leaf]').first()).toBeAttached();
    await expect(page.getByRole('form').first()).toBeVisible();
    // A sheet that is open hides the rest of the page from screen readers.
    await expect(bench.screen.locator('main')).toBeVisible();
    expect(bench.strangers).toEqual([]);
  });
}

test('pressing the bench moves the screen, and pressing the screen moves the bench', async ({
  page,
}) => {
  const bench = new ReviewBench(page);
  await bench.open(recharge);
  await bench.event('EDIT').getByText('Payload').click();
  await bench.event('EDIT').getByLabel('text', { exact: true }).fill('7500');
  await bench.event('EDIT').getByRole('button').click();
  await expect(bench.screen.getByRole('textbox')).toHaveValue('7500');
  await bench.screen.getByRole('radio').first().click();
  await expect(bench.now).toHaveText(/editing\.order\.ready/);
  await bench.screen.getByRole('button', { name: 'Revisar depósito' }).click();
  await expect(bench.now).toHaveText('In reviewing.steady');
  await expect(bench.chart).toHaveAccessibleName(/in reviewing\.steady$/);
  expect(JSON.parse(await bench.script.inputValue())).toEqual([
    { event: { type: 'EDIT', edit: { type: 'AMOUNT', text: '7500' } } },
    { event: { type: 'EDIT', edit: { type: 'METHOD', method: 'bank' } } },
    { event: { type: 'REVIEW' } },
  ]);
});

test('an order is driven into the unknown and back by keyboard alone', async ({ page }) => {
  const bench = new ReviewBench(page);
  await bench.open(recharge);
  await bench.press(bench.event('EDIT').getByRole('button'));
  await bench.tabTo(bench.event('EDIT').getByRole('combobox'));
  await page.keyboard.type('choose');
  await bench.press(bench.event('EDIT').getByRole('button'));
  await expect(bench.now).toHaveText(/editing\.order\.ready/);
  await bench.press(bench.event('REVIEW').getByRole('button'));
  await bench.press(bench.event('CONFIRM').getByRole('button'));
  await expect(bench.now).toHaveText('In submitting');
  await expect(bench.button('done')).toBeVisible();

  // Its call runs out of time after ten seconds of the clock that stands.
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await bench.press(bench.button('+ 10 s'));
  await expect(bench.now).toHaveText('In unknown.reconciling.looking');
  await bench.press(bench.button('Back'), 'Shift+Tab');
  await expect(bench.now).toHaveText('In submitting');
  await bench.press(bench.button('Forward'));
  await expect(bench.now).toHaveText('In unknown.reconciling.looking');
  await bench.press(bench.button('Start over'));
  await expect(bench.now).toHaveText(/editing\.order\.incomplete/);
  expect(bench.strangers).toEqual([]);
});

test('a script is pasted and run; one that cannot be read or run says why', async ({ page }) => {
  const bench = new ReviewBench(page);
  await bench.open(recharge);
  await bench.script.fill(`[
    { "event": { "type": "EDIT", "edit": { "type": "AMOUNT", "text": "5000" } } },
    { "event": { "type": "EDIT", "edit": { "type": "METHOD", "method": "bank" } } },
    { "event": { "type": "REVIEW" } },
    { "event": { "type": "CONFIRM" } },
    { "answer": "POST /stock/success/v2/recharge/add", "with": "done" }
  ]`);
  await bench.button('Run').click();
  await expect(bench.now).toHaveText('In done');
  await expect(bench.screen.getByRole('dialog')).toBeVisible();
  await bench.script.fill('[{ "wait": "long" }]');
  await bench.button('Run').click();
  await expect(page.getByText('Step 1 is none: {"wait":"long"}.')).toBeVisible();
  await bench.script.fill('[{ "answer": "POST /nowhere", "with": "done" }]');
  await bench.button('Run').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Step 1: POST /nowhere cannot be answered with "done" here.',
  );
});

test('a photo is chosen from the bench, and again on the way back', async ({ page }) => {
  const bench = new ReviewBench(page);
  await bench.open('machines-realname--step-through');
  await bench.event('CHOOSE').getByRole('button').click();
  await expect(bench.now).toHaveText(/none\.front\.uploading/);
  await bench.button('refused').click();
  await expect(bench.now).toHaveText(/none\.front\.failed/);
  await bench.button('Back').click();
  await expect(bench.now).toHaveText(/none\.front\.uploading/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what cannot be done, or does nothing, is said', async ({ page }) => {
  const bench = new ReviewBench(page);
  await bench.open(recharge);
  await bench.event('ONLINE').getByRole('button').click();
  await expect(page.getByText('ONLINE changed nothing in the machine.')).toBeVisible();
  await bench.screen.getByRole('link').first().click();
  await expect(page.getByRole('alert')).toHaveText(/^The screen was left/);
  await expect(bench.event('EDIT').getByRole('button')).toBeDisabled();
  await bench.script.fill('[{ "event": { "type": "EDIT" } }]');
  await bench.button('Run').click();
  await expect(page.getByRole('alert')).toHaveText(/^The machine broke: /);
  await bench.button('Start over').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('axe finds nothing on the bench', async ({ page }) => {
  const bench = new ReviewBench(page);
  await bench.open(recharge);
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  const { violations } = await axe
    .disableRules(['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
});
