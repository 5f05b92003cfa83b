import type { CardInput } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { explore } from '../exploration/explore.fixture.ts';
import type { Outcome } from '../outcome/index.ts';
import { type CardFormEvent, cardFormMachine, cardFormView, type CardToSave } from './index.ts';

const filled: CardInput = {
  kind: 'bank',
  bankName: 'Banco del Centro',
  account: '0020 1007 7777 7777 71',
  holder: 'Titular de la cuenta',
};
const submit = { type: 'SUBMIT', input: filled } as const;
const done = { kind: 'done', value: null } as const;
const exists = { kind: 'refused', code: 'card-exists', values: {} } as const;
const timedOut = { kind: 'failed', failure: 'timeout' } as const;

function open(cardId: string | null = null) {
  const saved: CardToSave[] = [];
  const settles: ((outcome: Outcome<never>) => void)[] = [];
  const looked: CardToSave[] = [];
  const wait = () =>
    new Promise<Outcome<never>>((resolve) => {
      settles.push(resolve);
    });
  const machine = cardFormMachine.provide({
    actors: {
      saveCard: fromPromise<Outcome<null>, CardToSave>(({ input }) => {
        saved.push(input);
        return wait();
      }),
      findCard: fromPromise<Outcome<boolean>, CardToSave>(({ input }) => {
        looked.push(input);
        return wait();
      }),
    },
  });
  const actor = createActor(machine, { input: { cardId } }).start();
  return {
    saved,
    looked,
    view: () => cardFormView(actor.getSnapshot()),
    send: (...events: CardFormEvent[]) => {
      for (const event of events) actor.send(event);
    },
    answer: async (outcome: unknown) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test says what each of the two answers
      settles.at(-1)?.(outcome as Outcome<never>);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
  };
}

describe('card form', () => {
  it('makes one call of two taps, of the number without its spaces', async () => {
    const form = open('card-1');
    form.send(submit, submit);
    expect(form.saved).toEqual([
      { cardId: 'card-1', card: { ...filled, account: '002010077777777771' } },
    ]);
    expect(form.view()).toMatchObject({ phase: 'submitting', busy: true });
    await form.answer(done);
    expect(form.view()).toMatchObject({ phase: 'saved', busy: false });
    expect(form.looked).toEqual([]);
  });

  it('calls nothing while something is wrong, and forgives what is edited', () => {
    const form = open();
    form.send({ type: 'SUBMIT', input: { ...filled, account: '1', holder: '' } });
    expect(form.saved).toEqual([]);
    expect(form.view().problems.map(({ code }) => code)).toEqual([
      'clabe-format',
      'field-required',
    ]);
    form.send({ type: 'EDIT', field: 'account' });
    expect(form.view().problems.map(({ field }) => field)).toEqual(['holder']);
  });

  it('judges a field that is left, and not the empty ones beside it', () => {
    const form = open();
    const input = { ...filled, account: '002010077777777772', bankName: '' };
    form.send({ type: 'LEAVE', field: 'bankName', input });
    expect(form.view().problems).toEqual([]);
    form.send({ type: 'LEAVE', field: 'account', input });
    form.send({ type: 'LEAVE', field: 'account', input });
    expect(form.view().problems).toEqual([{ code: 'clabe-check-digit', field: 'account' }]);
  });

  it('stays for correction when refused', async () => {
    const form = open();
    form.send(submit);
    await form.answer(exists);
    expect(form.view()).toMatchObject({ phase: 'editing', refusal: exists, failure: null });
    form.send({ type: 'EDIT', field: 'account' });
    expect(form.view().refusal).toBeNull();
  });

  it('reads the list after a call that did not come back, and finds the card there', async () => {
    const form = open();
    form.send(submit);
    await form.answer(timedOut);
    expect(form.view()).toMatchObject({ phase: 'lookingUp', busy: true });
    expect(form.looked).toEqual(form.saved);
    await form.answer({ kind: 'done', value: true });
    expect(form.view().phase).toBe('saved');
  });

  it.each([{ kind: 'done', value: false }, timedOut])(
    'does not know where it is not found: %o',
    async (found) => {
      const form = open();
      form.send(submit);
      await form.answer(timedOut);
      await form.answer(found);
      expect(form.view()).toMatchObject({ phase: 'editing', failure: 'timeout', busy: false });
      form.send(submit);
      expect(form.saved).toHaveLength(2);
    },
  );

  it('reaches every state, and a card that is kept ends every path', () => {
    const answered = 'xstate.done.actor.0.cardForm.submitting';
    const found = 'xstate.done.actor.0.cardForm.lookingUp';
    const { defined, reached, stuck } = explore(cardFormMachine, {
      input: { cardId: null },
      events: [
        submit,
        { type: 'SUBMIT', input: { ...filled, holder: '' } },
        { type: 'LEAVE', input: { ...filled, account: '1' }, field: 'account' },
        { type: 'EDIT', field: 'account' },
        { type: answered, output: done },
        { type: answered, output: exists },
        { type: answered, output: timedOut },
        { type: 'xstate.error.actor.0.cardForm.submitting', error: 'defect' },
        { type: found, output: { kind: 'done', value: true } },
        { type: found, output: { kind: 'done', value: false } },
        { type: found, output: timedOut },
        { type: 'xstate.error.actor.0.cardForm.lookingUp', error: 'defect' },
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.status === 'done',
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
