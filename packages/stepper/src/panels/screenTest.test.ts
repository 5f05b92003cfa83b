import { expect, test } from 'vitest';
import { orderMachine } from '../machines.fixture.ts';
import { readChart } from '../model/readChart.ts';
import { createSentences } from '../model/sentences.ts';
import { MachineStage } from '../run/MachineStage.ts';
import { Recording } from '../run/Recording.ts';
import { panelTexts } from './panelTexts.ts';
import { writeScreenTest } from './screenTest.ts';

test('a run as a test of the screen goes forward step by step and expects the states and texts', async () => {
  const stage = new MachineStage(orderMachine);
  const recording = new Recording(stage);
  await recording.run([
    { event: { type: 'SET_COUNT', count: 2, note: 'it\'s\n"new"' } },
    { event: { type: 'CONFIRM' } },
  ]);
  const text = writeScreenTest({
    view: recording.view(),
    snapshot: stage.snapshot()!,
    words: {
      locale: 'en',
      words: {},
      say: panelTexts.en,
      sentences: createSentences(readChart(orderMachine)),
    },
    address: 'https://stepper.example/?run=order.W10',
    shown: { title: 'Screen', texts: [{ role: 'heading', text: "Today's order" }] },
  });
  expect(text).toBe(`import { expect as expectNow, test } from '@playwright/test';

// The machine that runs the test may be slow.
const expect = expectNow.configure({ timeout: 60_000 });
test.setTimeout(300_000);

test('order: Sending · Off', async ({ page }) => {
  await page.goto('https://stepper.example/?run=order.W10');
  const state = page.getByRole('region', { name: 'Current state' }).getByRole('status').first();
  const forward = page.getByRole('button', { name: 'Forward', exact: true });
  // The stepper first runs the whole run of its address.
  await expect(state).toHaveText('Now: Sending · Off');
  await page.getByRole('button', { name: 'The beginning', exact: true }).click();
  await expect(state).toHaveText('Now: The customer fills in the form · Off');
  // Set count (2, it's "new")
  await forward.click();
  await expect(state).toHaveText('Now: The customer fills in the form · Off');
  // The customer orders
  await forward.click();
  await expect(state).toHaveText('Now: Sending · Off');

  const screen = page.frameLocator('iframe[title="Screen"]');
  await expect(screen.getByRole('heading').filter({ hasText: 'Today\\'s order' }).first()).toBeVisible();
});
`);
});
