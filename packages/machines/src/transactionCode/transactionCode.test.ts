import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { doneOutcome, recordCalls, refusedCall, timedOut } from '../calls.fixture.ts';
import { explore } from '../explore.fixture.ts';
import type { Outcome } from '../outcome.ts';
import { transactionCodeMachine, transactionCodeView } from './transactionCodeMachine.ts';
import type { CodeToSave, TransactionCodeEvent } from './transactionCodeSetup.ts';

const code = '246810';
const currentCode = '975310';
const phone = '5512834679';
const enter = { type: 'ENTER', code } as const;
const confirm = { type: 'CONFIRM', code, confirmation: code } as const;
const back = { type: 'BACK' } as const;
const forget = (isForgotten: boolean) => ({ type: 'FORGET', isForgotten }) as const;
/** Event with the password for a first code. */
const authenticate = {
  type: 'AUTHENTICATE',
  code,
  password: 'secret-7',
  currentCode: null,
} as const;
/** Event with password and current code for a change. */
const authorise = { ...authenticate, currentCode };

function open({ isFirst = true } = {}) {
  const saving = recordCalls<Outcome<null>, CodeToSave>();
  const machine = transactionCodeMachine.provide({ actors: { saveCode: saving.actor } });
  const actor = createActor(machine, { input: { isFirst, phone } }).start();
  return {
    saved: saving.inputs,
    view: () => transactionCodeView(actor.getSnapshot()),
    persisted: () => JSON.stringify(actor.getPersistedSnapshot()),
    context: () => JSON.stringify(actor.getSnapshot().context),
    send: (...events: TransactionCodeEvent[]) => {
      for (const event of events) actor.send(event);
    },
    answer: saving.answer,
  };
}

describe('a first code', () => {
  it('is confirmed after six digits and saved after six equal ones', async () => {
    const flow = open();
    flow.send({ type: 'ENTER', code: '24681' });
    expect(flow.view()).toMatchObject({ phase: 'entering', problems: [] });
    flow.send(enter);
    expect(flow.view().phase).toBe('confirming');
    flow.send({ ...confirm, confirmation: '2468' });
    expect(flow.view()).toMatchObject({ phase: 'confirming', problems: [] });
    flow.send(confirm, confirm);
    expect(flow.view().phase).toBe('saving');
    expect(flow.saved).toEqual([{ code, isFirst: true, password: null, currentCode: null }]);
    await flow.answer(doneOutcome);
    expect(flow.view().phase).toBe('saved');
  });

  it('is never stored', async () => {
    const flow = open();
    flow.send(enter);
    expect(flow.persisted()).not.toContain(code);
    flow.send({ ...confirm, confirmation: '135791' });
    expect(flow.persisted()).not.toContain('135791');
    flow.send(confirm);
    expect(flow.context()).not.toContain(code);
    await flow.answer(timedOut);
    expect(flow.persisted()).not.toContain(code);
  });

  it('is confirmed again after a mismatch', () => {
    const flow = open();
    flow.send(enter, { ...confirm, confirmation: '246811' });
    expect(flow.view()).toMatchObject({
      phase: 'confirming',
      problems: [{ code: 'transaction-codes-do-not-match', field: 'confirmation' }],
    });
    flow.send({ ...confirm, confirmation: '' });
    expect(flow.view().problems).toEqual([]);
    flow.send(back);
    expect(flow.view().phase).toBe('entering');
  });

  it.each([
    ['24681a', 'transaction-code-format'],
    ['123456', 'new-code-too-easy'],
    ['283467', 'new-code-too-easy'],
  ])('is rejected: %s', (text, problem) => {
    const flow = open();
    flow.send({ type: 'ENTER', code: text });
    expect(flow.view()).toMatchObject({
      phase: 'entering',
      problems: [{ code: problem, field: 'code' }],
    });
    flow.send({ type: 'ENTER', code: text.slice(1) });
    expect(flow.view().problems).toEqual([]);
  });

  it('is not saved when another code is confirmed', () => {
    const flow = open();
    flow.send(enter, { type: 'CONFIRM', code: '123456', confirmation: '123456' });
    expect(flow.view().phase).toBe('confirming');
    expect(flow.saved).toEqual([]);
  });

  it.each<[string, boolean, TransactionCodeEvent[], string, TransactionCodeEvent]>([
    ['entering', true, [{ type: 'ASK' }], 'transaction-code-format', enter],
    ['confirming', true, [enter, { type: 'ASK' }], 'confirmation-required', back],
    ['confirming', true, [enter, { type: 'ASK' }], 'confirmation-required', confirm],
    ['confirming', false, [enter, { type: 'ASK' }], 'confirmation-required', confirm],
    [
      'authenticating',
      false,
      [enter, confirm, { ...authenticate, password: '' }],
      'password-required',
      back,
    ],
    [
      'authenticating',
      false,
      [enter, confirm, { ...authenticate, password: '' }],
      'password-required',
      authenticate,
    ],
    [
      'authenticating',
      false,
      [enter, confirm, { ...authenticate, password: '' }],
      'password-required',
      forget(true),
    ],
  ])('reports missing input while %s until the next step', (_, isFirst, events, problem, next) => {
    const flow = open({ isFirst });
    flow.send(...events);
    expect(flow.view().problems).toMatchObject([{ code: problem }]);
    flow.send(next);
    expect(flow.view().problems).toEqual([]);
  });

  it.each([
    ['refused', refusedCall('invalid-transaction-code')],
    ['failed', timedOut],
  ] as const)('starts again after it is %s', async (phase, outcome) => {
    const flow = open();
    flow.send(enter, confirm);
    await flow.answer(outcome);
    expect(flow.view()).toMatchObject({ phase, isProbablySet: false });
    flow.send(back);
    expect(flow.view()).toMatchObject({ phase: 'entering', refusal: null, failure: null });
  });

  it('is probably set when it exists after a lost call', async () => {
    const flow = open();
    flow.send(enter, confirm);
    await flow.answer(timedOut);
    flow.send(back, enter, confirm);
    await flow.answer(refusedCall('transaction-code-exists'));
    expect(flow.view()).toMatchObject({ phase: 'refused', isProbablySet: true });
  });
});

async function openAuthentication() {
  const flow = open();
  flow.send(enter, confirm);
  await flow.answer(refusedCall('password-required'));
  return flow;
}

describe('a first code after an old login', () => {
  it('requires the password, and saves the same code', async () => {
    const flow = await openAuthentication();
    const view = { phase: 'authenticating', asksForPassword: true, refusal: null };
    expect(flow.view()).toMatchObject(view);
    flow.send(authenticate, authenticate);
    expect(flow.view()).toMatchObject({ phase: 'saving', asksForPassword: true, problems: [] });
    expect(flow.saved.slice(1)).toEqual([
      { code, isFirst: true, password: 'secret-7', currentCode: null },
    ]);
    expect(flow.context()).not.toContain('secret-7');
    await flow.answer(doneOutcome);
    expect(flow.view()).toMatchObject({ phase: 'saved', asksForPassword: false });
    expect(flow.persisted()).not.toContain('secret-7');
  });

  it('accepts another password after a wrong one', async () => {
    const flow = await openAuthentication();
    flow.send({ ...authenticate, password: 'wrong-one' });
    const wrong = refusedCall('wrong-password');
    await flow.answer(wrong);
    expect(flow.view()).toMatchObject({ phase: 'authenticating', refusal: wrong });
    flow.send({ type: 'EDIT' });
    expect(flow.view().refusal).toBeNull();
    flow.send(authenticate);
    await flow.answer(doneOutcome);
    expect(flow.view().phase).toBe('saved');
  });

  it('requires the password before another code is sent', async () => {
    const flow = await openAuthentication();
    flow.send(back, enter, confirm);
    expect(flow.view().phase).toBe('authenticating');
    expect(flow.saved).toHaveLength(1);
  });

  it('reports other refusals, and cannot be forgotten', async () => {
    const flow = await openAuthentication();
    flow.send(forget(true));
    expect(flow.view().isForgotten).toBe(false);
    flow.send(authenticate);
    await flow.answer(refusedCall('too-many-attempts', { seconds: 900 }));
    expect(flow.view()).toMatchObject({ phase: 'refused', asksForPassword: false });
  });
});

function openChange(...events: TransactionCodeEvent[]) {
  const flow = open({ isFirst: false });
  flow.send(enter, confirm, ...events);
  return flow;
}

describe('a change of the code', () => {
  it('requires current code and password before a call', async () => {
    const flow = openChange();
    expect(flow.view()).toMatchObject({ phase: 'authenticating', isForgotten: false });
    flow.send({ ...authorise, password: '', currentCode: '97531' });
    expect(flow.view().problems).toEqual([
      { code: 'transaction-code-format', field: 'currentCode' },
      { code: 'password-required', field: 'password' },
    ]);
    expect(flow.saved).toEqual([]);
    flow.send(authorise);
    expect(flow.saved).toEqual([{ code, isFirst: false, password: 'secret-7', currentCode }]);
    expect(flow.context()).not.toContain(currentCode);
    await flow.answer(doneOutcome);
    expect(flow.view().phase).toBe('saved');
    expect(flow.persisted()).not.toContain(currentCode);
  });

  it('requires the password alone for a forgotten code', async () => {
    const flow = openChange(forget(true));
    expect(flow.view().isForgotten).toBe(true);
    flow.send(forget(false));
    expect(flow.view().isForgotten).toBe(false);
    flow.send(forget(true), authenticate);
    expect(flow.saved).toMatchObject([{ password: 'secret-7', currentCode: null }]);
    await flow.answer(doneOutcome);
    expect(flow.view()).toMatchObject({ phase: 'saved', isForgotten: true });
  });

  it.each(['wrong-authorization-password', 'wrong-password'])(
    'requires the secrets again after %s',
    async (reason) => {
      const flow = openChange(authorise);
      await flow.answer(refusedCall(reason));
      const view = { phase: 'authenticating', refusal: { code: reason }, isProbablySet: false };
      expect(flow.view()).toMatchObject(view);
    },
  );

  it('is probably done when the current code is wrong after a lost call', async () => {
    const flow = openChange(authorise);
    await flow.answer(timedOut);
    flow.send(back, enter, confirm, authorise);
    await flow.answer(refusedCall('wrong-authorization-password'));
    expect(flow.view()).toMatchObject({ phase: 'authenticating', isProbablySet: true });
  });
});

it('reaches every state, saves only confirmed codes, and every path can save', () => {
  const saving = 'xstate.done.actor.0.transactionCode.saving';
  const refusals = ['password-required', 'wrong-password', 'busy'].map((reason) =>
    refusedCall(reason),
  );
  const { gaps, paths } = explore(transactionCodeMachine, {
    input: { isFirst: true, phone },
    events: [
      { type: 'ENTER', code: '1' },
      enter,
      confirm,
      { ...confirm, confirmation: '135791' },
      { type: 'ASK' },
      { type: 'ENTER', code: '123456' },
      back,
      { type: 'EDIT' },
      { ...authenticate, password: '' },
      authenticate,
      ...[doneOutcome, timedOut, ...refusals].map((output) => ({ type: saving, output })),
      { type: 'xstate.error.actor.0.transactionCode.saving', error: 'defect' },
    ],
    situation: (context) => [context['problems'], context['hasLostCall'], context['needsPassword']],
    isEnd: (snapshot) => snapshot.matches('saved'),
  });
  expect(gaps).toEqual([]);
  const unconfirmed = paths().filter(
    (path) => path.includes(saving) && !path.slice(0, path.indexOf(saving)).includes('CONFIRM'),
  );
  expect(unconfirmed).toEqual([]);
});
