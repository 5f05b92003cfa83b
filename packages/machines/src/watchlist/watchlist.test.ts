import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  doneOutcome,
  flushPromises,
  recordCalls,
  refusedCall,
  timedOut,
} from '../calls.fixture.ts';
import { explore } from '../explore.fixture.ts';
import type { Outcome } from '../outcome.ts';
import { watchlistMachine, watchlistView } from './watchlistMachine.ts';
import type { WatchlistEvent } from './watchlistSetup.ts';

const norvelo = { symbol: 'NVLO', name: 'Norvelo Energía' };
const edit = { type: 'EDIT' } as const;
const remove = { type: 'DELETE', item: norvelo } as const;
const removeOther = { type: 'DELETE', item: { symbol: 'KO', name: 'Coca-Cola' } } as const;
const confirm = { type: 'CONFIRM' } as const;

function openWatchlist() {
  const calls: string[] = [];
  const changes: unknown[] = [];
  const removing = recordCalls<Outcome<null>, { symbol: string }>(({ symbol }) => {
    calls.push(symbol);
  });
  const machine = watchlistMachine.provide({
    actors: { remove: removing.actor },
    actions: {
      favouritesChanged: (_, { item, isRemoved }) => changes.push([item.symbol, isRemoved]),
    },
  });
  const actor = createActor(machine).start();
  return {
    calls,
    changes,
    view: () => watchlistView(actor.getSnapshot()),
    send: (...events: WatchlistEvent[]) => {
      for (const event of events) actor.send(event);
    },
    answer: removing.answer,
  };
}

describe('watchlist', () => {
  it('deletes only in edit mode and after a confirmation', () => {
    const list = openWatchlist();
    list.send(remove, confirm);
    expect(list.view()).toMatchObject({ isEditing: false, itemToConfirm: null });
    list.send(edit, remove);
    expect(list.view()).toMatchObject({ isEditing: true, itemToConfirm: norvelo, hidden: [] });
    list.send({ type: 'CANCEL' }, confirm);
    expect(list.view()).toMatchObject({ isEditing: true, itemToConfirm: null });
    expect(list.calls).toEqual([]);
  });

  it('deletes once on a double tap, and hides the row for good', async () => {
    const list = openWatchlist();
    list.send(edit, remove, confirm, confirm);
    expect(list.calls).toEqual(['NVLO']);
    expect(list.view()).toMatchObject({ isBusy: true, canFinish: false, hidden: ['NVLO'] });
    await list.answer(doneOutcome);
    expect(list.view()).toMatchObject({ isBusy: false, canFinish: true, hidden: ['NVLO'] });
    expect(list.changes).toEqual([['NVLO', true]]);
    list.send({ type: 'DONE' });
    expect(list.view()).toMatchObject({ isEditing: false, hidden: ['NVLO'] });
  });

  it.each([timedOut, refusedCall('busy')])(
    'restores the row after %o, and can retry',
    async (outcome) => {
      const list = openWatchlist();
      list.send(edit, remove, confirm);
      await list.answer(outcome);
      expect(list.view()).toMatchObject({ restored: norvelo, hidden: [], isEditing: true });
      // The call may have deleted the row although it failed, so the list is read again.
      expect(list.changes).toEqual([['NVLO', false]]);
      list.send(remove);
      expect(list.view()).toMatchObject({ restored: null, itemToConfirm: norvelo });
      list.send(confirm);
      await list.answer(doneOutcome);
      expect(list.view()).toMatchObject({ hidden: ['NVLO'], restored: null });
    },
  );

  it('restores the row and reads the list again after a defect', async () => {
    const changes: unknown[] = [];
    const machine = watchlistMachine.provide({
      actors: { remove: fromPromise(() => Promise.reject(new Error('defect'))) },
      actions: {
        favouritesChanged: (_, { item, isRemoved }) => changes.push([item.symbol, isRemoved]),
        reportDefect: (_, { error }) => changes.push(String(error)),
      },
    });
    const actor = createActor(machine).start();
    for (const event of [edit, remove, confirm]) actor.send(event);
    await flushPromises();
    expect(watchlistView(actor.getSnapshot())).toMatchObject({ restored: norvelo, hidden: [] });
    expect(changes).toEqual([['NVLO', false], 'Error: defect']);
  });

  it('deletes one row at a time', async () => {
    const list = openWatchlist();
    list.send(edit, remove, removeOther);
    expect(list.view().itemToConfirm).toEqual(norvelo);
    list.send(confirm, removeOther, { type: 'DONE' });
    expect(list.view()).toMatchObject({ itemToConfirm: null, isBusy: true, isEditing: true });
    await list.answer(doneOutcome);
    list.send(removeOther, confirm);
    await list.answer(doneOutcome);
    expect(list.view().hidden).toEqual(['NVLO', 'KO']);
  });

  it('reaches every state, and editing can always end', () => {
    const type = 'xstate.done.actor.0.watchlist.editing.removing';
    expect(
      explore(watchlistMachine, {
        events: [
          edit,
          { type: 'DONE' },
          remove,
          { type: 'CANCEL' },
          confirm,
          ...[doneOutcome, timedOut].map((output) => ({ type, output })),
          { type: 'xstate.error.actor.0.watchlist.editing.removing', error: 'defect' },
        ],
        situation: ({ item, removedSymbols }) => [item, removedSymbols.length > 0],
        isEnd: (snapshot) => snapshot.matches('viewing'),
      }).gaps,
    ).toEqual([]);
  });
});
