import { readChart } from '@corro/stepper';
import { describe, expect, test } from 'vitest';
import { machines } from './machines.ts';
import type { Spoken } from './words/Spoken.ts';
import { spokenMachines } from './words/spokenMachines.ts';

type Names = Readonly<Record<keyof Spoken, ReadonlySet<string>>>;

/** Names of a machine that a tester reads, by kind. */
function namesIn(machine: Parameters<typeof readChart>[0]): Names {
  const { states, transitions } = readChart(machine);
  const causes = (kind: string) =>
    new Set(transitions.filter(({ cause }) => cause.kind === kind).map(({ cause }) => cause.name));
  const all = [...states.values()];
  const unnamed = transitions.filter(({ guard }) => guard === 'if');
  return {
    states: new Set(all.map(({ path }) => path).filter((path) => path !== '')),
    events: causes('event'),
    delays: causes('delay'),
    effects: new Set(all.flatMap(({ effects }) => effects)),
    guards: new Set(
      transitions.flatMap(({ guard }) => (guard === null || guard === 'if' ? [] : [guard])),
    ),
    unnamed: new Set(unnamed.map(({ source, targets }) => `${source}→${targets.join()}`)),
  };
}

describe.each(Object.entries(machines))('%s', (id, machine) => {
  test('has a sentence in Spanish and English for each of its names', () => {
    const spoken = spokenMachines[id] ?? {};
    const missing = Object.entries(namesIn(machine)).flatMap(([kind, names]) => {
      const pairs = spoken[kind as keyof Spoken] ?? {};
      return [...names]
        .filter((name) => !pairs[name]?.every((text) => text.trim() !== ''))
        .map((name) => `${kind}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test('has no sentence for a name that the machine lacks', () => {
    const names = namesIn(machine);
    const stale = Object.entries(spokenMachines[id] ?? {}).flatMap(([kind, pairs]) =>
      Object.keys(pairs ?? {})
        .filter((name) => !names[kind as keyof Spoken].has(name))
        .map((name) => `${kind}: ${name}`),
    );
    expect(stale).toEqual([]);
  });
});

test('there are words for machines alone', () => {
  expect(Object.keys(spokenMachines).filter((id) => !(id in machines))).toEqual([]);
});
