import { assign, createActor, createMachine, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { orderMachine } from '../machines.fixture.ts';
import { readChart } from '../model/readChart.ts';
import { createSentences } from '../model/sentences.ts';
import { writeMachineTest } from './machineTest.ts';
import { MachineStage } from './MachineStage.ts';
import { RunLog } from './RunLog.ts';
import type { Script } from './script.ts';

const run: Script = [
  { event: { type: 'SET_COUNT', count: 2 } },
  { event: { type: 'FLIP' } },
  { event: { type: 'CONFIRM' } },
  { answer: 'placing', with: 'error' },
  { wait: 3000 },
  { event: { type: 'PAUSE' } },
  { event: { type: 'RESUME' } },
];

const source = { module: '../../machines.fixture.ts', name: 'orderMachine' };
const sentences = createSentences(readChart(orderMachine));

describe('a run as a test', () => {
  test('it runs and passes as it was written, which the generated file does', async () => {
    const stage = new MachineStage(orderMachine);
    await stage.restart();
    for (const step of run) await stage.runStep(step);
    expect(stage.snapshot()?.value).toEqual({ work: { form: 'sending', lamp: 'on' } });
    const text = writeMachineTest({ machine: orderMachine, log: stage.log, source, sentences });
    await expect(text).toMatchFileSnapshot('./__generated__/orderRun.test.ts');
  });

  test('input with a clock, dates, errors and missing values is written down', () => {
    const machine = setup({
      types: { input: {} as { now: () => number; since: Date } },
    }).createMachine({
      id: 'clock',
      context: ({ input }) => ({ ...input, seen: null as unknown }),
      initial: 'early',
      states: {
        early: {
          on: {
            LOOK: [
              {
                guard: ({ context }) => context.now() - context.since.getTime() > 5,
                target: 'late',
              },
              { actions: assign({ seen: ({ event }) => event }) },
            ],
          },
        },
        late: {},
      },
    });
    let time = 1000;
    const log = new RunLog(() => time);
    const input = { now: () => time, since: new Date(1000) };
    const actor = createActor(machine, { input, inspect: log.inspect }).start();
    actor.send({ type: 'LOOK', error: new Error('lost “it”'), big: 3n, none: undefined });
    time = 1010;
    actor.send({ type: 'LOOK' });
    const text = writeMachineTest({ machine, log, source, sentences });
    expect(text).toContain('{ "now": clock, "since": new Date(1000) } as never');
    expect(text).toContain('"error": new Error("lost “it”"), "big": 3n, "none": undefined }');
    expect(text).toContain('  time = 1010;\n  [state] = transition(orderMachine, state');
    expect(text).toMatch(/toEqual\("late"\);\n\}\);\n$/);
  });

  test('a run that the machine alone does not take is refused, and the step is named', () => {
    class Ticket {
      isValid() {
        return true;
      }
    }
    const machine = createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: { on: { SHOW: { guard: ({ event }) => event.ticket.isValid(), target: 'open' } } },
        open: {},
      },
    });
    const log = new RunLog();
    const actor = createActor(machine, { inspect: log.inspect }).start();
    actor.send({ type: 'SHOW', ticket: new Ticket() });
    expect(actor.getSnapshot().value).toBe('open');
    expect(() => writeMachineTest({ machine, log, source, sentences })).toThrow(
      /^Step 1: .*isValid/s,
    );
  });
});
