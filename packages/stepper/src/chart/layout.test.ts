import Elk from 'elkjs/lib/elk.bundled.js';
import { expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { longMachine, orderMachine, spawningMachine } from '../machines.fixture.ts';
import { readChart } from '../model/readChart.ts';
import { createSentences } from '../model/sentences.ts';
import { drawingOf } from './drawing.ts';
import { layOut, type Rectangle, textArea } from './layout.ts';
import { estimate, wrap } from './measure.ts';
import { texts } from './texts.ts';

const elk = new Elk();
const say = texts.en;

function lay(machine: Parameters<typeof readChart>[0], folded: readonly string[] = []) {
  const chart = readChart(machine);
  const sentences = createSentences(chart);
  const isFolded = (path: string) => folded.includes(path);
  return layOut(
    elk,
    drawingOf({ chart, sentences, say, measure: estimate, isFolded }),
    estimate,
    say,
  );
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function holds(outer: Rectangle, inner: Rectangle): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

const isWithin = (path: string, outer: string) => outer === '' || path.startsWith(`${outer}.`);

test.each([
  ['parallel and history states', orderMachine],
  ['spawned children', spawningMachine],
  ['40 states', longMachine],
])('a machine with %s is laid out without overlap', async (_words, machine) => {
  const { boxes, arrows, width, height } = await lay(machine);
  const faults: string[] = [];
  for (const [index, { box, ...place }] of boxes.entries()) {
    const { path } = box.state;
    if (!holds({ x: 0, y: 0, width, height }, place)) faults.push(`${path} leaves the chart`);
    for (const { box: other, ...there } of boxes.slice(index + 1)) {
      const isInside = isWithin(other.state.path, path);
      if (isInside && !holds(place, there)) faults.push(`${other.state.path} leaves ${path}`);
      if (!isInside && overlap(place, there)) faults.push(`${path} and ${other.state.path}`);
    }
  }
  for (const [index, { arrow, label }] of arrows.entries()) {
    for (const { box, ...place } of boxes) {
      const isLeaf = box.children.length === 0;
      if (isLeaf && overlap(label, place)) faults.push(`${arrow.id} over ${box.state.path}`);
    }
    for (const other of arrows.slice(index + 1)) {
      if (overlap(label, other.label)) faults.push(`${arrow.id} over ${other.arrow.id}`);
    }
  }
  expect(faults).toEqual([]);
});

test.each([
  ['two states', createMachine({ initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } })],
  ['one state', createMachine({ initial: 'only', states: { only: {} } })],
  ['parallel and history states', orderMachine],
  ['40 states', longMachine],
])('a layout of %s takes at least twice the area of its texts', async (_words, machine) => {
  const { width, height } = await lay(machine);
  const chart = readChart(machine);
  const sentences = createSentences(chart);
  const drawing = drawingOf({ chart, sentences, say, measure: estimate, isFolded: () => false });
  expect(width * height).toBeGreaterThan(2 * textArea(drawing, estimate, say));
});

const wide: typeof estimate = (...args) => estimate(...args) + 1;

test('the same drawing is laid out once, another one again', async () => {
  const layout = vi.spyOn(elk, 'layout');
  const chart = readChart(spawningMachine);
  const of = (measure: typeof estimate) => {
    const sentences = createSentences(chart);
    const drawing = drawingOf({ chart, sentences, say, measure, isFolded: () => false });
    return layOut(elk, drawing, measure, say);
  };
  expect(await of(wide)).toEqual(await of(wide));
  expect(layout).toHaveBeenCalledTimes(1);
  await of((...args) => estimate(...args) + 2);
  expect(layout).toHaveBeenCalledTimes(2);
});

test('draws a folded state as one box that keeps its arrows, without texts on those that leave it', async () => {
  const { boxes, arrows } = await lay(orderMachine, ['work']);
  expect(boxes.map(({ box }) => box.state.path)).toEqual(['', 'work', 'paused']);
  expect(arrows.map(({ arrow }) => [arrow.id, arrow.labels.length, arrow.hidden.length])).toEqual([
    ['work→paused', 1, 0],
    ['paused→work', 1, 0],
  ]);
  const inner = await lay(orderMachine, ['work.form', 'work.lamp']);
  expect(inner.arrows.map(({ arrow }) => arrow.id)).toEqual(['work→paused', 'paused→work.before']);
});

const width = (line: string) => line.length * 10;

test('wraps long texts at words', () => {
  expect(wrap('the customer fills in the form again', width)).toEqual([
    'the customer fills',
    'in the form again',
  ]);
  expect(wrap('incomprehensibilities again', width)).toEqual(['incomprehensibilities', 'again']);
});
