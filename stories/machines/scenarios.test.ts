import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { machines, leafStates } from './machines.ts';
import { unreachableStates } from './unreachableStates.ts';
import { wordsOf } from './words/wordsOf.ts';

const here = import.meta.dirname;

test('there are machines to step through', () => {
  expect(Object.keys(machines)).toContain('session');
});

describe.each(Object.entries(machines))('%s', (id, machine) => {
  test('has a scenario', () => {
    expect(existsSync(join(here, 'scenarios', `${id}.ts`))).toBe(true);
  });

  test('has a story for each state that it can rest in', () => {
    const stories = readFileSync(join(here, '__generated__', `${id}.stories.ts`), 'utf8');
    const automaticEvents = [...stories.matchAll(/inState\(\w+, '(.+)'\)/g)].map(
      ([, path]) => path,
    );
    expect(automaticEvents).toEqual(leafStates(machine));
    expect(automaticEvents).not.toEqual([]);
  });
});

test('each unreachable state exists and has a reason', () => {
  for (const [id, states] of Object.entries(unreachableStates)) {
    const machine = machines[id];
    expect(machine).toBeDefined();
    for (const [path, reason] of Object.entries(states)) {
      expect(machine?.getStateNodeById(`${id}.${path}`).path.join('.')).toBe(path);
      for (const sentence of reason) expect(sentence).toMatch(/\.$/);
      expect(wordsOf(id, 'es').unreachable?.[path]).toBe(reason[0]);
    }
  }
});
