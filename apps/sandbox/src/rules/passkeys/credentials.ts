import type { PasskeyRow } from '../../store/index.ts';

/** The passkeys as the browser is told of them. */
export function descriptorsOf(passkeys: readonly PasskeyRow[]) {
  return passkeys.map(({ credential_id: id, transports }) => ({
    id,
    type: 'public-key' as const,
    ...(transports === '' ? {} : { transports: transports.split(',') }),
  }));
}

/** WebAuthn's id of the customer, which a passkey answers with; base64url. */
export function userHandle(customerId: string): string {
  return Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** The customer of such an id; null where it is none. */
export function customerOfHandle(handle: string): string | null {
  const bytes = Buffer.from(handle, 'base64url');
  if (bytes.length !== 16) return null;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
