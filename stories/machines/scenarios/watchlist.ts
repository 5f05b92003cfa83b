import { watchlistMachine } from '@corro/machines';
import { answer } from '@corro/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { buttonOf, says, shows } from '../../harness/form.ts';
import { removeRoute, upstream } from '../../screens/watchlists/favourites.ts';
import { harnessOf } from '../../harness/withApp.tsx';
import type { MachineScenario, PlayContext, Step } from '../runner/MachineScenario.ts';
import { endSteps, outcome, pressStep } from '../runner/steps.ts';

const item = { symbol: 'ACC001', name: 'Acción 1' };
const other = 'Acción 2';

const removed = `xstate.done.actor.0.${watchlistMachine.id}.editing.removing`;
const removing = { done: answer.ok(), refused: answer.refusal('busy'), unclear: answer.html(502) };

const deleteButton = (page: PlayContext, name: string) =>
  page.canvas.findByRole('button', { name: harnessOf(page).t('watchlist.delete', { name }) });

const isGone = ({ canvas }: PlayContext) =>
  waitFor(() => expect(canvas.queryByText(item.name)).toBeNull());

/** Whether no dialog covers the screen. */
const isFree: Step['when'] = (snapshot) => !snapshot.matches({ editing: 'confirming' });

export const watchlist: MachineScenario = {
  machine: watchlistMachine,
  app: { at: '/watchlists', upstream },
  open: (page) => shows(page, item.name),
  replies: { [removeRoute]: removing },
  steps: {
    edit: { event: { type: 'EDIT' }, act: pressStep('watchlist.edit') },
    done: { event: { type: 'DONE' }, act: pressStep('watchlist.done'), when: isFree },
    'delete a row': {
      event: { type: 'DELETE', item },
      act: async (page) => page.userEvent.click(await deleteButton(page, item.name)),
      when: ({ context }) => !context.removedSymbols.includes(item.symbol),
    },
    'keep it': { event: { type: 'CANCEL' }, act: pressStep('watchlist.keep') },
    'delete it': { event: { type: 'CONFIRM' }, act: pressStep('watchlist.confirm') },
    ...endSteps(removed, removeRoute, {
      'it is deleted': [outcome.done(), removing.done],
      'it is refused': [outcome.refused('busy'), removing.refused],
      'no clear answer': [outcome.unclear, removing.unclear],
    }),
  },
  automaticEvents: [],
  situation: (context) => [context.item, context.removedSymbols] as const,
  shows: {
    viewing: async (page) => {
      await expect(buttonOf(page, 'watchlist.edit')).toBeVisible();
      await expect(page.canvas.getByText(item.name).closest('a')).toBeVisible();
    },
    'editing.choosing': async (page) => {
      await expect(buttonOf(page, 'watchlist.done')).toBeVisible();
      await expect(await deleteButton(page, item.name)).toBeVisible();
    },
    'editing.confirming': async (page) => {
      const name = harnessOf(page).t('watchlist.confirmTitle');
      await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
    },
    // The row disappears at once; no other row can be deleted until the answer.
    'editing.removing': async (page) => {
      await isGone(page);
      await expect(await deleteButton(page, other)).toHaveAttribute('aria-disabled', 'true');
    },
    'editing.removed': async (page) => {
      const said = harnessOf(page).t('watchlist.removed', { name: item.name });
      await waitFor(() => expect(screen.getAllByText(said)[0]).toBeVisible());
      await isGone(page);
    },
    'editing.restored': async (page) => {
      await says(page, 'watchlist.deleteFailed', { name: item.name });
      await shows(page, item.name);
    },
  },
};
