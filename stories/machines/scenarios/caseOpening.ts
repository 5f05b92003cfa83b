import { caseOpeningMachine } from '@corro/machines';
import { codecs } from '@corro/testing';
import { expect, screen, waitFor } from 'storybook/test';
import {
  atWithdrawal,
  casesAnswer,
  casesRoute,
  choose,
  messageField,
  open,
  openRoute,
  sendCase,
  sheetOf,
  withCases,
} from '../../screens/customer-service/cases.ts';
import { buttonIn, sheetSays } from '../../screens/orderSheet.ts';
import { harnessOf } from '../../screens/withApp.tsx';
import type { MachineScenario, PlayContext } from '../runner/MachineScenario.ts';
import { formFlowParts, reconcilingParts } from './formFlow/formFlowParts.ts';

const input = {
  kind: 'withdrawal',
  operationNumber: 'W-1',
  subject: 'not-received',
  message: '',
  key: '11111111-1111-4111-8111-111111111111',
};
const tooLong = 'x'.repeat(1001);

const form = formFlowParts({
  id: caseOpeningMachine.id,
  route: openRoute,
  receipt: codecs.customerCase.encode(open),
  refusal: 'not-found',
  input,
  // A subject that was chosen cannot be taken back; a message can be wrong.
  empty: { ...input, message: tooLong },
  field: 'message',
  actions: {
    fill: async (page) => {
      await choose(page, 'case.subject.not-received');
      await page.userEvent.clear(messageField());
    },
    clear: async ({ userEvent }) => {
      await userEvent.click(messageField());
      await userEvent.paste(tooLong);
    },
    edit: async ({ userEvent }) => {
      await userEvent.click(messageField());
      await userEvent.paste('0');
    },
    submit: sendCase,
  },
});

const looking = reconcilingParts(
  { id: caseOpeningMachine.id, route: casesRoute },
  { found: casesAnswer(open), absent: casesAnswer() },
);

const sending = async (page: PlayContext) => {
  await expect(await buttonIn(page, 'case.sending')).toHaveAttribute('aria-busy', 'true');
};

export const caseOpening: MachineScenario = {
  ...form,
  machine: caseOpeningMachine,
  app: { at: atWithdrawal, upstream: withCases() },
  open: sheetOf,
  replies: { ...form.replies, ...looking.replies },
  steps: { ...form.steps, ...looking.steps },
  shows: {
    editing: (page) => sheetSays(page, 'case.send'),
    submitting: sending,
    reconciling: sending,
    done: async (page) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const sent = harnessOf(page).t('case.sent');
      await waitFor(() => expect(screen.getAllByText(sent)[0]).toBeVisible());
    },
  },
};
