import { checkRegistration } from '@corro/domain';
import { addCustomer } from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import { hashSecret } from './secrets.ts';
import { isWeakPassword } from './weakPasswords.ts';
import type { World } from './world.ts';

/** The code that the sandbox invites everybody with. */
export const invitationCode = 'CORRO';

/** The play money that a customer starts with, in cents. */
export const welcomeCredit = 2_500_000n;

export interface Registration {
  phone: string;
  password: string;
  invitation: string;
}

/** Registers a customer and gives the play money. */
export async function register(world: World, wanted: Registration): Promise<Answer> {
  const { phone, password, invitation } = wanted;
  const problems = checkRegistration({ phone, password, confirmation: password, invitation });
  if (problems.some(({ field }) => field === 'phone')) return no('invalid-phone');
  if (await isWeakPassword(password, phone)) return no('weak-password');
  if (invitation.trim().toUpperCase() !== invitationCode) return no('wrong-invitation');
  const customerId = await addCustomer(world.store, {
    phone,
    passwordHash: await hashSecret(password),
    codeHash: null,
    welcomeCredit,
    at: world.clock.now(),
  });
  return customerId === null ? no('phone-taken') : ok('success');
}
