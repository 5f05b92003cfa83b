import { limits } from '@corro/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { no } from '../rules/answer.ts';
import { CallOver, type CallScope, CommitUnknown, inScope } from '../store/index.ts';
import { send } from './send.ts';

const largestBody = 64 * 1024;
/** Maximum bytes of an upload: the largest photo and the form around it. */
const largestUpload = limits.imageMaxBytes + largestBody;
/** Maximum number of bytes that are read from a refused body. */
const maxDrained = 32 * 1024 * 1024;

/**
 * Reads the rest of a refused body, up to `maxDrained` bytes. If the connection closed while the
 * browser was still sending, the browser would report a network error instead of the refusal.
 */
export async function drain(context: Context): Promise<void> {
  const { body } = context.req.raw;
  if (body === null || body.locked) return;
  let read = 0;
  for await (const part of body) {
    read += part.byteLength;
    if (read > maxDrained) return;
  }
}

const countedLimit = bodyLimit({
  maxSize: largestBody,
  onError: (context) => send(context, no('bad-request'), 400),
});

/**
 * Limits the body of a call. If the length is declared, the body is not read here, because reading
 * it as a stream would add a tenth to the CPU time of an order.
 */
export const valuesLimit: MiddlewareHandler = (context, next) => {
  const length = context.req.header('content-length');
  const isSaid = length !== undefined && context.req.header('transfer-encoding') === undefined;
  return isSaid && Number(length) <= largestBody ? next() : countedLimit(context, next);
};

export const uploadLimit: MiddlewareHandler = bodyLimit({
  maxSize: largestUpload,
  async onError(context) {
    await drain(context);
    return send(context, no('too-large'));
  },
});

/** Maximum number of concurrent uploads. Each one has a file of up to 5 MB in memory. */
const maxUploads = 12;

/** Maximum number of concurrent uploads per customer: the two sides of a document. */
const maxPerCustomer = 2;

const uploading = new Set<{ customerId: string }>();

/**
 * Reserves a slot before the file is read, and returns the function that releases the slot. Null
 * when the process or the customer has no slot left.
 */
export function takePlace(customerId: string): (() => void) | null {
  const uploadsOfCustomer = [...uploading].filter((upload) => upload.customerId === customerId);
  if (uploading.size >= maxUploads || uploadsOfCustomer.length >= maxPerCustomer) return null;
  const upload = { customerId };
  uploading.add(upload);
  return () => void uploading.delete(upload);
}

/** Runs an upload in a slot, with a size limit. Answers `busy` if no slot is free. */
export async function asUpload(
  context: Context,
  customerId: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const leave = takePlace(customerId);
  if (leave === null) {
    await drain(context);
    return send(context, no('busy'));
  }
  try {
    let answered: Response | undefined;
    const refused = await uploadLimit(context, async () => {
      answered = await answer();
    });
    return refused ?? answered ?? send(context, no('bad-request'), 400);
  } finally {
    leave();
  }
}

/**
 * Milliseconds that a call may take beyond its time limit before `withinScope` answers in its
 * place. A call that is then committing gets this time once more.
 */
const answerMs = 500;

/**
 * Runs a call within its scope. When a signal aborts, or `answerMs` after the time limit, it
 * rejects without waiting for the work, so that the call is answered. The work may continue but can
 * no longer commit. If it has already begun a commit, it first gets another `answerMs` to finish.
 *
 * @throws CallOver when nothing was committed; CommitUnknown when something was, or may have been
 */
export async function withinScope<T>(scope: CallScope, work: () => Promise<T>): Promise<T> {
  const { signals } = scope;
  const { promise: over, reject } = Promise.withResolvers<never>();
  const abandon = () => {
    clearTimeout(timer);
    if (scope.close()) reject(new CallOver());
    else timer = setTimeout(() => reject(new CommitUnknown('The commit took too long.')), answerMs);
  };
  let timer = setTimeout(abandon, scope.leftMs + answerMs);
  for (const signal of signals) signal.addEventListener('abort', abandon);
  const running = inScope(scope, work);
  try {
    return await Promise.race([running, over]);
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', abandon);
    // `withinScope` has already settled, so nobody else handles a later rejection of `running`.
    running.catch(() => undefined);
  }
}
