import type { Context } from 'hono';
import { readBody } from './input.ts';
import { BadRequest, type Route } from './route.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function formOf(context: Context): Promise<unknown> {
  try {
    return Object.fromEntries(await context.req.formData());
  } catch (error) {
    // Only the reading of the body as a form throws this.
    if (error instanceof TypeError) throw new BadRequest('The body is not a form.');
    throw error;
  }
}

/** What the call brings: parameters, JSON or a form. Throws BadRequest for what cannot be read. */
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

/** The Idempotency-Key, in lower case; null without one. Throws BadRequest for one that is no UUID. */
export function keyOf(context: Context): string | null {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return null;
  if (!uuid.test(key)) throw new BadRequest('The Idempotency-Key is not a UUID.');
  return key.toLowerCase();
}
