import { isPhone } from '@corro/domain';
import { addCustomer } from '../store/index.ts';
import { strangersAdmission, type StrangersLimits } from './admission.ts';
import { no, ok, type Answer } from './answer.ts';
import { overallLimit, registrationLimit } from './attemptLimits.ts';
import { isWeakPassword } from './passwords.ts';
import { welcomeCredit } from './playRule.ts';
import type { RuleContext } from './ruleContext.ts';
import { hashSecret } from './secrets.ts';
import type { Caller } from './signedOutSecret.ts';

export const invitationCode = 'CORRO';

export interface Registration extends Caller {
  password: string;
  invitation: string;
}

/**
 * Registers a customer with play money. Registration inevitably reveals whether a phone is
 * registered. So every call counts as a try, even a successful one, and after a few tries a call
 * needs a solved challenge. The password is hashed even if the phone is taken, so that both answers
 * take the same time.
 */
export async function register(context: RuleContext, input: Registration): Promise<Answer> {
  const { phone, password, invitation, solution, address } = input;
  if (!isPhone(phone)) return no('invalid-phone');
  if (await isWeakPassword(password, phone)) return no('weak-password');
  const { reserve, refusal } = await strangersAdmission(context, limitsFrom(address), solution);
  if ((await reserve()) === null) return refusal();
  if (invitation.trim().toUpperCase() !== invitationCode) return no('wrong-invitation');
  const customerId = await addCustomer(context.store, {
    phone,
    passwordHash: await hashSecret(password),
    codeHash: null,
    welcomeCredit,
    at: context.clock.now(),
  });
  if (customerId === null) return no('phone-taken');
  context.onSecurityEvent?.({ kind: 'registered', customerId });
  return ok('success');
}

function limitsFrom(address: string | null): StrangersLimits {
  const all = { subject: 'reg', limit: overallLimit };
  const from = { subject: `reg-from:${address}`, limit: registrationLimit };
  return { free: address === null ? [all] : [from, all], challenged: [] };
}
