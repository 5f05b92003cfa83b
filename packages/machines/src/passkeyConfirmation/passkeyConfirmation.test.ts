import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { recordCalls, refusedCall, timedOut } from '../calls.fixture.ts';
import { explore } from '../explore.fixture.ts';
import type { Outcome } from '../outcome.ts';
import { passkeyConfirmationMachine, passkeyConfirmationView } from './passkeyConfirmation.ts';
import type { PasskeyTerms, SignedPasskey } from './passkeyConfirmationSetup.ts';

const terms = { cardId: 'c-1', amount: '250' };
const ask = { type: 'ASK', terms } as const;
const passkey: SignedPasskey = {
  id: 'AQ',
  rawId: 'AQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30' },
};
const cancelled = refusedCall('passkey-cancelled');
const unknown = refusedCall('unknown-passkey');

function open() {
  const confirmed: SignedPasskey[] = [];
  const signing = recordCalls<Outcome<SignedPasskey>, PasskeyTerms>();
  const machine = passkeyConfirmationMachine.provide({
    actors: { sign: signing.actor },
    actions: { confirm: (_, { passkey: signed }) => void confirmed.push(signed) },
  });
  const actor = createActor(machine).start();
  const view = () => passkeyConfirmationView(actor.getSnapshot());
  return { actor, confirmed, view, requested: signing.inputs, answer: signing.answer };
}

describe('passkey confirmation', () => {
  it('asks once on a double tap, forwards the credential and does not store it', async () => {
    const { actor, requested, confirmed, view, answer } = open();
    actor.send(ask);
    actor.send(ask);
    expect(requested).toEqual([terms]);
    expect(view().isBusy).toBe(true);
    await answer({ kind: 'done', value: passkey });
    expect(confirmed).toEqual([passkey]);
    expect(view()).toEqual({ isBusy: false, refusal: null, failure: null });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('AQ');
  });

  it('reports refusals and failures, but not a cancelled dialog', async () => {
    const { actor, confirmed, view, answer } = open();
    actor.send(ask);
    await answer(cancelled);
    expect(view()).toEqual({ isBusy: false, refusal: null, failure: null });
    actor.send(ask);
    await answer(unknown);
    expect(view()).toMatchObject({ refusal: { code: 'unknown-passkey' }, failure: null });
    actor.send(ask);
    await answer(timedOut);
    expect(view()).toMatchObject({ refusal: null, failure: 'timeout' });
    expect(confirmed).toEqual([]);
  });

  it('reaches every state, and can always become ready', () => {
    const type = 'xstate.done.actor.0.passkeyConfirmation.signing';
    const outputs = [{ kind: 'done', value: passkey }, cancelled, unknown, timedOut];
    expect(
      explore(passkeyConfirmationMachine.provide({ actions: { confirm: () => undefined } }), {
        events: [ask, ...outputs.map((output) => ({ type, output }))],
        situation: (context) => context,
        isEnd: (snapshot) => snapshot.matches({ ready: 'idle' }),
      }).gaps,
    ).toEqual([]);
  });
});
