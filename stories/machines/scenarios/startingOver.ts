import { accountResetMachine } from '@corro/machines';
import { answer } from '@corro/testing';
import {
  askToStartOver,
  startButton,
  startRoute,
  upstream,
} from '../../screens/settings/startOver.ts';
import { confirmationScenario } from './formFlow/confirmationScenario.ts';

export const startingOver = confirmationScenario({
  machine: accountResetMachine,
  app: { at: '/settings', upstream },
  open: askToStartOver,
  input: { key: '0c2e4f60-5b1f-4c9e-8a2d-4c8f9e7b3a1d' },
  route: startRoute,
  refusal: 'busy',
  // Repeating the same call with the same idempotency key returns the outcome.
  reconcile: { route: startRoute, found: answer.ok(), absent: answer.refusal('busy') },
  button: startButton,
  doneText: ['startOver.done'],
});
