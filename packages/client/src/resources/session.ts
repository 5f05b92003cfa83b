import { defined, type CallOptions, type Transport } from '../http/index.ts';
import { badData, fields } from '../codecs/rows.ts';

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
/** What a login answers. `device` is kept beyond logging out; null where the upstream knows none. */
export type LoggedIn = { token: string; device: string | null };
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
  /** The login password, where the upstream has asked for it; null or left out before. */
  password?: string | null;
};

/** Logging in, registering and passwords. All are writes: none is tried again by itself. */
export type SessionCalls = ReturnType<typeof createSessionCalls>;

/** The part of the client that works without a session; the login page takes it alone. */
export function createSessionCalls({ anonymous, write }: Transport) {
  return {
    /**
     * Refusals: `wrong-credentials`, `too-many-attempts`. The latter may carry a `challenge` among
     * its values, whose solution goes with the next try.
     */
    async login(credentials: Credentials, options?: CallOptions): Promise<LoggedIn> {
      const { phone, password, device, solution } = credentials;
      const body = { user: phone, password, ...defined({ device, challenge: solution }) };
      const data = await anonymous(
        (wire, init) => wire.POST('/stock/user/login', { body, ...init }),
        options,
      );
      const { token, device: known } = fields(data, 'login');
      if (typeof token !== 'string' || token === '') throw badData('login.token', 'is not text');
      return {
        token,
        device: typeof known === 'string' ? known : null,
      };
    },

    /**
     * Refusals: `phone-taken`, `wrong-invitation`, `invalid-phone`, `weak-password`, and
     * `too-many-attempts` as for logging in.
     */
    async register(registration: Registration, options?: CallOptions): Promise<void> {
      const { phone, password, invitation, solution } = registration;
      const challenge = defined({ challenge: solution });
      const body = { user: phone, password, code: invitation, ...challenge };
      await anonymous((wire, init) => wire.POST('/stock/user/reg', { body, ...init }), options);
    },

    /** Refusals: `wrong-code`, `weak-password`, and `too-many-attempts` as for logging in. */
    async resetPassword(reset: PasswordReset, options?: CallOptions): Promise<void> {
      const { phone, code, newPassword, device, solution } = reset;
      const body = {
        user: phone,
        password: code,
        new_password: newPassword,
        ...defined({ device, challenge: solution }),
      };
      await anonymous((wire, init) => wire.POST('/v2/user/forget', { body, ...init }), options);
    },

    /** Refusals: `wrong-password`, `weak-password`, `too-many-attempts`, or a sentence. */
    async changePassword(change: PasswordChange, options?: CallOptions): Promise<void> {
      const body = { password: change.password, password_new: change.newPassword };
      await write(
        (wire, init) => wire.POST('/stock/success/user/password/up', { body, ...init }),
        options,
      );
    },

    /**
     * Refusals: `password-required` (the login is too long ago), `wrong-password`,
     * `weak-transaction-code`, `invalid-transaction-code`, `transaction-code-exists`,
     * `too-many-attempts`, or a sentence.
     */
    async setTransactionCode(change: TransactionCode, options?: CallOptions): Promise<void> {
      const { code, isFirst, password } = change;
      const body = {
        fund_code_new: code,
        type: 'transaction' as const,
        is_first: isFirst,
        ...(typeof password === 'string' ? { password } : {}),
      };
      await write(
        (wire, init) => wire.POST('/stock/success/user/password/up', { body, ...init }),
        options,
      );
    },
  };
}
