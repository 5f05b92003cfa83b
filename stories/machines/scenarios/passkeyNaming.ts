import { passkeyNamingMachine } from '@corro/machines';
import { buildPasskey } from '@corro/testing';
import {
  at,
  device,
  listPasskeys,
  listRoute,
  openPhone,
  phone,
  press,
  renameRoute,
  upstream,
} from '../../screens/passkeys/passkeys.ts';
import { saysAtLeastOnce, typeInto } from '../../harness/form.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { formFlowParts } from './formFlow/formFlowParts.ts';
import { sheetButtonIs } from './formFlow/formFlowShows.ts';

const { id } = passkeyNamingMachine;
const named = buildPasskey({ name: 'Otro' });

export const passkeyNaming: MachineScenario = {
  ...formFlowParts({
    id,
    route: renameRoute,
    refusal: 'busy',
    reconcile: { route: listRoute, found: listPasskeys(named), absent: listPasskeys(phone) },
    input: { id: 'p-1', name: 'Otro' },
    empty: { id: 'p-1', name: '' },
    field: 'name',
    actions: {
      fill: (page) => typeInto(page, 'name', 'Otro'),
      clear: (page) => typeInto(page, 'name', ''),
      edit: (page) => typeInto(page, 'name', 'Otro'),
      submit: (page) => press(page, 'passkeys.saveName'),
    },
  }),
  machine: passkeyNamingMachine,
  app: { at, upstream, passkeys: device },
  open: openPhone,
  shows: {
    editing: sheetButtonIs('passkeys.saveName'),
    submitting: sheetButtonIs('passkeys.saving', true),
    reconciling: sheetButtonIs('passkeys.saving', true),
    done: (page) => saysAtLeastOnce(page, 'passkeys.nameSaved'),
  },
};
