/**
 * What an operator of the sandbox wants to know of. A subject names an account and which of
 * its secrets (`login:5500000001`): it holds a phone number or an address, and is not for a log as it is.
 */
export type SecurityEvent =
  | { kind: 'login'; customerId: string }
  | { kind: 'new-device'; customerId: string }
  | { kind: 'registered'; customerId: string }
  /** Refused by this code. */
  | { kind: 'failed-login'; subject: string; code: string }
  /** By who knew the old one, or by who knew the transaction code. */
  | { kind: 'password-changed'; customerId: string }
  | { kind: 'password-reset'; customerId: string }
  | { kind: 'code-set'; customerId: string }
  | { kind: 'card-added'; customerId: string }
  | { kind: 'card-changed'; customerId: string }
  /** A wrong try used up the last one. */
  | { kind: 'lockout'; subject: string };

/** Hears of them. */
export type SecurityEventListener = (event: SecurityEvent) => void;
