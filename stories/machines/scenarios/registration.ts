import { registrationMachine } from '@corro/machines';
import { form } from '../../screens/register/registerForm.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { signedOutForm } from './formFlow/signedOutForm.ts';

export const registration: MachineScenario = signedOutForm({
  machine: registrationMachine,
  form,
  receipt: 'success',
  refusal: 'phone-taken',
  empty: { phone: '', password: '', confirmation: '', invitation: '' },
  submitting: 'register.submitting',
  done: 'hint.reg.success',
});
