import { isIP } from 'node:net';
import type { Context } from 'hono';
import { BadRequest, type Route } from './route.ts';

/** Caller's address. `apps/server` sets this header and drops it from incoming calls. */
const addressHeader = 'x-corro-address';

/**
 * Identifies a caller: an IPv4 address, or the /64 prefix of an IPv6 address, which belongs to one
 * household. Null if the address is this machine or unknown, for example in development or behind a
 * proxy that the server does not trust.
 */
export function addressOf(context: Context): string | null {
  const address = context.req.header(addressHeader) ?? '';
  const kind = isIP(address);
  if (kind === 0 || address === '::1' || address.startsWith('127.')) return null;
  return kind === 4 ? address : `${sixtyFourBits(address)}::/64`;
}

function sixtyFourBits(address: string): string {
  const [left = '', right] = address.split('::');
  const groups = left === '' ? [] : left.split(':');
  const rest = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return [...groups, ...(right === undefined ? [] : zeros), ...rest].slice(0, 4).join(':');
}

/** True for a call from a page of another origin, even if that origin belongs to the same site. */
export function isFromElsewhere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  return site !== 'none' && site !== 'same-origin';
}

/**
 * Refuses calls from pages of other origins, and bodies whose content type is not that of the
 * route: JSON, or a form for uploads. A browser asks the server before a page may send JSON to
 * another origin (preflight), and the server never permits it.
 */
export function checkOrigin(context: Context, { method, carries }: Route): void {
  if (isFromElsewhere(context.req.raw.headers)) {
    throw new BadRequest('The call comes from another site.', 'other-site');
  }
  if (method === 'GET') return;
  const type = (context.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  const expectedType = carries === 'file' ? 'multipart/form-data' : 'application/json';
  if (type !== expectedType)
    throw new BadRequest(`The body is not ${expectedType}.`, 'wrong-content-type');
}
