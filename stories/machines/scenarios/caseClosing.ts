import { caseClosingMachine } from '@corro/machines';
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
import { confirmationScenario } from './formFlow/confirmationScenario.ts';

export const caseClosing = confirmationScenario({
  machine: caseClosingMachine,
  app: { at, upstream: withCases(open) },
  open: (page) => says(page, 'case.close'),
  input: { caseNumber: open.caseNumber },
  route: closeRoute,
  refusal: 'not-found',
  reconcile: {
    route: casesRoute,
    found: casesAnswer({ ...open, state: 'closed' }),
    absent: casesAnswer(open),
  },
  button: closeButton,
  doneText: ['case.closed', { number: open.caseNumber ?? '' }],
});
