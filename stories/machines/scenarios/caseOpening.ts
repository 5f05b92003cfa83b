import { caseOpeningMachine } from '@corro/machines';
import { codecs } from '@corro/testing';
import {
  atWithdrawal,
  casesAnswer,
  casesRoute,
  choose,
  messageField,
  openCase,
  openRoute,
  sendCase,
  sheetOf,
  withCases,
} from '../../screens/customer-service/cases.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { closedWith, sheetButtonIs } from './formFlow/formFlowShows.ts';
import { formFlowParts } from './formFlow/formFlowParts.ts';

const input = {
  kind: 'withdrawal',
  operationNumber: 'W-1',
  subject: 'not-received',
  message: '',
  key: '11111111-1111-4111-8111-111111111111',
};
const tooLong = 'x'.repeat(1001);

export const caseOpening: MachineScenario = {
  ...formFlowParts({
    id: caseOpeningMachine.id,
    route: openRoute,
    receipt: codecs.customerCase.encode(openCase),
    refusal: 'not-found',
    reconcile: { route: casesRoute, found: casesAnswer(openCase), absent: casesAnswer() },
    input,
    // The invalid input has a too long message, because a chosen subject cannot be removed.
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
  }),
  machine: caseOpeningMachine,
  app: { at: atWithdrawal, upstream: withCases() },
  open: sheetOf,
  shows: {
    editing: sheetButtonIs('case.send'),
    submitting: sheetButtonIs('case.sending', true),
    reconciling: sheetButtonIs('case.sending', true),
    done: closedWith('case.sent'),
  },
};
