import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { orderMachine, roughMachine } from '../machines.fixture.ts';
import { MachineStage } from './MachineStage.ts';
import { Recording } from './Recording.ts';

async function opened() {
  const stage = new MachineStage(orderMachine);
  const recording = new Recording(stage);
  await recording.run([]);
  const form = () => stage.snapshot()?.value.work?.form;
  return { stage, recording, form };
}

const order = [{ event: { type: 'SET_COUNT', count: 2 } }, { event: { type: 'CONFIRM' } }] as const;

describe('a machine without an app', () => {
  it('runs no callback: its events are steps', async () => {
    const stage = new MachineStage(roughMachine);
    await stage.restart();
    expect(stage.snapshot()?.value).toBe('waiting');
    await stage.runStep({ event: { type: 'TICK' } });
    expect(stage.snapshot()?.value).toEqual({ working: { left: 'busy', right: 'busy' } });
  });

  it('says that it did not start, and that it may lack an input', async () => {
    const machine = createMachine({
      context: ({ input }: { input: { name: string } }) => ({ name: input.name }),
    });
    const recording = new Recording(new MachineStage(machine));
    await recording.run([]);
    expect(recording.view().problem).toMatch(
      /^The machine did not start: .*name.* If it needs an input/,
    );
  });
});

describe('a recording', () => {
  it('goes back and forward by running the steps again', async () => {
    const { recording, form, stage } = await opened();
    for (const step of order) await recording.runStep(step);
    expect(form()).toBe('sending');
    expect(stage.calls()).toEqual([{ name: 'placing', answers: ['done', 'error'] }]);
    await recording.goTo(1);
    expect(form()).toBe('editing');
    expect(stage.snapshot()?.context.count).toBe(2);
    await recording.goTo(2);
    expect(form()).toBe('sending');
    expect(recording.view()).toMatchObject({ position: 2, script: order, problem: null });
  });

  it('keeps the latest event with the snapshot before it, also of an event that is no step', async () => {
    const { recording, stage } = await opened();
    await recording.runStep(order[0]);
    expect(recording.view().latest).toMatchObject({
      event: { type: 'SET_COUNT' },
      before: { context: { count: 0 } },
    });
    stage.send({ type: 'CONFIRM' });
    expect(recording.view().latest).toMatchObject({
      event: { type: 'CONFIRM' },
      before: { context: { count: 2 }, value: { work: { form: 'editing' } } },
    });
    await recording.run([]);
    expect(recording.view().latest).toBeNull();
  });

  it('names an event as the latest only once the machine has taken it', async () => {
    const { recording, stage } = await opened();
    const runStep = stage.runStep.bind(stage);
    stage.runStep = async (step) => {
      expect(recording.view().latest).toBeNull();
      await runStep(step);
    };
    await recording.runStep(order[0]);
    expect(recording.view()).toMatchObject({
      latest: { event: { type: 'SET_COUNT' } },
      problem: null,
    });
  });

  it('keeps the snapshot at the beginning, and forgets it for a machine that it joins later', async () => {
    const { recording, stage } = await opened();
    for (const step of order) await recording.runStep(step);
    expect(recording.view().start).toMatchObject({ context: { count: 0 } });
    recording.join(order);
    expect(recording.view().start).toBeNull();
    recording.join([]);
    expect(recording.view().start).toBe(stage.snapshot());
  });

  it('runs a step that is pressed while the machine starts over after that', async () => {
    class SlowStage extends MachineStage {
      override async restart() {
        await super.restart();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    const recording = new Recording(new SlowStage(orderMachine));
    await recording.run(order);
    const flip = { event: { type: 'FLIP' } };
    await Promise.all([recording.goTo(0), recording.runStep(flip)]);
    expect(recording.view()).toMatchObject({ script: [flip], position: 1, isBusy: false });
  });

  it('names a step, and removes the name', async () => {
    const { recording, form } = await opened();
    for (const step of order) await recording.runStep(step);
    recording.rename(2, 'Orders two');
    expect(recording.view().script).toEqual([order[0], { ...order[1], name: 'Orders two' }]);
    await recording.goTo(1);
    await recording.goTo(2);
    expect(form()).toBe('sending');
    expect(recording.view().script[1]?.name).toBe('Orders two');
    recording.rename(2, '');
    expect(recording.view().script).toEqual(order);
  });

  it('drops undone steps when another one runs', async () => {
    const { recording } = await opened();
    for (const step of order) await recording.runStep(step);
    await recording.goTo(1);
    await recording.runStep({ event: { type: 'FLIP' } });
    expect(recording.view().script).toEqual([order[0], { event: { type: 'FLIP' } }]);
  });

  it('runs steps that answer a pending call and let a delay pass', async () => {
    const { recording, form, stage } = await opened();
    for (const step of order) await recording.runStep(step);
    await recording.runStep({ answer: 'placing', with: 'error' });
    expect(form()).toBe('failed');
    await recording.runStep({ wait: 2999 });
    expect(form()).toBe('failed');
    await recording.runStep({ wait: 1 });
    expect(form()).toBe('sending');
    await recording.runStep({ answer: 'placing', with: 'done' });
    expect(form()).toBe('sent');
    expect(stage.calls()).toEqual([]);
  });

  it('returns to the earlier state through a history state', async () => {
    const { recording, stage } = await opened();
    for (const type of ['FLIP', 'PAUSE', 'RESUME']) await recording.runStep({ event: { type } });
    expect(stage.snapshot()?.value).toEqual({ work: { form: 'editing', lamp: 'on' } });
  });

  it('records events sent to the stage directly, and reports an event without effect', async () => {
    const { recording, stage } = await opened();
    stage.send({ type: 'FLIP' });
    expect(recording.view().script).toEqual([{ event: { type: 'FLIP' } }]);
    await recording.runStep({ event: { type: 'CONFIRM' } });
    expect(recording.view().remark).toEqual({ kind: 'unchanged', eventType: 'CONFIRM' });
  });

  it('says which step of a script is impossible', async () => {
    const { recording } = await opened();
    await recording.run([{ event: { type: 'RESUME' } }, { answer: 'placing', with: 'done' }]);
    expect(recording.view()).toMatchObject({
      position: 1,
      remark: { kind: 'notTaken', step: 1, eventType: 'RESUME' },
      problem: '2: No call placing waits for an answer.',
    });
  });

  it('knows only the latest state of a machine that it joins', async () => {
    const { recording, stage } = await opened();
    const joined = new Recording(stage);
    for (const step of order) await recording.runStep(step);
    joined.join(order);
    expect(joined.view()).toMatchObject({
      position: 2,
      values: [null, null, { work: { form: 'sending', lamp: 'off' } }],
      contexts: [null, null, { count: 2 }],
    });
  });
});
