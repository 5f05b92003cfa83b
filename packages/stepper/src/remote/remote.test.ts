import { describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { orderMachine } from '../machines.fixture.ts';
import { momentsOf, timesOf } from '../run/moments.ts';
import { Recording } from '../run/Recording.ts';
import { ActorHost } from './ActorHost.ts';
import { ActorStage } from './ActorStage.ts';
import type { AppMessage } from './messages.ts';
import { RemoteStage } from './RemoteStage.ts';

/** A machine that waits for nothing when it starts. */
const machine = orderMachine.provide({ actors: {} });

function opened() {
  const actor = createActor(machine);
  const stage: ActorStage = new ActorStage(actor, {
    restart: async () => {
      stage.actor.stop();
      const next = createActor(machine);
      stage.attach(next);
      next.start();
    },
  });
  actor.start();
  return { actor, stage };
}

describe('the stage of a running actor', () => {
  it('joins it with the events of its screen, and goes back by starting over', async () => {
    const { actor, stage } = opened();
    actor.send({ type: 'SET_COUNT', count: 2 });
    const recording = new Recording(stage);
    recording.join(stage.past());
    await recording.runStep({ event: { type: 'PAUSE' } });
    expect(actor.getSnapshot().value).toBe('paused');
    expect(recording.view()).toMatchObject({
      script: [{ event: { type: 'SET_COUNT', count: 2 } }, { event: { type: 'PAUSE' } }],
      position: 2,
    });
    await recording.goTo(1);
    expect(stage.snapshot()).toMatchObject({ context: { count: 2 } });
    expect(stage.snapshot().value).not.toBe('paused');
    expect(recording.view()).toMatchObject({ position: 1, problem: null });
  });

  it('records no event that the app sends by itself when it starts over', async () => {
    const stage: ActorStage = new ActorStage(createActor(machine), {
      restart: async () => {
        stage.attach(createActor(machine));
        stage.actor.start();
        stage.actor.send({ type: 'FLIP' });
      },
    });
    stage.actor.start();
    const recording = new Recording(stage);
    recording.join([]);
    await recording.runStep({ event: { type: 'PAUSE' } });
    await recording.goTo(0);
    expect(recording.view()).toMatchObject({
      script: [{ event: { type: 'PAUSE' } }],
      position: 0,
      values: [{ work: { form: 'editing', lamp: 'on' } }, 'paused'],
    });
    await recording.goTo(1);
    expect(stage.snapshot().value).toBe('paused');
  });

  it('records the events of the screen while it is open, once each', () => {
    const { actor, stage } = opened();
    const recording = new Recording(stage);
    recording.join(stage.past());
    actor.send({ type: 'PAUSE' });
    expect(recording.view().script).toEqual([{ event: { type: 'PAUSE' } }]);
    expect(recording.view().values.at(-1)).toBe('paused');
  });

  it('lets delays run out, and again when it goes back', async () => {
    const light = createMachine({
      id: 'light',
      initial: 'green',
      states: {
        green: { after: { 60_000: 'yellow' } },
        yellow: { after: { 90_000: 'red' } },
        red: { on: { RESET: 'green' } },
      },
    });
    const stage: ActorStage = new ActorStage(createActor(light), {
      restart: async () => {
        stage.attach(createActor(light));
        stage.actor.start();
      },
    });
    stage.actor.start();
    const recording = new Recording(stage);
    recording.join([]);
    await recording.runStep({ wait: 59_000 });
    expect(stage.snapshot().value).toBe('green');
    expect(stage.timers()[0]?.left).toBeLessThanOrEqual(1000);
    await recording.run([]);
    // Time passes between the start of the delay and the press.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
    await recording.runStep(stage.stepFor({ type: 'xstate.after.60000.light.green' }));
    vi.restoreAllMocks();
    expect(recording.view().script).toEqual([{ wait: 60_000 }]);
    await recording.runStep({ wait: 90_000 });
    await recording.runStep({ event: { type: 'RESET' } });
    await recording.goTo(2);
    expect(stage.snapshot().value).toBe('red');
    stage.actor.stop();
  });

  it('says that the app has stopped the machine', async () => {
    const { actor, stage } = opened();
    actor.stop();
    expect(stage.end()).toEqual({ kind: 'left' });
    expect(stage.takes({ type: 'PAUSE' })).toBe(false);
    await expect(stage.runStep({ event: { type: 'PAUSE' } })).rejects.toThrow('stopped');
  });
});

function connected() {
  const { actor, stage } = opened();
  const heard: AppMessage[] = [];
  let remote: RemoteStage | null = null;
  const host = new ActorHost((message) => {
    const copy: AppMessage = JSON.parse(JSON.stringify(message));
    heard.push(copy);
    remote?.hear(copy);
  });
  host.share(stage);
  const [first] = heard;
  if (first?.kind !== 'report') throw new Error('There is no report.');
  remote = new RemoteStage(machine, first.report, (message) => {
    void host.hear(JSON.parse(JSON.stringify(message)));
  });
  return { actor, remote };
}

describe('a stage in another window', () => {
  it('shows the state of the app, judges by guards, and sends events', async () => {
    const { actor, remote } = connected();
    const recording = new Recording(remote);
    recording.join(remote.past());
    expect(remote.takes({ type: 'CONFIRM' })).toBe(false);
    actor.send({ type: 'SET_COUNT', count: 2 });
    expect(remote.takes({ type: 'CONFIRM' })).toBe(true);
    await recording.runStep({ event: { type: 'PAUSE' } });
    expect(actor.getSnapshot().value).toBe('paused');
    expect(remote.snapshot().value).toBe('paused');
    expect(recording.view().script).toEqual([
      { event: { type: 'SET_COUNT', count: 2 } },
      { event: { type: 'PAUSE' } },
    ]);
    expect(remote.walked.has('paused')).toBe(true);
    expect(remote.log.taken.map(({ event }) => event.type)).toEqual([
      'xstate.init',
      'SET_COUNT',
      'PAUSE',
    ]);
  });

  it('tells when each step was taken, also before the stepper opened', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const { actor, remote } = connected();
    vi.setSystemTime(1500);
    actor.send({ type: 'SET_COUNT', count: 2 });
    vi.setSystemTime(4000);
    actor.send({ type: 'PAUSE' });
    const past = remote.past();
    const recording = new Recording(remote);
    recording.join(
      past,
      momentsOf(past, remote.log.taken).map(({ value }) => value),
    );
    expect(recording.view().values.map((value) => value === 'paused')).toEqual([
      false,
      false,
      true,
    ]);
    vi.setSystemTime(9000);
    await recording.runStep({ event: { type: 'RESUME' } });
    expect(timesOf(remote, recording.view())).toEqual([0, 1500, 4000, 9000]);
    vi.useRealTimers();
  });

  it('hands on why a step is impossible', async () => {
    const { remote } = connected();
    await expect(remote.runStep({ answer: 'placing', with: 'done' })).rejects.toThrow('placing');
  });
});
