import { sessionEndingMachine } from '@corro/machines';
import {
  askToEnd,
  endButton,
  endRoute,
  listSessions,
  listRoute,
  onComputer,
  onTablet,
  ownSession,
  upstream,
} from '../../screens/sessions/sessions.ts';
import { confirmationScenario } from './formFlow/confirmationScenario.ts';

export const sessionEnding = confirmationScenario({
  machine: sessionEndingMachine,
  app: { at: '/settings/sessions', upstream },
  open: askToEnd,
  input: { ids: [onComputer.id], areAllOthers: false },
  route: endRoute,
  refusal: 'busy',
  reconcile: {
    route: listRoute,
    found: listSessions(ownSession, onTablet),
    absent: listSessions(ownSession, onComputer, onTablet),
  },
  button: endButton,
  doneText: ['sessions.ended'],
});
