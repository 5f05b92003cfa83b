import { accountSecuringMachine } from '@corro/machines';
import {
  at,
  listPasskeys,
  listRoute,
  listWithdrawals,
  markMine,
  openSheet,
  phone,
  resumed,
  secureRoute,
  sessionsRoute,
  submit,
  unknown,
  upstream,
  withdrawalsRoute,
} from '../../screens/passkeys/recovery.ts';
import { device } from '../../screens/passkeys/passkeys.ts';
import { listSessions, ownSession } from '../../screens/sessions/sessions.ts';
import { typeInto } from '../../harness/form.ts';
import { sheetSays } from '../../harness/orderSheet.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { formFlowParts } from './formFlow/formFlowParts.ts';
import { sheetButtonIs } from './formFlow/formFlowShows.ts';

const { id } = accountSecuringMachine;

export const accountSecuring: MachineScenario = {
  ...formFlowParts({
    id,
    route: secureRoute,
    refusal: 'wrong-password',
    // The list of passkeys shows whether the account was secured: securing it resumes the passkeys
    // that the customer recognises and removes the others.
    reconcile: {
      route: listRoute,
      found: listPasskeys(resumed),
      absent: listPasskeys(phone, unknown),
    },
    input: { passkeyIds: ['p-1'], password: 'corro-demo' },
    empty: { passkeyIds: ['p-1'], password: '' },
    field: 'password',
    actions: {
      fill: (page) => typeInto(page, 'password', 'corro-demo'),
      clear: (page) => typeInto(page, 'password', ''),
      edit: (page) => typeInto(page, 'password', 'corro-demo'),
      submit,
    },
  }),
  machine: accountSecuringMachine,
  app: {
    at,
    upstream: {
      ...upstream,
      [sessionsRoute]: listSessions(ownSession),
      [withdrawalsRoute]: listWithdrawals(),
    },
    passkeys: device,
  },
  open: async (page) => {
    await openSheet(page);
    await markMine(page, 'Mi teléfono');
  },
  shows: {
    editing: sheetButtonIs('secure.title'),
    submitting: sheetButtonIs('secure.busy', true),
    reconciling: sheetButtonIs('secure.busy', true),
    done: (page) => sheetSays(page, 'secure.done'),
  },
};
