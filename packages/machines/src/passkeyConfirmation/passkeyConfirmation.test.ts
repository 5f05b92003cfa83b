import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { explore } from '../explore.fixture.ts';
import type { Outcome } from '../outcome.ts';
import { settled } from '../settled.fixture.ts';
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

function open() {
  const asked: PasskeyTerms[] = [];
  const confirmed: SignedPasskey[] = [];
  const answers: ((outcome: Outcome<SignedPasskey>) => void)[] = [];
  const machine = passkeyConfirmationMachine.provide({
    actors: {
      sign: fromPromise<Outcome<SignedPasskey>, PasskeyTerms>(({ input }) => {
        asked.push(input);
        return new Promise((resolve) => {
          answers.push(resolve);
        });
      }),
    },
    actions: { confirm: (_, { passkey: signed }) => void confirmed.push(signed) },
  });
  const actor = createActor(machine).start();
  return {
    asked,
    confirmed,
    actor,
    view: () => passkeyConfirmationView(actor.getSnapshot()),
    answer: async (outcome: Outcome<SignedPasskey>) => {
      answers.at(-1)?.(outcome);
      await settled();
    },
  };
}

describe('confirming by a passkey', () => {
  it('asks once of two taps, hands on what was signed and keeps none of it', async () => {
    const { actor, asked, confirmed, view, answer } = open();
    actor.send(ask);
    actor.send(ask);
    expect(asked).toEqual([terms]);
    expect(view().busy).toBe(true);
    await answer({ kind: 'done', value: passkey });
    expect(confirmed).toEqual([passkey]);
    expect(view()).toEqual({ busy: false, refusal: null, failure: null });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('AQ');
  });

  it('that is cancelled is no error; one that is refused or not answered is', async () => {
    const { actor, confirmed, view, answer } = open();
    actor.send(ask);
    await answer({ kind: 'refused', code: 'passkey-cancelled', values: {} });
    expect(view()).toEqual({ busy: false, refusal: null, failure: null });
    actor.send(ask);
    await answer({ kind: 'refused', code: 'unknown-passkey', values: {} });
    expect(view()).toMatchObject({ refusal: { code: 'unknown-passkey' }, failure: null });
    actor.send(ask);
    await answer({ kind: 'failed', failure: 'timeout' });
    expect(view()).toMatchObject({ refusal: null, failure: 'timeout' });
    expect(confirmed).toEqual([]);
  });

  it('reaches every state, and is ready at the end of every path', () => {
    const signed = 'xstate.done.actor.0.passkeyConfirmation.signing';
    const { defined, reached, stuck } = explore(
      passkeyConfirmationMachine.provide({ actions: { confirm: () => undefined } }),
      {
        events: [
          ask,
          { type: signed, output: { kind: 'done', value: passkey } },
          { type: signed, output: { kind: 'refused', code: 'passkey-cancelled', values: {} } },
          { type: signed, output: { kind: 'refused', code: 'unknown-passkey', values: {} } },
          { type: signed, output: { kind: 'failed', failure: 'network' } },
        ],
        situation: (context) => context,
        isEnd: (snapshot) => snapshot.matches({ ready: 'idle' }),
      },
    );
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
