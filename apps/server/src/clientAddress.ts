import { isIP } from 'node:net';

/** Header with the caller's address for the sandbox. Never accepted from outside, never sent to an upstream. */
export const addressHeader = 'x-corro-address';

/**
 * The client's address in its shortest form; null if unknown. Each trusted proxy appends its caller to the right of
 * `X-Forwarded-For`: with n proxies the nth entry from the right is the client, and the client may have written
 * everything left of it. An invalid entry is skipped in favour of the next one to the right.
 *
 * @param peerAddress the other end of the connection
 */
export function clientAddress(
  headers: Headers,
  peerAddress: string | undefined,
  trustedProxies: number,
): string | null {
  const forwarded = trustedProxies === 0 ? [] : (headers.get('x-forwarded-for') ?? '').split(',');
  const hops = [...forwarded, peerAddress ?? ''].map(parseAddress);
  return hops.slice(-1 - trustedProxies).find((address) => address !== null) ?? null;
}

/** Sets the client's address on the call, replacing what the call says itself. */
export function writeAddress(
  headers: Headers,
  peerAddress: string | undefined,
  trustedProxies: number,
): void {
  const address = clientAddress(headers, peerAddress, trustedProxies);
  if (address === null) headers.delete(addressHeader);
  else headers.set(addressHeader, address);
}

/** Some proxies add the port, and IPv6 sockets show IPv4 addresses inside IPv6. */
function parseAddress(text: string): string | null {
  const plain = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  const kind = isIP(plain);
  if (kind === 0) return null;
  return kind === 4 ? plain : new URL(`http://[${plain}]`).hostname.slice(1, -1);
}

/** The network of an address, so that a log does not name a household: /24 of IPv4, /48 of IPv6. */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return address.replace(/\d+$/, '0/24');
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 3).join(':')}::/48`;
}
