import { passwordResetMachine } from '@corro/machines';
import { form } from '../../screens/forgot-password/forgotForm.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { signedOutForm } from './formFlow/signedOutForm.ts';

export const passwordReset: MachineScenario = signedOutForm({
  machine: passwordResetMachine,
  form,
  refusal: 'wrong-code',
  field: 'code',
  // The step before the last one validates the phone.
  empty: { phone: form.filled.phone, code: '', newPassword: '', confirmation: '' },
  submitting: 'forgot.submitting',
  done: 'login.passwordReset',
});
