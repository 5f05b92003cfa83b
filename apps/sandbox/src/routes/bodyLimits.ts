import { limits } from '@corro/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { no } from '../rules/answer.ts';
import { send } from './send.ts';

const largestBody = 64 * 1024;
/** The largest photo, and what a form puts around it. */
const largestUpload = limits.imageMaxBytes + largestBody;
/** Of a photo that is refused for its size, no more than this is read. */
const mostDrained = 32 * 1024 * 1024;

/** Reads what is refused to its end: a browser that still sends takes an answer for a lost connection. */
export async function drain(context: Context): Promise<void> {
  const { body } = context.req.raw;
  if (body === null || body.locked) return;
  let read = 0;
  for await (const part of body) {
    read += part.byteLength;
    if (read > mostDrained) return;
  }
}

/** How much a call with values may bring. */
export const valuesLimit: MiddlewareHandler = bodyLimit({
  maxSize: largestBody,
  onError: (context) => send(context, no('bad-request'), 400),
});

/** How much a call with a file may bring. */
export const uploadLimit: MiddlewareHandler = bodyLimit({
  maxSize: largestUpload,
  async onError(context) {
    await drain(context);
    return send(context, no('too-large'));
  },
});
