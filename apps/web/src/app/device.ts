import type { PasskeyCredential, PasskeyOptions } from '@corro/client';

/**
 * Passkeys of the browser. Both methods reject with a `Refusal`, such as `passkey-cancelled`, and
 * with `passkey-unanswered` after two minutes.
 */
export interface PasskeyDevice {
  readonly create: (options: PasskeyOptions) => Promise<PasskeyCredential>;
  /** Signs the challenge with a passkey of the customer. An abort closes the prompt. */
  readonly sign: (options: PasskeyOptions, signal: AbortSignal) => Promise<PasskeyCredential>;
}

/** False if the page's host is an IP address: browsers allow passkeys only for host names. */
export function browserHasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
}

/** Vibrates, unless the customer prefers reduced motion. */
export function vibrateDevice(milliseconds: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Some browsers have no `vibrate`.
  if ('vibrate' in navigator) navigator.vibrate(milliseconds);
}
