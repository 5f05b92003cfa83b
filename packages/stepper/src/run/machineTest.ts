import { type AnyStateMachine, initialTransition, transition } from 'xstate';
import type { Sentences } from '../model/sentences.ts';
import type { RunLog, TakenEvent } from './RunLog.ts';
import { sentenceOf } from './sentenceOf.ts';

/** Import of the machine in a test that `writeMachineTest` writes. */
export interface MachineSource {
  /** Specifier of the import: `./order.ts`. */
  readonly module: string;
  /** Name of the export. */
  readonly name: string;
}

/** Inputs of `writeMachineTest`. */
export interface MachineTestParts {
  /** The machine as it is exported. */
  readonly machine: AnyStateMachine;
  /** The events that the machine has taken. */
  readonly log: RunLog;
  /** Module and name from which the test imports the machine. */
  readonly source: MachineSource;
  /** Sentences for the comments of the test. */
  readonly sentences: Sentences;
}

/**
 * Writes a run as a test. Beside Vitest, the test needs only XState. It sends the recorded events,
 * among them the ends of effects and delays, and expects the recorded states. This function first
 * replays the events itself, to check that they lead to those states.
 *
 * @throws if the machine alone does not take the run, because it depends on an object that cannot
 *   be written down
 */
export function writeMachineTest({ machine, log, source, sentences }: MachineTestParts): string {
  const [start, ...taken] = log.taken;
  if (start === undefined) throw new Error('The machine has not started.');
  const clock = { time: start.at };
  const input = written(log.input, clock);
  const events = taken.map(({ event }) => written(event, clock));
  const values = replay(machine, input.value, events, [start, ...taken], clock);
  [start, ...taken].forEach(({ value }, index) => {
    if (JSON.stringify(value) === JSON.stringify(values[index])) return;
    throw new Error(
      `Step ${index}: the machine alone is then in ${JSON.stringify(values[index])}.`,
    );
  });
  const usesClock = [input, ...events].some(({ source: text }) => text.includes('clock'));
  const { name } = source;
  const lines = taken.flatMap(({ event, at, value }, index) => {
    const isLater = usesClock && at !== [start, ...taken][index]?.at;
    return [
      `  // ${oneLine(sentences.event(event.type))}`,
      isLater ? [`  time = ${at};`] : [],
      `  [state] = transition(${name}, state, ${events[index]?.source} as never);`,
      `  expect(state.value).toEqual(${JSON.stringify(value)});`,
    ].flat();
  });
  const first = log.input === undefined ? name : `${name}, ${input.source} as never`;
  return [
    `import { expect, test } from 'vitest';`,
    `import { initialTransition, transition } from 'xstate';`,
    `import { ${name} } from '${source.module}';`,
    '',
    `test('a recorded run of ${machine.id} leads to the recorded states', () => {`,
    ...(usesClock ? [`  let time = ${start.at};`, '  const clock = () => time;'] : []),
    `  let [state] = initialTransition(${first});`,
    `  expect(state.value).toEqual(${JSON.stringify(start.value)});`,
    ...lines,
    '});',
    '',
  ].join('\n');
}

/** The states to which the events, as written in the test, lead. */
function replay(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly Written[],
  taken: readonly TakenEvent[],
  clock: Clock,
): unknown[] {
  let [state] = initialTransition(machine, input);
  const values = [state.value];
  for (const [index, event] of events.entries()) {
    const { at, event: recorded } = taken[index + 1] ?? { at: clock.time, event: { type: '' } };
    clock.time = at;
    try {
      [state] = transition(machine, state, Object.assign({ type: recorded.type }, event.value));
    } catch (error) {
      throw new Error(`Step ${index + 1}: ${sentenceOf(error)}`, { cause: error });
    }
    values.push(state.value);
  }
  return values;
}

/** A value as source text, and the value of that text. */
interface Written {
  readonly source: string;
  readonly value: unknown;
}

interface Clock {
  time: number;
}

/**
 * Writes a value down. A function becomes one that returns the time, because a machine's functions
 * usually return nothing else; an instance of a class becomes a plain object.
 */
function written(value: unknown, clock: Clock): Written {
  if (value === undefined) return { source: 'undefined', value };
  if (typeof value === 'function') return { source: 'clock', value: () => clock.time };
  if (typeof value === 'bigint') return { source: `${value}n`, value };
  if (typeof value === 'number') return { source: String(value), value };
  if (typeof value !== 'object' || value === null) return { source: JSON.stringify(value), value };
  if (value instanceof Date) return { source: `new Date(${value.getTime()})`, value };
  if (value instanceof Error) {
    return {
      source: `new Error(${JSON.stringify(value.message)})`,
      value: new Error(value.message),
    };
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => written(item, clock));
    return {
      source: `[${items.map(({ source }) => source).join(', ')}]`,
      value: items.map((item) => item.value),
    };
  }
  const fields = Object.entries(value).map(
    ([name, inner]) => [name, written(inner, clock)] as const,
  );
  return {
    source: `{ ${fields.map(([name, inner]) => `${JSON.stringify(name)}: ${inner.source}`).join(', ')} }`,
    value: Object.fromEntries(fields.map(([name, inner]) => [name, inner.value])),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
