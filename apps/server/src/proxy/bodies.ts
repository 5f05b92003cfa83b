import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type Bytes, readOnDemand } from '../readOnDemand.ts';
import type { ProxyLimits } from './limits.ts';
import { UpstreamFailed } from './upstreamFailed.ts';

/** Bytes. A body of up to this size is held, so that it can be sent again. */
const heldBytes = 64 * 1024;

/** The body of a call: held where it is short, else as a stream that breaks off at the limit. */
export async function callBody(
  request: Request,
  limits: ProxyLimits,
): Promise<Uint8Array | Readable | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const most = isUpload(request) ? limits.uploadBytes : limits.callBytes;
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > most) throw new UpstreamFailed('tooLarge');
  if (declared !== null && Number(declared) <= heldBytes) {
    return new Uint8Array(await request.arrayBuffer());
  }
  return request.body === null ? null : Readable.from(upTo(most, request.body));
}

/** Whether a call carries a photo, and may take longer. */
export function isUpload(request: Request): boolean {
  return request.headers.get('content-type')?.startsWith('multipart/') === true;
}

async function* upTo(most: number, body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const piece of body) {
    read += piece.byteLength;
    if (read > most) throw new UpstreamFailed('tooLarge');
    yield piece;
  }
}

const withoutBody = new Set([204, 205, 304]);

/**
 * The body of an answer, read from the upstream no faster than it is read here. It breaks off where nothing moves for
 * too long or where it is longer than the limit; one that says so beforehand is refused.
 */
export function answerBody(
  answer: IncomingMessage,
  { answerBytes, stalledMs }: ProxyLimits,
  onFault: (error: unknown) => void,
): ReadableStream<Bytes> | null {
  if (withoutBody.has(answer.statusCode ?? 0)) {
    answer.destroy();
    return null;
  }
  if (Number(answer.headers['content-length'] ?? 0) > answerBytes) {
    answer.destroy();
    throw new UpstreamFailed('tooLong');
  }
  let broken: UpstreamFailed | null = null;
  const breakOff = (failure: UpstreamFailed) => {
    broken = failure;
    onFault(failure);
    answer.destroy(failure);
  };
  const stalled = setTimeout(() => breakOff(new UpstreamFailed('tooSlow')), stalledMs);
  let read = 0;
  const body = Readable.toWeb(answer);
  answer.on('data', (piece: Buffer) => {
    stalled.refresh();
    read += piece.byteLength;
    if (read > answerBytes) breakOff(new UpstreamFailed('tooLong'));
  });
  answer.once('close', () => clearTimeout(stalled));
  // The two declarations of the same stream differ in a method that is not used here.
  return readOnDemand(body as ReadableStream<Bytes>, () => {
    // The piece that is too much has come in: a reader that waits for it must not get it.
    if (broken !== null) throw broken;
  });
}
