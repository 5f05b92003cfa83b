import { isIP } from 'node:net';

/** The header with the caller's address for the sandbox. Never taken from outside, never sent to an upstream. */
export const addressHeader = 'x-corro-address';

/**
 * The address that a call comes from, in its shortest form; null where it is not known. With 0 trusted proxies it
 * is the other end of the connection, regardless of the call's headers. Each trusted proxy adds to the right of
 * `X-Forwarded-For` who called it, so that with n of them the nth entry from the right is the client and everything
 * to the left of it is what the client wrote. An entry that is not an address is passed over to the right, towards
 * those that are known better.
 *
 * @param connected the other end of the connection
 */
export function clientAddress(
  headers: Headers,
  connected: string | undefined,
  trustedProxies: number,
): string | null {
  const forwarded = trustedProxies === 0 ? [] : (headers.get('x-forwarded-for') ?? '').split(',');
  const hops = [...forwarded, connected ?? ''].map(parseAddress);
  return hops.slice(-1 - trustedProxies).find((address) => address !== null) ?? null;
}

/** Puts the address of the client into the headers of its call, in place of what the call says itself. */
export function writeAddress(
  headers: Headers,
  connected: string | undefined,
  trustedProxies: number,
): void {
  const address = clientAddress(headers, connected, trustedProxies);
  if (address === null) headers.delete(addressHeader);
  else headers.set(addressHeader, address);
}

/** Some proxies add the port, and an IPv6 socket shows IPv4 addresses inside of its own. */
function parseAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  const kind = isIP(bare);
  if (kind === 0) return null;
  return kind === 4 ? bare : new URL(`http://[${bare}]`).hostname.slice(1, -1);
}
