import type { PasskeyCredential, PasskeyOptions } from '@corro/client';

/** What the browser does with passkeys. Both reject with a `Refusal` of `passkey-cancelled` and others. */
export interface PasskeyDevice {
  /** Makes a passkey. */
  readonly create: (options: PasskeyOptions) => Promise<PasskeyCredential>;
  /** Has the challenge signed by one of the customer's. */
  readonly sign: (options: PasskeyOptions) => Promise<PasskeyCredential>;
}

/** Whether the browser has passkeys for pages like this one: those of an address without a name have none. */
export function browserHasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
}

/** Makes the device shake, where it can and its owner does not ask for less motion. */
export function vibrateDevice(milliseconds: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Not every browser has it.
  if ('vibrate' in navigator) navigator.vibrate(milliseconds);
}
