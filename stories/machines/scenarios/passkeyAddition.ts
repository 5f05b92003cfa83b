import { passkeyAdditionMachine } from '@corro/machines';
import {
  addRoute,
  at,
  device,
  enterSecrets,
  openAdding,
  press,
  upstream,
} from '../../screens/passkeys/passkeys.ts';
import { typeInto } from '../../harness/form.ts';
import { sheetSays } from '../../harness/orderSheet.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { formFlowParts } from './formFlow/formFlowParts.ts';
import { sheetButtonIs } from './formFlow/formFlowShows.ts';

export const passkeyAddition: MachineScenario = {
  ...formFlowParts({
    id: passkeyAdditionMachine.id,
    route: addRoute,
    receipt: { id: 'p-3' },
    refusal: 'passkey-rejected',
    input: { password: 'corro-demo', code: '246810' },
    empty: { password: '', code: '' },
    field: 'password',
    actions: {
      fill: enterSecrets,
      clear: async (page) => {
        await typeInto(page, 'password', '');
        await typeInto(page, 'code', '');
      },
      edit: (page) => typeInto(page, 'password', 'corro-demo'),
      submit: (page) => press(page, 'passkeys.create'),
    },
  }),
  machine: passkeyAdditionMachine,
  app: { at, upstream, passkeys: device },
  open: openAdding,
  shows: {
    editing: sheetButtonIs('passkeys.create'),
    submitting: sheetButtonIs('passkeys.prompting', true),
    done: (page) => sheetSays(page, 'passkeys.nameHint'),
  },
};
