import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { explore } from '../explore.fixture.ts';
import type { Outcome } from '../outcome.ts';
import { watchlistMachine, watchlistView } from './watchlistMachine.ts';
import type { WatchlistEvent } from './watchlistSetup.ts';

const norvelo = { symbol: 'NVLO', name: 'Norvelo Energía' };
const ask = { type: 'DELETE', item: norvelo } as const;
const other = { type: 'DELETE', item: { symbol: 'KO', name: 'Coca-Cola' } } as const;
const gone = { kind: 'done', value: null } as const;
const timedOut = { kind: 'failed', failure: 'timeout' } as const;

function openWatchlist() {
  const calls: string[] = [];
  const changes: unknown[] = [];
  const answers: ((outcome: Outcome<null>) => void)[] = [];
  const machine = watchlistMachine.provide({
    actors: {
      remove: fromPromise<Outcome<null>, { symbol: string }>(({ input }) => {
        calls.push(input.symbol);
        return new Promise((resolve) => {
          answers.push(resolve);
        });
      }),
    },
    actions: { favouritesChanged: (_, { item, removed }) => changes.push([item.symbol, removed]) },
  });
  const actor = createActor(machine).start();
  return {
    calls,
    changes,
    view: () => watchlistView(actor.getSnapshot()),
    send: (...events: WatchlistEvent[]) => {
      for (const event of events) actor.send(event);
    },
    answer: async (outcome: Outcome<null>) => {
      answers.at(-1)?.(outcome);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
  };
}

describe('watchlist', () => {
  it('deletes nothing without edit mode, and nothing without a confirmation', () => {
    const list = openWatchlist();
    list.send(ask, { type: 'CONFIRM' });
    expect(list.view()).toMatchObject({ editing: false, asked: null });
    list.send({ type: 'EDIT' }, ask);
    expect(list.view()).toMatchObject({ editing: true, asked: norvelo, hidden: [] });
    list.send({ type: 'CANCEL' }, { type: 'CONFIRM' });
    expect(list.view()).toMatchObject({ editing: true, asked: null });
    expect(list.calls).toEqual([]);
  });

  it('makes one call of two taps, hides the row at once, and keeps it hidden', async () => {
    const list = openWatchlist();
    list.send({ type: 'EDIT' }, ask, { type: 'CONFIRM' }, { type: 'CONFIRM' });
    expect(list.calls).toEqual(['NVLO']);
    expect(list.view()).toMatchObject({ busy: true, canFinish: false, hidden: ['NVLO'] });
    await list.answer(gone);
    expect(list.view()).toMatchObject({ busy: false, canFinish: true, hidden: ['NVLO'] });
    expect(list.changes).toEqual([['NVLO', true]]);
    list.send({ type: 'DONE' });
    expect(list.view()).toMatchObject({ editing: false, hidden: ['NVLO'] });
  });

  it('puts the row back when the delete failed, says so, and can try again', async () => {
    const list = openWatchlist();
    list.send({ type: 'EDIT' }, ask, { type: 'CONFIRM' });
    await list.answer(timedOut);
    expect(list.view()).toMatchObject({ restored: norvelo, hidden: [], editing: true });
    // It may have been deleted all the same: the list is read again.
    expect(list.changes).toEqual([['NVLO', false]]);
    list.send(ask);
    expect(list.view()).toMatchObject({ restored: null, asked: norvelo });
    list.send({ type: 'CONFIRM' });
    await list.answer(gone);
    expect(list.calls).toEqual(['NVLO', 'NVLO']);
    expect(list.view()).toMatchObject({ hidden: ['NVLO'], restored: null });
  });

  it('puts the row back when the server refuses', async () => {
    const list = openWatchlist();
    list.send({ type: 'EDIT' }, ask, { type: 'CONFIRM' });
    await list.answer({ kind: 'refused', code: 'busy', values: {} });
    expect(list.view()).toMatchObject({ restored: norvelo, hidden: [] });
  });

  it('asks about one row at a time', async () => {
    const list = openWatchlist();
    list.send({ type: 'EDIT' }, ask, other);
    expect(list.view().asked).toEqual(norvelo);
    list.send({ type: 'CONFIRM' }, other, { type: 'DONE' });
    expect(list.view()).toMatchObject({ asked: null, busy: true, editing: true });
    await list.answer(gone);
    list.send(other, { type: 'CONFIRM' });
    await list.answer(gone);
    expect(list.view().hidden).toEqual(['NVLO', 'KO']);
  });

  it('reaches every state, and editing can always end', () => {
    const answered = 'xstate.done.actor.0.watchlist.editing.removing';
    const { defined, reached, stuck, paths } = explore(watchlistMachine, {
      events: [
        { type: 'EDIT' },
        { type: 'DONE' },
        ask,
        { type: 'CANCEL' },
        { type: 'CONFIRM' },
        { type: answered, output: gone },
        { type: answered, output: timedOut },
        { type: 'xstate.error.actor.0.watchlist.editing.removing', error: 'defect' },
      ],
      situation: ({ item, gone: symbols }) => [item, symbols.length > 0],
      isEnd: (snapshot) => snapshot.matches('viewing'),
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
    const answeredUnasked = paths().filter(
      (path) =>
        path.includes(answered) && !path.slice(0, path.indexOf(answered)).includes('CONFIRM'),
    );
    expect(answeredUnasked).toEqual([]);
  });
});
