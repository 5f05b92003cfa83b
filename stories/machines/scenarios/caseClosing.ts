import { caseClosingMachine } from '@corro/machines';
import {
  casesAnswer,
  casesRoute,
  closeButton,
  closeRoute,
  openCase,
  withCases,
} from '../../screens/customer-service/cases.ts';
import { at } from '../../screens/customer-service/chat.ts';
import { says } from '../../harness/form.ts';
import { confirmationScenario } from './formFlow/confirmationScenario.ts';

export const caseClosing = confirmationScenario({
  machine: caseClosingMachine,
  app: { at, upstream: withCases(openCase) },
  open: (page) => says(page, 'case.close'),
  input: { caseNumber: openCase.caseNumber },
  route: closeRoute,
  refusal: 'not-found',
  reconcile: {
    route: casesRoute,
    found: casesAnswer({ ...openCase, state: 'closed' }),
    absent: casesAnswer(openCase),
  },
  button: closeButton,
  doneText: ['case.closed', { number: openCase.caseNumber ?? '' }],
});
