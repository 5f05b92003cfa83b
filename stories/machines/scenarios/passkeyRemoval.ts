import { passkeyRemovalMachine } from '@corro/machines';
import {
  askToRemove,
  at,
  device,
  listPasskeys,
  listRoute,
  phone,
  press,
  removeRoute,
  unnamedPasskey,
  upstream,
} from '../../screens/passkeys/passkeys.ts';
import { saysAtLeastOnce, typeInto } from '../../harness/form.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { formFlowParts } from './formFlow/formFlowParts.ts';
import { sheetButtonIs } from './formFlow/formFlowShows.ts';

const { id } = passkeyRemovalMachine;

export const passkeyRemoval: MachineScenario = {
  ...formFlowParts({
    id,
    route: removeRoute,
    refusal: 'wrong-password',
    // The removal is found when the list no longer has the passkey.
    reconcile: {
      route: listRoute,
      found: listPasskeys(unnamedPasskey),
      absent: listPasskeys(phone, unnamedPasskey),
    },
    input: { id: 'p-1', password: 'corro-demo' },
    empty: { id: 'p-1', password: '' },
    field: 'password',
    actions: {
      fill: (page) => typeInto(page, 'password', 'corro-demo'),
      clear: (page) => typeInto(page, 'password', ''),
      edit: (page) => typeInto(page, 'password', 'corro-demo'),
      submit: (page) => press(page, 'passkeys.remove'),
    },
  }),
  machine: passkeyRemovalMachine,
  app: { at, upstream, passkeys: device },
  open: askToRemove,
  shows: {
    editing: sheetButtonIs('passkeys.remove'),
    submitting: sheetButtonIs('passkeys.removing', true),
    reconciling: sheetButtonIs('passkeys.removing', true),
    done: (page) => saysAtLeastOnce(page, 'passkeys.removed'),
  },
};
