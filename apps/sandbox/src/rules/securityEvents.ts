/**
 * What whoever watches over the sandbox wants to know of. A subject names an account and which of
 * its secrets (`login:5500000001`): it holds a phone number or an address, and is not for a log as it is.
 */
export type SecurityEvent =
  | { kind: 'login'; customerId: string }
  | { kind: 'new-device'; customerId: string }
  /** A wrong try used up the last one. */
  | { kind: 'lockout'; subject: string };

/** Hears of them. */
export type SecurityEventListener = (event: SecurityEvent) => void;
