import { expect, test } from 'vitest';
import { machines } from '../machines.ts';
import { chartModel } from './chartModel.ts';
import { layOut, type Rectangle } from './layout.ts';

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

test.each(Object.entries(machines))('%s is laid out without overlap', async (_id, machine) => {
  const { boxes, arrows, width, height } = await layOut(chartModel(machine));
  const chart = { x: 0, y: 0, width, height };
  const faults: string[] = [];
  for (const [index, { box, ...place }] of boxes.entries()) {
    if (!holds(chart, place)) faults.push(`${box.path} leaves the chart`);
    for (const { box: other, ...there } of boxes.slice(index + 1)) {
      const isInside = isWithin(other.path, box.path);
      if (isInside && !holds(place, there)) faults.push(`${other.path} leaves ${box.path}`);
      if (!isInside && overlap(place, there)) faults.push(`${box.path} and ${other.path}`);
    }
  }
  const states = boxes.filter(({ box }) => box.children.length === 0);
  for (const [index, { arrow, label }] of arrows.entries()) {
    const words = arrow.lines.join(' ');
    for (const { box, ...place } of states) {
      if (overlap(label, place)) faults.push(`"${words}" over ${box.path}`);
    }
    for (const other of arrows.slice(index + 1)) {
      if (overlap(label, other.label))
        faults.push(`"${words}" over "${other.arrow.lines.join(' ')}"`);
    }
  }
  expect(faults).toEqual([]);
  expect(states.length).toBeGreaterThan(1);
});
