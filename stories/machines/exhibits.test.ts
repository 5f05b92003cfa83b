import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { machines, standingStates } from './machines.ts';
import { never } from './never.ts';

const here = import.meta.dirname;

test('there are machines to step through', () => {
  expect(Object.keys(machines)).toContain('session');
});

describe.each(Object.entries(machines))('%s', (id, machine) => {
  test('has an exhibit', () => {
    expect(existsSync(join(here, 'exhibits', `${id}.ts`))).toBe(true);
  });

  test('has a story for each state that it can stand in', () => {
    const stories = readFileSync(join(here, '__generated__', `${id}.stories.ts`), 'utf8');
    const told = [...stories.matchAll(/standingIn\(\w+, '(.+)'\)/g)].map(([, path]) => path);
    expect(told).toEqual(standingStates(machine));
    expect(told).not.toEqual([]);
  });
});

test('what is never reached is named once, with its reason, and exists', () => {
  for (const [id, states] of Object.entries(never)) {
    const machine = machines[id];
    expect(machine).toBeDefined();
    for (const [path, reason] of Object.entries(states)) {
      expect(machine?.getStateNodeById(`${id}.${path}`).path.join('.')).toBe(path);
      expect(reason).toMatch(/\.$/);
    }
  }
});
