import { isIP } from 'node:net';

/**
 * Header with the caller's address for the sandbox. It is dropped from incoming calls, and never sent to an upstream.
 */
export const addressHeader = 'x-corro-address';

/**
 * Returns the client's address in its shortest form; null if unknown. Each trusted proxy appends its caller's address
 * at the right of `X-Forwarded-For`. With n proxies the client is therefore the nth entry from the right; everything to
 * the left of it may be invented by the client. If that entry is invalid, the next one to the right counts.
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

/** Writes the client's address into the headers of the call, replacing any address that the call contains. */
export function writeAddress(
  headers: Headers,
  peerAddress: string | undefined,
  trustedProxies: number,
): void {
  const address = clientAddress(headers, peerAddress, trustedProxies);
  if (address === null) headers.delete(addressHeader);
  else headers.set(addressHeader, address);
}

/**
 * Removes the port, which some proxies add, and the prefix `::ffff:` that IPv6 sockets put before
 * IPv4 addresses.
 */
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

/** Returns the network of an address (/24 of IPv4, /48 of IPv6), so that a log does not identify a household. */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return address.replace(/\d+$/, '0/24');
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 3).join(':')}::/48`;
}
