import type { PasskeyRow } from '../../store/index.ts';

/** Passkeys as WebAuthn credential descriptors. */
export function descriptorsOf(passkeys: readonly PasskeyRow[]) {
  return passkeys.map(({ credential_id: id, transports }) => ({
    id,
    type: 'public-key' as const,
    ...(transports === '' ? {} : { transports: transports.split(',') }),
  }));
}

/** WebAuthn user handle of a customer; base64url. */
export function userHandle(customerId: string): string {
  return Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** Customer of a user handle; null if invalid. */
export function customerOfHandle(handle: string): string | null {
  const bytes = Buffer.from(handle, 'base64url');
  if (bytes.length !== 16) return null;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
