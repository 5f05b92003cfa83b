import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type Bytes, readOnDemand } from '../readOnDemand.ts';
import { UpstreamFailed } from './upstreamFailed.ts';

export interface ProxyLimits {
  /** Milliseconds until the answer begins. */
  readonly answerMs: number;
  /** Milliseconds until the answer to an upload begins. */
  readonly uploadMs: number;
  /** Maximum milliseconds between two pieces of an answer, whether the upstream or the client is slow. */
  readonly stalledMs: number;
  readonly callBytes: number;
  readonly uploadBytes: number;
  readonly answerBytes: number;
}

export const proxyLimits: ProxyLimits = {
  // The app waits for less time (10 s, spec §7), so the app itself reports the timeout.
  answerMs: 15_000,
  // Enough for a photo on a slow network. Node's server has the same limit for receiving a request.
  uploadMs: 300_000,
  stalledMs: 15_000,
  callBytes: 1024 * 1024,
  uploadBytes: 32 * 1024 * 1024,
  // An answer of ten thousand rows has some 5 MB.
  answerBytes: 64 * 1024 * 1024,
};

/** Maximum declared length, in bytes, of a body that is buffered, so that it can be sent again. */
const bufferedBytes = 64 * 1024;

/** Returns the body of a call: a short body as bytes, a longer one as a stream that fails at the limit. */
export async function callBody(
  request: Request,
  limits: ProxyLimits,
): Promise<Uint8Array | Readable | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const maxBytes = isUpload(request) ? limits.uploadBytes : limits.callBytes;
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > maxBytes) throw new UpstreamFailed('tooLarge');
  if (declared !== null && Number(declared) <= bufferedBytes) {
    return new Uint8Array(await request.arrayBuffer());
  }
  return request.body === null ? null : Readable.from(upTo(maxBytes, request.body));
}

/** True for an upload, which carries a photo and may take longer. */
export function isUpload(request: Request): boolean {
  return request.headers.get('content-type')?.startsWith('multipart/') === true;
}

async function* upTo(
  maxBytes: number,
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const piece of body) {
    read += piece.byteLength;
    if (read > maxBytes) throw new UpstreamFailed('tooLarge');
    yield piece;
  }
}

const withoutBody = new Set([204, 205, 304]);

/**
 * Returns the body of an answer, read from the upstream no faster than the client reads it. The body fails if it
 * exceeds the size limit or if no piece arrives for too long.
 *
 * @throws UpstreamFailed when the declared length exceeds the limit
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
  // The two declarations of streams differ only in a method that is not used here.
  return readOnDemand(body as ReadableStream<Bytes>, () => {
    // Throws before a waiting reader gets the piece that exceeded the limit.
    if (broken !== null) throw broken;
  });
}
