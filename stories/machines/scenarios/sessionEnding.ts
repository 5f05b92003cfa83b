import { sessionEndingMachine } from '@corro/machines';
import {
  askToEnd,
  endButton,
  endRoute,
  listSessions,
  listRoute,
  onComputer,
  onTablet,
  own,
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
    found: listSessions(own, onTablet),
    absent: listSessions(own, onComputer, onTablet),
  },
  button: endButton,
  doneText: ['sessions.ended'],
});
