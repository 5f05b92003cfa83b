import { sessionEndingMachine } from '@corro/machines';
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
    found: listed(own, onTablet),
    absent: listed(own, onComputer, onTablet),
  },
  button: endButton,
  doneText: ['sessions.ended'],
});
