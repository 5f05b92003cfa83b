import type { Context } from 'hono';
import { Picture, type Answered } from './route.ts';

/** What a call came to, as it leaves: JSON, or the bytes of an image. */
export function send(context: Context, answer: Answered, status: 200 | 400 | 404 = 200): Response {
  if (answer instanceof Picture) {
    return context.body(new Uint8Array(answer.bytes), 200, { 'content-type': answer.type });
  }
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return context.body(text, status, { 'content-type': 'application/json; charset=UTF-8' });
}
