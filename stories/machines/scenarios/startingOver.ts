import { startingOverMachine } from '@corro/machines';
import { answer } from '@corro/testing';
import { expect, screen, waitFor } from 'storybook/test';
import {
  askToStartOver,
  startButton,
  startRoute,
  upstream,
} from '../../screens/settings/startOver.ts';
import { harnessOf } from '../../screens/withApp.tsx';
import type { MachineScenario, PlayContext } from '../runner/MachineScenario.ts';
import { offScreen } from '../runner/pathRunner.ts';
import { reconcilingParts, sendingParts } from './formFlow/formFlowParts.ts';

const { id } = startingOverMachine;
const input = { key: '0c2e4f60-5b1f-4c9e-8a2d-4c8f9e7b3a1d' };
const sending = sendingParts({ id, route: startRoute, refusal: 'busy' });
/** The same call tells what became of it. */
const looking = reconcilingParts(
  { id, route: startRoute },
  { found: answer.ok(), absent: answer.refusal('busy') },
);

const busy = (isBusy: boolean) => async (page: PlayContext) => {
  await waitFor(() => expect(startButton(page).getAttribute('aria-busy') === 'true').toBe(isBusy));
};

export const startingOver: MachineScenario = {
  machine: startingOverMachine,
  app: { at: '/settings', upstream },
  open: askToStartOver,
  replies: {
    [startRoute]: { ...sending.replies[startRoute], ...looking.replies[startRoute] },
  },
  automaticEvents: [],
  situation: ({ refusal, failure, uncertain }) => [refusal, failure, uncertain] as const,
  steps: {
    'confirm it': {
      event: { type: 'SUBMIT', input },
      act: async (page) => {
        await page.userEvent.click(startButton(page));
      },
    },
    'edit a field': offScreen({ type: 'EDIT', field: 'key' }),
    'leave a field': offScreen({ type: 'LEAVE', field: 'key', input }),
    ...sending.steps,
    ...looking.steps,
  },
  shows: {
    editing: busy(false),
    submitting: busy(true),
    reconciling: busy(true),
    done: async (page) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const done = harnessOf(page).t('startOver.done');
      await waitFor(() => expect(screen.getAllByText(done)[0]).toBeVisible());
    },
  },
};
