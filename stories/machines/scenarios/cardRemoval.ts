import { cardRemovalMachine } from '@corro/machines';
import { buildCard } from '@corro/testing';
import { expect, screen, waitFor } from 'storybook/test';
import {
  askToDelete,
  cardsAnswer,
  deleteButton,
  deleteRoute,
  deleting,
  listRoute,
  openSecond,
  second,
} from '../../screens/bank-cards/cards.ts';
import { harnessOf } from '../../screens/withApp.tsx';
import type { MachineScenario, PlayContext } from '../runner/MachineScenario.ts';
import { offScreen } from '../runner/pathRunner.ts';
import { reconcilingParts, sendingParts } from './formFlow/formFlowParts.ts';

const { id } = cardRemovalMachine;
const input = { cardId: second.id };
const sending = sendingParts({ id, route: deleteRoute, refusal: 'busy' });
/** What is looked for is that the card is gone. */
const looking = reconcilingParts(
  { id, route: listRoute },
  { found: cardsAnswer(buildCard()), absent: cardsAnswer(buildCard(), second) },
);

const busy = (isBusy: boolean) => async (page: PlayContext) => {
  await waitFor(() => expect(deleteButton(page).getAttribute('aria-busy') === 'true').toBe(isBusy));
};

export const cardRemoval: MachineScenario = {
  machine: cardRemovalMachine,
  app: { at: '/settings/bank-cards', upstream: deleting },
  open: async (page) => {
    await openSecond(page);
    await askToDelete(page);
  },
  replies: { ...sending.replies, ...looking.replies },
  automaticEvents: [],
  situation: ({ refusal, failure, uncertain }) => [refusal, failure, uncertain] as const,
  steps: {
    'confirm it': {
      event: { type: 'SUBMIT', input },
      act: async (page) => {
        await page.userEvent.click(deleteButton(page));
      },
    },
    'edit a field': offScreen({ type: 'EDIT', field: 'cardId' }),
    'leave a field': offScreen({ type: 'LEAVE', field: 'cardId', input }),
    ...sending.steps,
    ...looking.steps,
  },
  shows: {
    editing: busy(false),
    submitting: busy(true),
    reconciling: busy(true),
    done: async (page) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const deleted = harnessOf(page).t('cards.deleted.bank');
      await waitFor(() => expect(screen.getAllByText(deleted)[0]).toBeVisible());
    },
  },
};
