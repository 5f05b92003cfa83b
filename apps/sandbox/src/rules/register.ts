import { isPhone } from '@corro/domain';
import { addCustomer } from '../store/index.ts';
import { strangersAdmission, type StrangersLimits } from './admission.ts';
import { no, ok, type Answer } from './answer.ts';
import { overallLimit, registrationLimit } from './attemptLimits.ts';
import { isWeakPassword } from './passwords.ts';
import type { RuleContext } from './ruleContext.ts';
import { hashSecret } from './secrets.ts';

/** The sandbox's invitation code. */
export const invitationCode = 'CORRO';

/** The play money that a customer starts with, in cents. */
export const welcomeCredit = 2_500_000n;

export interface Registration {
  phone: string;
  password: string;
  invitation: string;
  /** Of the challenge that an earlier refusal carried; null without one. */
  solution: string | null;
  /** Where the call comes from; null where that says nothing. */
  address: string | null;
}

/**
 * Registers a customer and gives the play money. Whether a phone is registered cannot be hidden from a
 * caller who registers it; but each look counts, the ones that succeed too, and after a few costs a
 * challenge. The password is hashed before the phone is looked up, so that timing reveals nothing.
 */
export async function register(context: RuleContext, wanted: Registration): Promise<Answer> {
  const { phone, password, invitation, solution, address } = wanted;
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
