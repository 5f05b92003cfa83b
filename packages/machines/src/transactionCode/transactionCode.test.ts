import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { explore } from '../explore.fixture.ts';
import type { Outcome } from '../outcome.ts';
import { transactionCodeMachine, transactionCodeView } from './transactionCodeMachine.ts';
import type { CodeToSave, TransactionCodeEvent } from './transactionCodeSetup.ts';

const code = '246810';
const confirm = { type: 'CONFIRM', code, confirmation: code } as const;
const done = { kind: 'done', value: null } as const;

const phone = '5512834679';

const refusedAs = (which: string) => ({ kind: 'refused', code: which, values: {} }) as const;

function open({ isFirst = true } = {}) {
  const saved: CodeToSave[] = [];
  const settles: ((outcome: Outcome<null>) => void)[] = [];
  const machine = transactionCodeMachine.provide({
    actors: {
      saveCode: fromPromise<Outcome<null>, CodeToSave>(({ input }) => {
        saved.push(input);
        return new Promise((resolve) => {
          settles.push(resolve);
        });
      }),
    },
  });
  const actor = createActor(machine, { input: { isFirst, phone } }).start();
  return {
    saved,
    view: () => transactionCodeView(actor.getSnapshot()),
    persisted: () => JSON.stringify(actor.getPersistedSnapshot()),
    context: () => JSON.stringify(actor.getSnapshot().context),
    send: (...events: TransactionCodeEvent[]) => {
      for (const event of events) actor.send(event);
    },
    answer: async (outcome: Outcome<null>) => {
      settles.at(-1)?.(outcome);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
  };
}

describe('transaction code', () => {
  it('leads on after six digits, and saves six that are the same', async () => {
    const flow = open();
    flow.send({ type: 'ENTER', code: '24681' });
    expect(flow.view()).toMatchObject({ phase: 'entering', problems: [] });
    flow.send({ type: 'ENTER', code });
    expect(flow.view().phase).toBe('confirming');
    flow.send({ ...confirm, confirmation: '2468' });
    expect(flow.view()).toMatchObject({ phase: 'confirming', problems: [] });
    flow.send(confirm, confirm);
    expect(flow.view().phase).toBe('saving');
    expect(flow.saved).toEqual([{ code, isFirst: true, password: null, currentCode: null }]);
    await flow.answer(done);
    expect(flow.view().phase).toBe('saved');
  });

  it('holds no code at any time, and none anywhere once the call is over', async () => {
    const flow = open();
    flow.send({ type: 'ENTER', code });
    expect(flow.persisted()).not.toContain(code);
    flow.send({ ...confirm, confirmation: '135791' });
    expect(flow.persisted()).not.toContain('135791');
    flow.send(confirm);
    expect(flow.context()).not.toContain(code);
    await flow.answer({ kind: 'failed', failure: 'timeout' });
    expect(flow.persisted()).not.toContain(code);
  });

  it('says that they do not match, and waits for the confirmation again', () => {
    const flow = open();
    flow.send({ type: 'ENTER', code }, { ...confirm, confirmation: '246811' });
    expect(flow.view()).toMatchObject({
      phase: 'confirming',
      problems: [{ code: 'transaction-codes-do-not-match', field: 'confirmation' }],
    });
    flow.send({ ...confirm, confirmation: '' });
    expect(flow.view().problems).toEqual([]);
    flow.send({ type: 'BACK' });
    expect(flow.view().phase).toBe('entering');
  });

  it.each(['24681a', '２４６８１０', '2468 1', '2468101'])('takes digits only: %j', (text) => {
    const flow = open();
    flow.send({ type: 'ENTER', code: text });
    expect(flow.view().phase).toBe('entering');
  });

  it.each(['123456', '000000', '283467'])('refuses %s: it is easy to guess', (easy) => {
    const flow = open();
    flow.send({ type: 'ENTER', code: easy });
    expect(flow.view()).toMatchObject({
      phase: 'entering',
      problems: [{ code: 'new-code-too-easy', field: 'code' }],
    });
    flow.send({ type: 'ENTER', code: easy.slice(1) });
    expect(flow.view().problems).toEqual([]);
  });

  const back = { type: 'BACK' } as const;
  const given = { type: 'AUTHENTICATE', code, password: 'secret-7', currentCode: null } as const;
  const nothing = { ...given, password: '' };
  it.each<[string, boolean, TransactionCodeEvent[], TransactionCodeEvent]>([
    ['entering', true, [{ type: 'ASK' }], { type: 'ENTER', code }],
    ['confirming', true, [{ type: 'ENTER', code }, { type: 'ASK' }], back],
    ['confirming', true, [{ type: 'ENTER', code }, { type: 'ASK' }], confirm],
    ['confirming a change', false, [{ type: 'ENTER', code }, { type: 'ASK' }], confirm],
    ['authenticating', false, [{ type: 'ENTER', code }, confirm, nothing], back],
    ['authenticating', false, [{ type: 'ENTER', code }, confirm, nothing], given],
    [
      'authenticating',
      false,
      [{ type: 'ENTER', code }, confirm, nothing],
      { type: 'FORGET', isForgotten: true },
    ],
  ])('says no more what was missing while %s, once it goes on', (_, isFirst, events, next) => {
    const flow = open({ isFirst });
    flow.send(...events);
    expect(flow.view().problems).toHaveLength(1);
    flow.send(next);
    expect(flow.view().problems).toEqual([]);
  });

  it.each([
    ['refused', { kind: 'refused', code: 'busy', values: {} }],
    ['failed', { kind: 'failed', failure: 'timeout' }],
  ] as const)('says no more that it has %s, once it begins again', async (phase, outcome) => {
    const flow = open();
    flow.send({ type: 'ENTER', code }, confirm);
    await flow.answer(outcome);
    expect(flow.view().phase).toBe(phase);
    flow.send(back);
    expect(flow.view()).toMatchObject({ phase: 'entering', refusal: null, failure: null });
  });

  it('saves no code that was confirmed without having been chosen', () => {
    const flow = open();
    flow.send({ type: 'ENTER', code }, { type: 'CONFIRM', code: '123456', confirmation: '123456' });
    expect(flow.view().phase).toBe('confirming');
    expect(flow.saved).toEqual([]);
  });

  describe('after a login that is too long ago', () => {
    const required = { kind: 'refused', code: 'password-required', values: {} } as const;
    const wrong = { kind: 'refused', code: 'wrong-password', values: {} } as const;
    const authenticate = {
      type: 'AUTHENTICATE',
      code,
      password: 'secret-7',
      currentCode: null,
    } as const;

    it('asks for the password, and goes on with the same code', async () => {
      const flow = open();
      flow.send({ type: 'ENTER', code }, confirm);
      await flow.answer(required);
      expect(flow.view()).toMatchObject({
        phase: 'authenticating',
        asksForPassword: true,
        refusal: null,
      });
      flow.send({ ...authenticate, password: '' });
      expect(flow.view().problems).toEqual([{ code: 'password-required', field: 'password' }]);
      flow.send({ type: 'EDIT' }, authenticate, authenticate);
      expect(flow.view()).toMatchObject({ phase: 'saving', asksForPassword: true, problems: [] });
      expect(flow.saved.slice(1)).toEqual([
        { code, isFirst: true, password: 'secret-7', currentCode: null },
      ]);
      expect(flow.context()).not.toContain('secret-7');
      await flow.answer(done);
      expect(flow.view()).toMatchObject({ phase: 'saved', asksForPassword: false });
      expect(flow.persisted()).not.toContain('secret-7');
    });

    it('says at the password that it is wrong, and takes another', async () => {
      const flow = open();
      flow.send({ type: 'ENTER', code }, confirm);
      await flow.answer(required);
      flow.send({ ...authenticate, password: 'wrong-one' });
      await flow.answer(wrong);
      expect(flow.view()).toMatchObject({ phase: 'authenticating', refusal: wrong });
      flow.send({ type: 'EDIT' });
      expect(flow.view().refusal).toBeNull();
      flow.send(authenticate);
      await flow.answer(done);
      expect(flow.view().phase).toBe('saved');
    });

    it('asks for it at once where the code is chosen again', async () => {
      const flow = open();
      flow.send({ type: 'ENTER', code }, confirm);
      await flow.answer(required);
      flow.send({ type: 'BACK' }, { type: 'ENTER', code }, confirm);
      expect(flow.view().phase).toBe('authenticating');
      expect(flow.saved).toHaveLength(1);
    });

    it('says why it is refused for another reason', async () => {
      const flow = open();
      flow.send({ type: 'ENTER', code }, confirm);
      await flow.answer(required);
      flow.send(authenticate);
      const values = { seconds: 900 };
      await flow.answer({ kind: 'refused', code: 'too-many-attempts', values });
      expect(flow.view()).toMatchObject({ phase: 'refused', asksForPassword: false });
    });
  });

  describe('that is there already', () => {
    const current = '975310';
    const authenticate = {
      type: 'AUTHENTICATE',
      code,
      password: 'secret-7',
      currentCode: current,
    } as const;

    it('is changed with it and the password, which are asked for before anything is sent', async () => {
      const flow = open({ isFirst: false });
      flow.send({ type: 'ENTER', code }, confirm);
      expect(flow.view()).toMatchObject({ phase: 'authenticating', isForgotten: false });
      flow.send({ ...authenticate, password: '', currentCode: '97531' });
      expect(flow.view().problems).toEqual([
        { code: 'transaction-code-format', field: 'currentCode' },
        { code: 'password-required', field: 'password' },
      ]);
      expect(flow.saved).toEqual([]);
      flow.send(authenticate);
      expect(flow.saved).toEqual([
        { code, isFirst: false, password: 'secret-7', currentCode: current },
      ]);
      expect(flow.context()).not.toContain(current);
      await flow.answer(done);
      expect(flow.view().phase).toBe('saved');
      expect(flow.persisted()).not.toContain(current);
    });

    it('is forgotten, and remembered after all', async () => {
      const flow = open({ isFirst: false });
      flow.send({ type: 'ENTER', code }, confirm, { type: 'FORGET', isForgotten: true });
      expect(flow.view().isForgotten).toBe(true);
      flow.send({ type: 'FORGET', isForgotten: false });
      expect(flow.view().isForgotten).toBe(false);
      flow.send({ type: 'FORGET', isForgotten: true }, { ...authenticate, currentCode: null });
      expect(flow.saved).toMatchObject([{ password: 'secret-7', currentCode: null }]);
      await flow.answer(done);
      expect(flow.view()).toMatchObject({ phase: 'saved', isForgotten: true });
    });

    it.each(['wrong-authorization-password', 'wrong-password'])(
      'is asked for again after %s',
      async (which) => {
        const flow = open({ isFirst: false });
        flow.send({ type: 'ENTER', code }, confirm, authenticate);
        await flow.answer(refusedAs(which));
        expect(flow.view()).toMatchObject({
          phase: 'authenticating',
          refusal: { code: which },
          isProbablySet: false,
        });
      },
    );

    it('is most likely the one of an earlier try where it is wrong after one without an answer', async () => {
      const flow = open({ isFirst: false });
      flow.send({ type: 'ENTER', code }, confirm, authenticate);
      await flow.answer({ kind: 'failed', failure: 'timeout' });
      flow.send({ type: 'BACK' }, { type: 'ENTER', code }, confirm, authenticate);
      await flow.answer(refusedAs('wrong-authorization-password'));
      expect(flow.view()).toMatchObject({ phase: 'authenticating', isProbablySet: true });
    });

    it('is never forgotten where there is none', async () => {
      const flow = open();
      flow.send({ type: 'ENTER', code }, confirm);
      await flow.answer(refusedAs('password-required'));
      flow.send({ type: 'FORGET', isForgotten: true });
      expect(flow.view().isForgotten).toBe(false);
    });
  });

  it('says what is missing when asked to go on', () => {
    const flow = open();
    flow.send({ type: 'ASK' });
    expect(flow.view().problems).toEqual([{ code: 'transaction-code-format', field: 'code' }]);
    flow.send({ type: 'ENTER', code }, { type: 'ASK' });
    expect(flow.view().problems).toEqual([
      { code: 'confirmation-required', field: 'confirmation' },
    ]);
  });

  it('says why it was refused, and starts again', async () => {
    const flow = open();
    flow.send({ type: 'ENTER', code }, confirm);
    await flow.answer({ kind: 'refused', code: 'invalid-transaction-code', values: {} });
    expect(flow.view()).toMatchObject({
      phase: 'refused',
      refusal: { code: 'invalid-transaction-code' },
      isProbablySet: false,
    });
    flow.send({ type: 'BACK' });
    expect(flow.view()).toMatchObject({ phase: 'entering', refusal: null });
  });

  it('knows its own earlier try in a code that exists already', async () => {
    const flow = open();
    flow.send({ type: 'ENTER', code }, confirm);
    await flow.answer({ kind: 'failed', failure: 'timeout' });
    expect(flow.view()).toMatchObject({ phase: 'failed', failure: 'timeout' });
    flow.send({ type: 'BACK' }, { type: 'ENTER', code }, confirm);
    await flow.answer({ kind: 'refused', code: 'transaction-code-exists', values: {} });
    expect(flow.view()).toMatchObject({ phase: 'refused', isProbablySet: true });
  });

  it('reaches every state, saves nothing that was not confirmed, and can always be saved', () => {
    const saving = 'xstate.done.actor.0.transactionCode.saving';
    const { defined, reached, stuck, paths } = explore(transactionCodeMachine, {
      input: { isFirst: true, phone },
      events: [
        { type: 'ENTER', code: '1' },
        { type: 'ENTER', code },
        confirm,
        { ...confirm, confirmation: '135791' },
        { type: 'ASK' },
        { type: 'ENTER', code: '123456' },
        { type: 'BACK' },
        { type: 'EDIT' },
        { type: 'AUTHENTICATE', code, password: '', currentCode: null },
        { type: 'AUTHENTICATE', code, password: 'secret-7', currentCode: null },
        { type: saving, output: { kind: 'refused', code: 'password-required', values: {} } },
        { type: saving, output: { kind: 'refused', code: 'wrong-password', values: {} } },
        { type: saving, output: done },
        { type: saving, output: { kind: 'refused', code: 'busy', values: {} } },
        { type: saving, output: { kind: 'failed', failure: 'timeout' } },
        { type: 'xstate.error.actor.0.transactionCode.saving', error: 'defect' },
      ],
      situation: (context) => [context['problems'], context['uncertain'], context['needsPassword']],
      isEnd: (snapshot) => snapshot.matches('saved'),
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
    const saved = paths().filter((path) => path.includes(saving));
    expect(saved.every((path) => path.indexOf('CONFIRM') < path.indexOf(saving))).toBe(true);
    expect(saved.every((path) => path.includes('CONFIRM'))).toBe(true);
  });
});
