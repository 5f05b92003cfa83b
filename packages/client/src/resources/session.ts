import { defined, type CallOptions, type Transport } from '../http/index.ts';
import { type LoggedIn, decodeLogin } from '../codecs/login.ts';

/** A customer who logs in. */
export type Credentials = {
  /** The number, 10 digits. */
  phone: string;
  /** The login password. */
  password: string;
  /** What the last login on this device answered. */
  device?: string | undefined;
  /** Of the challenge that a refusal carried. */
  solution?: string | undefined;
};
/** A new customer. */
export type Registration = {
  /** The number, 10 digits. */
  phone: string;
  /** The one to be. */
  password: string;
  /** The code of an invitation. */
  invitation: string;
  /** Of the challenge that a refusal carried. */
  solution?: string | undefined;
};
/** `code` is the transaction code, the second secret that a customer has. */
export type PasswordReset = {
  /** The number that the customer logs in with. */
  phone: string;
  code: string;
  /** The one to be. */
  newPassword: string;
  /** What the last login on this device answered. */
  device?: string | undefined;
  /** Of the challenge that a refusal carried. */
  solution?: string | undefined;
};
/** The `password` so far, and the `newPassword`. */
export type PasswordChange = { password: string; newPassword: string };
/** `isFirst`: the customer has no transaction code so far. */
export type TransactionCode = {
  /** The one to be. */
  code: string;
  isFirst: boolean;
  /** The login password, where the upstream has asked for it, and for every change; null or left out before. */
  password?: string | null;
  /** The code that is there, to change it; null or left out for a first one, and where it is forgotten. */
  currentCode?: string | null;
};

/* Logging in, registering and passwords. All are writes: none is tried again by itself. */

/**
 * Logs in.
 * Refusals: `wrong-credentials`, `too-many-attempts`. The latter may carry a `challenge` among
 * its values, whose solution goes with the next try.
 */
export async function logIn(
  api: Transport,
  credentials: Credentials,
  options?: CallOptions,
): Promise<LoggedIn> {
  const { phone, password, device, solution } = credentials;
  const body = { user: phone, password, ...defined({ device, challenge: solution }) };
  const data = await api.anonymous(
    (wire, init) => wire.POST('/stock/user/login', { body, ...init }),
    options,
  );
  return decodeLogin(data);
}

/**
 * Registers a customer.
 * Refusals: `phone-taken`, `wrong-invitation`, `invalid-phone`, `weak-password`, and
 * `too-many-attempts` as for logging in.
 */
export async function registerCustomer(
  api: Transport,
  registration: Registration,
  options?: CallOptions,
): Promise<void> {
  const { phone, password, invitation, solution } = registration;
  const challenge = defined({ challenge: solution });
  const body = { user: phone, password, code: invitation, ...challenge };
  await api.anonymous((wire, init) => wire.POST('/stock/user/reg', { body, ...init }), options);
}

/** Sets a new password by the transaction code. Refusals: `wrong-code`, `weak-password`, and `too-many-attempts` as for logging in. */
export async function resetPassword(
  api: Transport,
  reset: PasswordReset,
  options?: CallOptions,
): Promise<void> {
  const { phone, code, newPassword, device, solution } = reset;
  const body = {
    user: phone,
    password: code,
    new_password: newPassword,
    ...defined({ device, challenge: solution }),
  };
  await api.anonymous((wire, init) => wire.POST('/v2/user/forget', { body, ...init }), options);
}

/** Changes the login password. Refusals: `wrong-password`, `weak-password`, `too-many-attempts`, or a sentence. */
export async function changePassword(
  api: Transport,
  change: PasswordChange,
  options?: CallOptions,
): Promise<void> {
  const body = { password: change.password, password_new: change.newPassword };
  await api.write(
    (wire, init) => wire.POST('/stock/success/user/password/up', { body, ...init }),
    options,
  );
}

/**
 * Sets the transaction code; changes it where the upstream announces `code.change`, and without the
 * `currentCode` where it announces `code.recover`.
 * Refusals: `password-required` (the login is too long ago), `wrong-password`, `wrong-authorization-password`,
 * `weak-transaction-code`, `invalid-transaction-code`, `transaction-code-exists`,
 * `too-many-attempts`, or a sentence.
 */
export async function setTransactionCode(
  api: Transport,
  change: TransactionCode,
  options?: CallOptions,
): Promise<void> {
  const { code, isFirst, password, currentCode } = change;
  const body = {
    fund_code_new: code,
    type: 'transaction' as const,
    is_first: isFirst,
    ...(typeof password === 'string' ? { password } : {}),
    ...(typeof currentCode === 'string' ? { fund_code: currentCode } : {}),
  };
  await api.write(
    (wire, init) => wire.POST('/stock/success/user/password/up', { body, ...init }),
    options,
  );
}
