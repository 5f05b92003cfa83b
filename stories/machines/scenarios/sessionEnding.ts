import { sessionEndingMachine } from '@corro/machines';
import { expect, screen, waitFor } from 'storybook/test';
import {
  askToEnd,
  endButton,
  endRoute,
  listed,
  listRoute,
  onComputer,
  onTablet,
  own,
  upstream,
} from '../../screens/sessions/sessions.ts';
import { harnessOf } from '../../screens/withApp.tsx';
import type { MachineScenario, PlayContext } from '../runner/MachineScenario.ts';
import { offScreen } from '../runner/pathRunner.ts';
import { reconcilingParts, sendingParts } from './formFlow/formFlowParts.ts';

const { id } = sessionEndingMachine;
const input = { ids: [onComputer.id], areAllOthers: false };
const sending = sendingParts({ id, route: endRoute, refusal: 'busy' });
/** What is looked for is that the session is not open any more. */
const looking = reconcilingParts(
  { id, route: listRoute },
  { found: listed(own, onTablet), absent: listed(own, onComputer, onTablet) },
);

const busy = (isBusy: boolean) => async (page: PlayContext) => {
  await waitFor(() => expect(endButton(page).getAttribute('aria-busy') === 'true').toBe(isBusy));
};

export const sessionEnding: MachineScenario = {
  machine: sessionEndingMachine,
  app: { at: '/settings/sessions', upstream },
  open: askToEnd,
  replies: { ...sending.replies, ...looking.replies },
  automaticEvents: [],
  situation: ({ refusal, failure, uncertain }) => [refusal, failure, uncertain] as const,
  steps: {
    'confirm it': {
      event: { type: 'SUBMIT', input },
      act: async (page) => {
        await page.userEvent.click(endButton(page));
      },
    },
    'edit a field': offScreen({ type: 'EDIT', field: 'ids' }),
    'leave a field': offScreen({ type: 'LEAVE', field: 'ids', input }),
    ...sending.steps,
    ...looking.steps,
  },
  shows: {
    editing: busy(false),
    submitting: busy(true),
    reconciling: busy(true),
    done: async (page) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const ended = harnessOf(page).t('sessions.ended');
      await waitFor(() => expect(screen.getAllByText(ended)[0]).toBeVisible());
    },
  },
};
