import {
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  getInitialSnapshot,
  setup,
  transition,
} from 'xstate';
import { describe, expect, it } from 'vitest';
import { longMachine, orderMachine, roughMachine, spawningMachine } from '../machines.fixture.ts';
import { activeLeaves } from './activePaths.ts';
import { type ChartTransition, readChart, restingStates, transitionsInto } from './readChart.ts';
import { createSentences } from './sentences.ts';
import { pathToEvent, pathToTransition, pathToUnwalked, shortestPath } from './shortestPath.ts';
import { changesAnything, judge, refusals } from './verdicts.ts';
import { Walked } from './Walked.ts';
import { inWords } from './words.ts';

const chart = readChart(orderMachine);
const sentences = createSentences(chart);

function found(match: Partial<Pick<ChartTransition, 'source' | 'eventType'>>, index = 0) {
  const matching = chart.transitions.filter(
    ({ source, eventType }) =>
      (match.source ?? source) === source && (match.eventType ?? eventType) === eventType,
  );
  return matching[index]!;
}

const started = () => createActor(orderMachine).start();

describe('a chart', () => {
  it('reads the kind, the initial state, the effects and the description of each state', () => {
    expect([...chart.states.keys()]).toEqual([
      '',
      'work',
      'work.form',
      'work.form.editing',
      'work.form.sending',
      'work.form.failed',
      'work.form.sent',
      'work.lamp',
      'work.lamp.off',
      'work.lamp.on',
      'work.before',
      'paused',
    ]);
    expect(chart.states.get('work')).toMatchObject({ type: 'parallel', initial: null, parent: '' });
    expect(chart.states.get('work.form')).toMatchObject({ initial: 'work.form.editing' });
    expect(chart.states.get('work.before')).toMatchObject({ type: 'history' });
    expect(chart.states.get('work.form.sent')).toMatchObject({ type: 'final' });
    expect(chart.states.get('work.form.sending')).toMatchObject({ effects: ['placeOrder'] });
    expect(sentences.state('work.form.editing')).toBe('The customer fills in the form');
    expect(['placing', 'POST /orders'].map(sentences.actor)).toEqual([
      'Place order',
      'POST /orders',
    ]);
  });

  it('distinguishes events, delays and ends of effects as causes', () => {
    const causes = chart.transitions
      .filter(({ source }) => /sending|failed/.test(source))
      .map(({ cause }) => [cause.kind, cause.name]);
    expect(causes).toEqual([
      ['done', 'placeOrder'],
      ['error', 'placeOrder'],
      ['event', 'RETRY_NOW'],
      ['delay', '60000'],
      ['delay', 'retryPause'],
    ]);
  });

  it('has its own path as the only active one if it has no states', () => {
    expect(activeLeaves(getInitialSnapshot(createMachine({ id: 'flat' })).value)).toEqual(['']);
  });

  it('keeps what a state only ignores apart, with its condition in words', () => {
    const machine = setup({ guards: { isEmpty: () => true } }).createMachine({
      initial: 'form',
      on: { SEND: '.sent' },
      states: {
        form: {
          on: {
            SEND: { guard: 'isEmpty' },
            CLEAR: {},
          },
        },
        sent: {},
      },
    });
    const door = readChart(machine);
    expect(door.transitions.map(({ id }) => id)).toEqual([' SEND 0']);
    expect(door.ignored.map(createSentences(door).ignored)).toEqual([
      'Ignored in: Form, if is empty.',
      'Ignored in: Form.',
    ]);
    const [send] = judge(door, createActor(machine).start().getSnapshot());
    expect(createSentences(door, {}, 'es').blocker(send!)).toBe(
      'Sin efecto en: Form, si is empty.',
    );
  });

  it('reads a machine of 40 states', () => {
    const { states, transitions } = readChart(longMachine);
    expect(states.size).toBe(41);
    expect(transitions).toHaveLength(80);
  });
});

describe('sentences', () => {
  it.each([
    ['EDIT_ANYWAY', 'Edit anyway'],
    ['editAnyway', 'Edit anyway'],
    ['isReadyNow', 'Is ready now'],
    ['order.placed', 'Order placed'],
    ['step-2', 'Step 2'],
  ])('fall back to the name in words: %s', (name, words) => {
    expect(inWords(name)).toBe(words);
  });

  it('use descriptions, and name delays, effects and combined guards', () => {
    expect(sentences.cause(found({ eventType: 'CONFIRM' }))).toBe('The customer orders');
    expect(sentences.cause(found({ eventType: 'PAUSE' }))).toBe('Pause');
    expect(sentences.cause(found({ eventType: 'xstate.after.60000.order.work.form.failed' }))).toBe(
      'After 60 s',
    );
    expect(sentences.cause(found({ eventType: 'xstate.error.actor.placing' }))).toBe(
      'Place order: failed',
    );
    expect(sentences.condition(found({ eventType: 'RETRY_NOW' }))).toBe(
      'if is open and not: is in stock',
    );
    expect(sentences.condition(found({ eventType: 'PAUSE' }))).toBeNull();
  });

  it('prefer the given words over descriptions, also in Spanish', () => {
    const spanish = createSentences(
      chart,
      {
        states: { paused: 'El pedido está en pausa' },
        events: { CONFIRM: 'El cliente confirma' },
        guards: { isInStock: 'hay existencias' },
        unnamed: { 'work.form.editing→work.form.sending': 'está cerrado' },
        delays: { retryPause: 'la pausa' },
      },
      'es',
    );
    expect(spanish.state('paused')).toBe('El pedido está en pausa');
    expect(spanish.cause(found({ eventType: 'CONFIRM' }))).toBe('El cliente confirma');
    expect(spanish.condition(found({ eventType: 'CONFIRM' }))).toBe('si hay existencias');
    expect(spanish.condition(found({ eventType: 'CONFIRM' }, 1))).toBe('si está cerrado');
    expect(spanish.event('xstate.after.retryPause.order.work.form.failed')).toBe(
      'Después de la pausa',
    );
    expect(
      spanish.cause(found({ eventType: 'xstate.after.retryPause.order.work.form.failed' })),
    ).toBe('Después de la pausa');
  });
});

describe('a verdict', () => {
  it('names the guard that blocks, and the values that it has checked', () => {
    const verdicts = judge(chart, started().getSnapshot());
    const confirm = verdicts.filter(({ transition: { eventType } }) => eventType === 'CONFIRM');
    expect(confirm.map(({ blocker }) => blocker)).toEqual([
      {
        kind: 'guard',
        guard: 'isInStock',
        checked: [{ path: 'context.count', value: 0 }],
      },
      { kind: 'guard', guard: 'if', checked: [{ path: 'context.isOpen', value: true }] },
    ]);
    expect(sentences.blocker(confirm[0]!)).toBe('Not so now: is in stock.');
    expect(sentences.checked(confirm[0]!)).toEqual(['context.count = 0']);
  });

  it('names a value inside the context, even of a frozen one', () => {
    const context = { count: 6, stock: Object.freeze({ left: 5 }), isOpen: true };
    const snapshot = orderMachine.resolveState({
      value: { work: { form: 'editing', lamp: 'off' } },
      context: Object.freeze(context),
    });
    const confirm = judge(chart, snapshot).find(({ event }) => event.type === 'CONFIRM');
    expect(confirm?.blocker).toMatchObject({
      checked: [
        { path: 'context.count', value: 6 },
        { path: 'context.stock.left', value: 5 },
      ],
    });
  });

  it('contains the first sample that takes the transition', () => {
    const actor = started();
    actor.send({ type: 'SET_COUNT', count: 2 });
    const possible = judge(chart, actor.getSnapshot()).filter(({ blocker }) => blocker === null);
    expect(possible.map(({ event }) => event.type)).toEqual([
      'PAUSE',
      'SET_COUNT',
      'CONFIRM',
      'FLIP',
    ]);
  });

  it('names the transition that comes first and is taken instead', () => {
    const machine = createMachine({
      id: 'ways',
      initial: 'one',
      on: { GO: '.two' },
      states: { one: { on: { GO: { target: 'two', description: 'The inner way' } } }, two: {} },
    });
    const ways = readChart(machine);
    const [outer, inner] = judge(ways, createActor(machine).start().getSnapshot());
    expect(inner?.blocker).toBeNull();
    expect(outer?.blocker).toEqual({ kind: 'other', taken: ['one GO 0'] });
    expect(createSentences(ways).blocker(outer!)).toBe('Another way comes first: The inner way.');
  });

  it('says which state ignores an event that an outer state takes', () => {
    const rough = readChart(roughMachine);
    const [working] = transition(roughMachine, getInitialSnapshot(roughMachine), { type: 'TICK' });
    const leave = judge(rough, working).filter(({ event }) => event.type === 'LEAVE');
    expect(
      leave.map((one) => [one.transition.source, createSentences(rough).blocker(one)]),
    ).toEqual([['', 'Ignored in: Working.']]);
  });

  it('says that the machine has ended', () => {
    const machine = createMachine({
      id: 'short',
      initial: 'end',
      on: { GO: '.end' },
      states: { end: { type: 'final' } },
    });
    const [verdict] = judge(readChart(machine), createActor(machine).start().getSnapshot());
    expect(verdict?.blocker).toEqual({ kind: 'ended' });
  });

  it('treats a guard that throws on its payload as a refusal', () => {
    const breaking = orderMachine.provide({
      guards: {
        isInStock: () => {
          throw new Error('No payload.');
        },
      },
    });
    const confirm = judge(readChart(breaking), createActor(breaking).start().getSnapshot()).find(
      ({ event }) => event.type === 'CONFIRM',
    );
    expect(confirm?.blocker).toMatchObject({ kind: 'guard', guard: 'isInStock' });
  });
});

const why = (machine: AnyStateMachine, type: string) =>
  refusals(readChart(machine), getInitialSnapshot(machine), { type }).map(
    ({ transition: { targets }, blocker }) => [
      targets[0],
      blocker?.kind === 'guard' ? blocker.checked : blocker,
    ],
  );

describe('an event that the machine takes', () => {
  const offline = setup({
    types: { context: {} as { isOnline: boolean; problems: readonly string[] } },
    guards: { canConfirm: ({ context }) => context.isOnline },
  }).createMachine({
    id: 'offline',
    context: { isOnline: false, problems: [] },
    initial: 'deciding',
    states: {
      deciding: { always: 'review' },
      review: {
        on: {
          CONFIRM: [
            { guard: 'canConfirm', target: 'sent' },
            { actions: assign({ problems: () => [] }) },
          ],
          NOTE: { actions: assign({ problems: () => ['late'] }) },
          AGAIN: { target: 'review', reenter: true },
        },
      },
      sent: {},
    },
  });
  const here = createActor(offline).start().getSnapshot();

  it('is not possible if nothing changes, and the reason is the guard that refuses', () => {
    const drawn = readChart(offline);
    const say = createSentences(drawn, { guards: { canConfirm: 'there is a connection' } });
    const reasons = judge(drawn, here).map((verdict) => [verdict.event.type, say.blocker(verdict)]);
    const refusal = 'Not so now: there is a connection.';
    expect(reasons).toEqual([
      ['CONFIRM', refusal],
      ['CONFIRM', refusal],
      ['NOTE', null],
      ['AGAIN', 'It would change nothing now.'],
    ]);
    expect(judge(drawn, here).map(say.checked)).toEqual([
      ['context.isOnline = false'],
      ['context.isOnline = false'],
      [],
      [],
    ]);
    expect(changesAnything(here, { type: 'NOTE' })).toBe(true);
    expect(changesAnything(here, { type: 'CONFIRM' })).toBe(false);
  });

  it('is refused by its own guard, else by an eventless one of the state that takes it', () => {
    const form = createMachine({
      initial: 'incomplete',
      context: { count: 60 },
      states: {
        incomplete: {
          always: { guard: ({ context }) => context.count < 52, target: 'ready' },
          on: { REVIEW: { actions: assign({ count: ({ context }) => context.count }) } },
        },
        ready: {},
      },
    });
    const count = [{ path: 'context.count', value: 60 }];
    const isOnline = [{ path: 'context.isOnline', value: false }];
    expect(why(form, 'REVIEW')).toEqual([['ready', count]]);
    expect(why(offline, 'CONFIRM')).toEqual([['sent', isOnline]]);
    expect(why(offline, 'NOTE')).toEqual([]);
  });

  it('passes a state in which the machine never rests, which does not count', () => {
    const drawn = readChart(offline);
    expect(restingStates(drawn).map(({ path }) => path)).toEqual(['review', 'sent']);
    expect(transitionsInto(drawn, 'sent').map(({ guard }) => guard)).toEqual(['canConfirm']);
    expect(transitionsInto(chart, 'work.form.editing').map(({ source }) => source)).toEqual([
      'work.form.failed',
    ]);
  });
});

describe('walked states and transitions', () => {
  it('are recorded by inspection and counted', () => {
    const walked = new Walked();
    const actor = createActor(orderMachine, { inspect: walked.inspect }).start();
    actor.send({ type: 'FLIP' });
    expect(walked.has('work.lamp.on')).toBe(true);
    expect(walked.has('paused')).toBe(false);
    expect(walked.has(found({ source: 'work.lamp.off' }).id)).toBe(true);
    expect(walked.has(found({ source: 'work.lamp.on' }).id)).toBe(false);
    // The walked states are editing, off and on. The states around them and the history state do
    // not count.
    expect(walked.coverage(chart)).toEqual({
      states: { walked: 3, all: 7 },
      transitions: { walked: 1, all: 12 },
      guards: { walked: 0, all: 6 },
    });
    walked.clear();
    expect(walked.coverage(chart).states.walked).toBe(0);
  });

  it('counts that a guard was met and that it was not, as far as the machine has asked it', () => {
    const walked = new Walked();
    const actor = createActor(orderMachine, { inspect: walked.inspect }).start();
    actor.send({ type: 'CONFIRM' });
    // Both guards of CONFIRM refuse: two of six outcomes.
    expect(walked.coverage(chart).guards).toEqual({ walked: 2, all: 6 });
    actor.send({ type: 'SET_COUNT', count: 2 });
    actor.send({ type: 'CONFIRM' });
    // The first guard is met, so the second one is not evaluated.
    expect(walked.coverage(chart).guards).toEqual({ walked: 3, all: 6 });
  });

  it('asks no guard of an outer state whose inner state has taken the event, and counts those at rest', () => {
    const machine = createMachine({
      context: { isLate: false },
      initial: 'in',
      on: { 'GO.*': { guard: () => true, target: '.out' } },
      states: {
        in: {
          on: { 'GO.NOW': { guard: ({ event }) => event.is === true, target: 'in' } },
          always: { guard: ({ context }) => context.isLate, target: 'out' },
        },
        out: {},
      },
    });
    const doors = readChart(machine);
    const walked = new Walked();
    const actor = createActor(machine, { inspect: walked.inspect }).start();
    // The machine has stayed in its state, so the guard of its eventless transition has refused.
    expect(walked.coverage(doors).guards).toEqual({ walked: 1, all: 6 });
    actor.send({ type: 'GO.NOW', is: true });
    expect(walked.coverage(doors).guards).toEqual({ walked: 2, all: 6 });
    actor.send({ type: 'GO.NOW' });
    // The inner guard refuses, and the outer one is met.
    expect(walked.coverage(doors).guards).toEqual({ walked: 4, all: 6 });
  });

  it('do not include those of spawned children', () => {
    const walked = new Walked();
    const actor = createActor(spawningMachine, { inspect: walked.inspect }).start();
    actor.send({ type: 'ADD' });
    expect(walked.has('ready')).toBe(true);
    expect(walked.has('born')).toBe(false);
  });
});

describe('a path', () => {
  const events = [
    { type: 'SET_COUNT', count: 2 },
    { type: 'CONFIRM' },
    { type: 'xstate.error.actor.placing', error: 'lost' },
    { type: 'FLIP' },
  ];
  const search = {
    events,
    situation: (context: { count: number }) => context.count,
  };

  it('leads to a state by the fewest events', () => {
    const path = shortestPath({
      ...search,
      from: getInitialSnapshot(orderMachine),
      isThere: ({ value }) => activeLeaves(value).includes('work.form.failed'),
    });
    expect(path?.map(({ event }) => event.type)).toEqual([
      'SET_COUNT',
      'CONFIRM',
      'xstate.error.actor.placing',
    ]);
  });

  it('is null if no events lead to the goal, and empty at the goal', () => {
    const from = getInitialSnapshot(orderMachine);
    const to = (leaf: string) =>
      shortestPath({ ...search, from, isThere: ({ value }) => activeLeaves(value).includes(leaf) });
    expect(to('paused')).toBeNull();
    expect(to('work.lamp.off')).toEqual([]);
  });

  it('leads to the nearest state that was not walked, then to a transition', () => {
    const walked = new Walked();
    const from = getInitialSnapshot(orderMachine);
    walked.notice(from);
    const next = pathToUnwalked(chart, walked, { ...search, from });
    expect(next?.map(({ event }) => event.type)).toEqual(['FLIP']);

    for (const path of chart.states.keys()) {
      if (path !== '') walked.notice({ ...from, value: nested(path) });
    }
    const byTransition = pathToUnwalked(chart, walked, { ...search, from });
    expect(byTransition).toHaveLength(1);
  });

  it('leads to what nobody has walked before what only others have', () => {
    const from = getInitialSnapshot(orderMachine);
    const [walked, others] = [new Walked(), new Walked()];
    walked.notice(from);
    others.notice({ ...from, value: nested('work.lamp.on') });
    const next = pathToUnwalked(chart, walked, { ...search, from }, others);
    expect(next?.map(({ event }) => event.type)).toEqual(['SET_COUNT', 'CONFIRM']);
  });

  it('leads to where an event is possible, without sending the event', () => {
    const from = getInitialSnapshot(orderMachine);
    const types = (eventType: string) =>
      pathToEvent(chart, eventType, { ...search, from })?.map(({ event }) => event.type);
    expect(types('xstate.error.actor.placing')).toEqual(['SET_COUNT', 'CONFIRM']);
    expect(types('SET_COUNT')).toEqual([]);
    expect(types('RESUME')).toBeUndefined();
  });

  it('leads to a given transition, and takes it', () => {
    const from = getInitialSnapshot(orderMachine);
    const sought = found({ eventType: 'xstate.error.actor.placing' }).id;
    const path = pathToTransition(chart, { ...search, from }, (id) => id === sought);
    expect(path?.map(({ event }) => event.type)).toEqual([
      'SET_COUNT',
      'CONFIRM',
      'xstate.error.actor.placing',
    ]);
  });

  it('sends no event on which the machine throws, and lets states end by themselves', () => {
    const from = getInitialSnapshot(roughMachine);
    const rough = readChart(roughMachine);
    const path = shortestPath({
      from,
      events: ['BREAK', 'REFUSE', 'TICK', 'END_LEFT', 'END_RIGHT'].map((type) => ({ type })),
      isThere: ({ value }) => value === 'done',
    });
    expect(path?.map(({ event }) => event.type)).toEqual(['TICK', 'END_LEFT', 'END_RIGHT']);
    const [working] = transition(roughMachine, from, { type: 'TICK' });
    expect(judge(rough, working).map(({ event }) => event.type)).toEqual([
      'BREAK',
      'REFUSE',
      'LEAVE',
      'END_LEFT',
      'END_RIGHT',
    ]);
  });

  it('goes 39 steps through the machine of 40 states', () => {
    const long = getInitialSnapshot(longMachine);
    const path = shortestPath({
      from: long,
      events: [{ type: 'NEXT' }, { type: 'HOME' }],
      isThere: ({ value }) => value === 'room39',
    });
    expect(path).toHaveLength(39);
    const [after] = transition(longMachine, long, path![0]!.event as { type: 'NEXT' });
    expect(after.value).toBe('room1');
  });
});

function nested(path: string): Parameters<typeof activeLeaves>[0] {
  const [name = '', ...rest] = path.split('.');
  return rest.length === 0 ? name : { [name]: nested(rest.join('.')) };
}
