import { expect, test } from 'vitest';
import { orderMachine } from '../machines.fixture.ts';
import { readChart } from '../model/readChart.ts';
import { createSentences } from '../model/sentences.ts';
import { MachineStage } from '../run/MachineStage.ts';
import { timesOf } from '../run/moments.ts';
import { Recording } from '../run/Recording.ts';
import { writeBugReport } from './bugReport.ts';
import { panelTexts } from './panelTexts.ts';

const words = {
  locale: 'en' as const,
  words: {},
  say: panelTexts.en,
  sentences: createSentences(readChart(orderMachine)),
};

test('a bug report has the steps with times and states, the state, the context and the link', async () => {
  const stage = new MachineStage(orderMachine);
  const recording = new Recording(stage);
  await recording.run([
    { event: { type: 'SET_COUNT', count: 2 } },
    { event: { type: 'CONFIRM' } },
    { answer: 'placing', with: 'error' },
    { wait: 3000 },
  ]);
  const report = writeBugReport({
    view: recording.view(),
    times: timesOf(stage, recording.view()),
    snapshot: stage.snapshot()!,
    words,
    link: 'https://stepper.example/?run=order.W10',
    where: '2026-11-28, a browser',
    hasScreen: true,
    pictured: [],
  });
  expect(report.split('\n').filter((line) => line !== '')).toEqual([
    '# Order: Sending · Off',
    '<https://stepper.example/?run=order.W10>',
    '## What I saw',
    '…',
    '## What I expected',
    '…',
    '## Picture',
    '**[ Paste a picture of the screen here ]**',
    '## Steps',
    '0. The beginning — The customer fills in the form · Off',
    '1. Set count (2) — after 0 s: The customer fills in the form · Off',
    '2. The customer orders — after 0 s: Sending · Off',
    '3. Place order answers: failure — after 0 s: Failed · Off',
    '4. 3 s pass — after 3 s: Sending · Off',
    '## State',
    '- Sending (`work.form.sending`)',
    '- Off (`work.lamp.off`)',
    '## Context',
    '```',
    'count = 2',
    'stock.left = 5',
    'isOpen = true',
    '```',
    '## Where',
    '2026-11-28, a browser',
  ]);
});

test('a bug report has the names of steps, and says which have a picture', async () => {
  const stage = new MachineStage(orderMachine);
  const recording = new Recording(stage);
  await recording.run([
    { event: { type: 'FLIP' }, name: 'Light' },
    { event: { type: 'FLIP' } },
    { event: { type: 'PAUSE' } },
  ]);
  const report = writeBugReport({
    view: recording.view(),
    times: [0, 0, 0, 0],
    snapshot: stage.snapshot()!,
    words,
    link: null,
    where: 'here',
    hasScreen: false,
    pictured: [0, 1],
  });
  expect(report).toContain('**[ Press «Copy the 2 pictures» in the stepper, and paste here ]**');
  const steps = report.split('\n').filter((line) => /^\d\. /.test(line));
  expect(steps.map((line) => line.replace(/ — after.*?(?= \(see|$)/, ''))).toEqual([
    '0. The beginning — The customer fills in the form · Off (see the picture)',
    '1. Light — Flip (see the picture)',
    '2. Flip',
    '3. Pause',
  ]);
});

test('a bug report leaves undone steps out, and nothing that was typed acts as Markdown', async () => {
  const stage = new MachineStage(orderMachine);
  const recording = new Recording(stage);
  const typed = '```\n# <img src=x>|[a](b)';
  await recording.run([{ event: { type: 'FLIP', typed } }, { event: { type: 'PAUSE' } }], 1);
  const snapshot = stage.snapshot()!;
  const report = writeBugReport({
    view: recording.view(),
    times: [0, 0],
    snapshot: { ...snapshot, context: { typed } } as typeof snapshot,
    words,
    link: null,
    where: 'here',
    hasScreen: false,
    pictured: [],
  });
  expect(report).toContain(String.raw`1. Flip (\`\`\` \# \<img src=x\>\|\[a\](b)) — after 0 s`);
  expect(report).not.toContain('Pause');
  expect(report).not.toContain('Picture');
  expect(report).toContain(`\`\`\`\`\ntyped = «${typed}»\n\`\`\`\``);
});
