import { caseClosingMachine } from '@corro/machines';
import { expect, screen, waitFor } from 'storybook/test';
import {
  casesAnswer,
  casesRoute,
  closeButton,
  closeRoute,
  open,
  withCases,
} from '../../screens/customer-service/cases.ts';
import { at } from '../../screens/customer-service/chat.ts';
import { says } from '../../screens/form.ts';
import { harnessOf } from '../../screens/withApp.tsx';
import type { MachineScenario, PlayContext } from '../runner/MachineScenario.ts';
import { offScreen } from '../runner/pathRunner.ts';
import { reconcilingParts, sendingParts } from './formFlow/formFlowParts.ts';

const { id } = caseClosingMachine;
const input = { caseNumber: open.caseNumber };
const sending = sendingParts({ id, route: closeRoute, refusal: 'not-found' });
/** What is looked for is that the case is closed. */
const looking = reconcilingParts(
  { id, route: casesRoute },
  { found: casesAnswer({ ...open, state: 'closed' }), absent: casesAnswer(open) },
);

const busy = (isBusy: boolean) => async (page: PlayContext) => {
  await waitFor(() => expect(closeButton(page).getAttribute('aria-busy') === 'true').toBe(isBusy));
};

export const caseClosing: MachineScenario = {
  machine: caseClosingMachine,
  app: { at, upstream: withCases(open) },
  open: (page) => says(page, 'case.close'),
  replies: { ...sending.replies, ...looking.replies },
  automaticEvents: [],
  situation: ({ refusal, failure, uncertain }) => [refusal, failure, uncertain] as const,
  steps: {
    'close it': {
      event: { type: 'SUBMIT', input },
      act: async (page) => {
        await page.userEvent.click(closeButton(page));
      },
    },
    'edit a field': offScreen({ type: 'EDIT', field: 'caseNumber' }),
    'leave a field': offScreen({ type: 'LEAVE', field: 'caseNumber', input }),
    ...sending.steps,
    ...looking.steps,
  },
  shows: {
    editing: busy(false),
    submitting: busy(true),
    reconciling: busy(true),
    done: async (page) => {
      const closed = harnessOf(page).t('case.closed', { number: open.caseNumber ?? '' });
      await waitFor(() => expect(screen.getAllByText(closed)[0]).toBeVisible());
    },
  },
};
