import { limits } from '@corro/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { no } from '../rules/answer.ts';
import { CallOver, type CallScope, CommitUnknown, inScope } from '../store/index.ts';
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

const countedLimit = bodyLimit({
  maxSize: largestBody,
  onError: (context) => send(context, no('bad-request'), 400),
});

/**
 * How much a call with values may bring. Where its length is said, which is then kept to, the body is not looked at: it
 * would be made a stream, which costs a tenth of an order.
 */
export const valuesLimit: MiddlewareHandler = (context, next) => {
  const length = context.req.header('content-length');
  const isSaid = length !== undefined && context.req.header('transfer-encoding') === undefined;
  return isSaid && Number(length) <= largestBody ? next() : countedLimit(context, next);
};

/** How much a call with a file may bring. */
export const uploadLimit: MiddlewareHandler = bodyLimit({
  maxSize: largestUpload,
  async onError(context) {
    await drain(context);
    return send(context, no('too-large'));
  },
});

/** What is left for the answer of a call that is over; as long again where a commit is under way. */
const answerMs = 500;

/**
 * Runs work of a call within its scope. When the time is up, or the signal ends the call, it is
 * answered although the work may go on: nothing of it is committed any more.
 *
 * @throws CallOver when nothing was committed; CommitUnknown when something was, or may have been
 */
export async function withinScope<T>(scope: CallScope, work: () => Promise<T>): Promise<T> {
  const { signal } = scope;
  const { promise: over, reject } = Promise.withResolvers<never>();
  const giveUp = () => {
    clearTimeout(timer);
    if (scope.close()) reject(new CallOver());
    else timer = setTimeout(() => reject(new CommitUnknown('The commit took too long.')), answerMs);
  };
  let timer = setTimeout(giveUp, scope.leftMs + answerMs);
  signal.addEventListener('abort', giveUp, { once: true });
  const running = inScope(scope, work);
  try {
    return await Promise.race([running, over]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
    // Work that goes on after the answer may still fail; the call was answered already.
    running.catch(() => undefined);
  }
}
