import { isIP } from 'node:net';
import type { Context } from 'hono';
import { BadRequest, type Route } from './route.ts';

/** Set by the server in front, which drops it from what callers send (`apps/server`). */
const addressHeader = 'x-corro-address';

/**
 * Identifies callers by their address: an IPv4 address, or the 64 bits of an IPv6 address
 * that a network gives to one household. Null for this machine: it is a proxy that the server in
 * front was not told of, or a developer.
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

/** Whether the browser says that a page of another site makes the call. */
export function isFromElsewhere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  return site !== 'none' && site !== 'same-origin';
}

/**
 * Refuses what a page of another site may have sent through its visitors: a call that the browser
 * says comes from there, and one whose body is of a type that any page can send without asking.
 */
export function checkOrigin(context: Context, { method, carries }: Route): void {
  if (isFromElsewhere(context.req.raw.headers)) {
    throw new BadRequest('The call comes from another site.', 'other-site');
  }
  if (method === 'GET') return;
  const type = (context.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  const right = carries === 'file' ? 'multipart/form-data' : 'application/json';
  if (type !== right) throw new BadRequest(`The body is not ${right}.`, 'wrong-content-type');
}
