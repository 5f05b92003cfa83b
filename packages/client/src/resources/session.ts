import { omitUndefined, type CallOptions, type Transport } from '../http/index.ts';
import { type LoggedIn, decodeLogin } from '../codecs/login.ts';

/** Login data. */
export type Credentials = {
  /** Phone number, 10 digits. */
  phone: string;
  /** Login password. */
  password: string;
  /** Device token of the last login. */
  device?: string | undefined;
  /** Solution of the challenge that a refusal contained. */
  solution?: string | undefined;
};
/** Data of a new customer. */
export type Registration = {
  /** Phone number, 10 digits. */
  phone: string;
  /** New login password. */
  password: string;
  /** Invitation code. */
  invitation: string;
  /** Solution of the challenge that a refusal contained. */
  solution?: string | undefined;
};
/** A password reset, authorised by the transaction `code`. */
export type PasswordReset = {
  /** Phone number. */
  phone: string;
  code: string;
  /** New login password. */
  newPassword: string;
  /** Device token of the last login. */
  device?: string | undefined;
  /** Solution of the challenge that a refusal contained. */
  solution?: string | undefined;
};
/** The current `password` and the `newPassword`. */
export type PasswordChange = { password: string; newPassword: string };
/** A new transaction code; `isFirst` where the customer has none. */
export type TransactionCode = {
  /** New transaction code. */
  code: string;
  isFirst: boolean;
  /**
   * Login password: required for a change, and for a first transaction code after the refusal
   * `password-required`.
   */
  password?: string | null;
  /** Current transaction code, for a change; null or absent for a first or forgotten code. */
  currentCode?: string | null;
};

/* All calls here are writes: the transport does not retry them. */

/**
 * Logs in.
 * Refusals: `wrong-credentials`, `too-many-attempts`, which may carry a `challenge` to solve for
 * the next try.
 */
export async function logIn(
  api: Transport,
  credentials: Credentials,
  options?: CallOptions,
): Promise<LoggedIn> {
  const { phone, password, device, solution } = credentials;
  const body = { user: phone, password, ...omitUndefined({ device, challenge: solution }) };
  const data = await api.anonymous(
    (wire, init) => wire.POST('/stock/user/login', { body, ...init }),
    options,
  );
  return decodeLogin(data);
}

/**
 * Registers a customer.
 * Refusals: `phone-taken`, `wrong-invitation`, `invalid-phone`, `weak-password`, and
 * `too-many-attempts` as for a login.
 */
export async function registerCustomer(
  api: Transport,
  registration: Registration,
  options?: CallOptions,
): Promise<void> {
  const { phone, password, invitation, solution } = registration;
  const challenge = omitUndefined({ challenge: solution });
  const body = { user: phone, password, code: invitation, ...challenge };
  await api.anonymous((wire, init) => wire.POST('/stock/user/reg', { body, ...init }), options);
}

/**
 * Resets the login password.
 * Refusals: `wrong-code`, `weak-password`, and `too-many-attempts` as for a login.
 */
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
    ...omitUndefined({ device, challenge: solution }),
  };
  await api.anonymous((wire, init) => wire.POST('/v2/user/forget', { body, ...init }), options);
}

/**
 * Changes the login password.
 * Refusals: `wrong-password`, `weak-password`, `too-many-attempts`, or a sentence of the upstream.
 */
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
 * Sets the transaction code. A change requires that the upstream announces `code.change`; without
 * the `currentCode` it requires `code.recover`.
 * Refusals: `password-required` (the login is too old), `wrong-password`,
 * `wrong-authorization-password`, `weak-transaction-code`, `invalid-transaction-code`,
 * `transaction-code-exists`, `too-many-attempts`, or a sentence of the upstream.
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
