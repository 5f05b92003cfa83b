import type { Context } from 'hono';
import type { SentKey } from '../rules/idempotency.ts';
import { isUuid } from '../store/index.ts';
import { readBody } from './body.ts';
import { BadRequest, type Route } from './route.ts';

async function formOf(context: Context): Promise<unknown> {
  try {
    return Object.fromEntries(await context.req.formData());
  } catch (error) {
    // `formData` throws TypeError only for a malformed form.
    if (error instanceof TypeError) throw new BadRequest('The body is not a form.');
    throw error;
  }
}

/**
 * Reads the parameters of a GET, else the JSON or form of the body. Throws BadRequest when the body
 * is unreadable.
 */
export async function inputOf(context: Context, { method, carries }: Route): Promise<unknown> {
  if (method === 'GET') return { ...context.req.query(), ...context.req.param() };
  if (carries === 'file') return formOf(context);
  try {
    return readBody(await context.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadRequest('The body is not JSON.');
    throw error;
  }
}

const age = /^[0-9]{1,12}$/;

/**
 * Reads the Idempotency-Key in lower case and the age of the order in milliseconds; null without a
 * key.
 *
 * @throws BadRequest for a key that is not a UUID, and for an age that is not a whole number
 */
export function keyOf(context: Context): SentKey | null {
  const key = context.req.header('idempotency-key');
  const ageText = context.req.header('order-age') ?? '0';
  if (key === undefined) return null;
  if (!isUuid(key)) throw new BadRequest('The Idempotency-Key is not a UUID.');
  if (!age.test(ageText)) throw new BadRequest('The Order-Age is not a number of milliseconds.');
  return { key: key.toLowerCase(), ageMs: Number(ageText) };
}
