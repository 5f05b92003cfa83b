import { watchlistMachine } from '@corro/machines';
import { answer } from '@corro/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { buttonOf, says, shows } from '../../screens/form.ts';
import { removeRoute, upstream } from '../../screens/watchlists/favourites.ts';
import { stageOf } from '../../screens/withApp.tsx';
import type { Exhibit, Hands, Step } from '../walk/Exhibit.ts';
import { pressing } from '../walk/pressing.ts';
import { replying } from '../walk/walk.ts';

const item = { symbol: 'ACC001', name: 'Acción 1' };
const other = 'Acción 2';

const removed = `xstate.done.actor.0.${watchlistMachine.id}.editing.removing`;
const removing = { done: answer.ok(), refused: answer.refusal('busy'), unclear: answer.html(502) };

const deleteButton = (hands: Hands, name: string) =>
  hands.canvas.findByRole('button', { name: stageOf(hands).t('watchlist.delete', { name }) });

const isGone = async ({ canvas }: Hands) => {
  await waitFor(() => expect(canvas.queryByText(item.name)).toBeNull());
};

/** The question lies over all else. */
const isFree: Step['when'] = (snapshot) => !snapshot.matches({ editing: 'confirming' });

export const watchlist: Exhibit = {
  machine: watchlistMachine,
  scene: { at: '/watchlists', upstream },
  open: (hands) => shows(hands, item.name),
  replies: { [removeRoute]: removing },
  steps: {
    edit: { event: { type: 'EDIT' }, act: pressing('watchlist.edit') },
    done: { event: { type: 'DONE' }, act: pressing('watchlist.done'), when: isFree },
    'delete a row': {
      event: { type: 'DELETE', item },
      act: async (hands) => hands.userEvent.click(await deleteButton(hands, item.name)),
      when: ({ context }) => !context.gone.includes(item.symbol),
    },
    'keep it': { event: { type: 'CANCEL' }, act: pressing('watchlist.keep') },
    'delete it': { event: { type: 'CONFIRM' }, act: pressing('watchlist.confirm') },
    'it is deleted': {
      event: { type: removed, output: { kind: 'done', value: null } },
      act: replying(removeRoute, removing.done),
    },
    'it is refused': {
      event: { type: removed, output: { kind: 'refused', code: 'busy', values: {} } },
      act: replying(removeRoute, removing.refused),
    },
    'no clear answer': {
      event: { type: removed, output: { kind: 'failed', failure: 'protocol' } },
      act: replying(removeRoute, removing.unclear),
    },
  },
  told: [],
  situation: ({ item: asked, gone }) => [asked, gone] as const,
  shows: {
    viewing: async (hands) => {
      await expect(buttonOf(hands, 'watchlist.edit')).toBeVisible();
      await expect(hands.canvas.getByText(item.name).closest('a')).toBeVisible();
    },
    'editing.choosing': async (hands) => {
      await expect(buttonOf(hands, 'watchlist.done')).toBeVisible();
      await expect(await deleteButton(hands, item.name)).toBeVisible();
    },
    'editing.confirming': async (hands) => {
      const name = stageOf(hands).t('watchlist.confirmTitle');
      await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
    },
    // The row goes at once, and no other one can until it is answered.
    'editing.removing': async (hands) => {
      await isGone(hands);
      await expect(await deleteButton(hands, other)).toHaveAttribute('aria-disabled', 'true');
    },
    'editing.removed': async (hands) => {
      const said = stageOf(hands).t('watchlist.removed', { name: item.name });
      await waitFor(() => expect(screen.getAllByText(said)[0]).toBeVisible());
      await isGone(hands);
    },
    'editing.restored': async (hands) => {
      await says(hands, 'watchlist.deleteFailed', { name: item.name });
      await shows(hands, item.name);
    },
  },
};
