import { readChart } from '@corro/stepper';
import { describe, expect, test } from 'vitest';
import { machines } from './machines.ts';
import type { MachineScenario } from './runner/MachineScenario.ts';
import type { Spoken } from './words/Spoken.ts';
import { wordsOfScenario } from './stepper/samples.ts';
import { spokenCalls } from './words/spokenCalls.ts';
import { spokenMachines } from './words/spokenMachines.ts';
import { variants } from './words/variants.ts';
import { answers } from './words/wordsOf.ts';

type Names = Readonly<Record<keyof Spoken, ReadonlySet<string>>>;

/** Names of a machine that a tester reads, by kind. */
function namesIn(machine: Parameters<typeof readChart>[0]): Names {
  const { states, transitions: drawn, ignored } = readChart(machine);
  const transitions = [...drawn, ...ignored];
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

describe('of the scenarios', () => {
  const scenarioFiles = import.meta.glob<Readonly<Record<string, MachineScenario>>>(
    './scenarios/*.ts',
  );

  const scenarios = async () => {
    const found = Object.keys(machines).map(async (id) => {
      const scenario = (await scenarioFiles[`./scenarios/${id}.ts`]?.())?.[id];
      return scenario ?? expect.fail(`${id} has no scenario`);
    });
    return Promise.all(found);
  };

  test('each variant of an event has a Spanish name, and no other step has one', async () => {
    const offered = (await scenarios()).flatMap(({ steps }) => {
      const sent = Object.entries(steps).filter(
        ([, { event }]) => !event.type.startsWith('xstate.'),
      );
      const types = Object.groupBy(sent, ([, { event }]) => event.type);
      return Object.values(types).flatMap((found = []) =>
        found.length < 2 ? [] : found.map(([name]) => name),
      );
    });
    expect([...new Set(offered)].toSorted()).toEqual(Object.keys(variants).toSorted());
  });

  test('each call has a noun in both languages', async () => {
    const unnamed = (await scenarios()).flatMap((scenario) =>
      (['es', 'en'] as const).flatMap((locale) => {
        const { effects = {} } = wordsOfScenario(scenario, locale);
        return Object.keys(scenario.replies)
          .filter((route) => (effects[route] ?? '').trim() === '')
          .map((route) => `${scenario.machine.id} (${locale}): ${route}`);
      }),
    );
    expect(unnamed).toEqual([]);
  });

  test('two calls of a machine have different nouns, and no call that waits nowhere has one', async () => {
    const all = await scenarios();
    const alike = all.filter((scenario) => {
      const { effects = {} } = wordsOfScenario(scenario, 'es');
      const nouns = Object.keys(scenario.replies).map((route) => effects[route]);
      return new Set(nouns).size < nouns.length;
    });
    expect(alike.map(({ machine }) => machine.id)).toEqual([]);
    const routes = new Set(all.flatMap(({ replies }) => Object.keys(replies)));
    expect(Object.keys(spokenCalls).filter((route) => !routes.has(route))).toEqual([]);
  });

  test('each answer to a call has a name in both languages, and no other has one', async () => {
    const given = (await scenarios()).flatMap(({ replies }) =>
      Object.values(replies).flatMap((named) => Object.keys(named)),
    );
    // The stepper itself has words for `done`; every call can be lost.
    const expected = [...new Set([...given, 'lost'])].filter((name) => name !== 'done').toSorted();
    for (const named of Object.values(answers)) {
      expect(Object.keys(named).toSorted()).toEqual(expected);
    }
  });
});
