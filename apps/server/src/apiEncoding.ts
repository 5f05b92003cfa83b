import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { accepts } from './encoding.ts';
import { type Bytes, readOnDemand } from './readOnDemand.ts';

const gzipBeside = promisify(gzip);

/** Bytes. Below, gzip saves less than its own frame and the header that announces it. */
const worthwhile = 300;

/** Bytes. Up to here gzip takes some 0.1 ms; what is longer is compressed on another thread. */
const quick = 32_768;

/** In bytes. A shorter answer is buffered and sent with its length; a longer one is compressed as it streams. */
const mostGathered = 256 * 1024;

/**
 * An answer of the API as small as the request accepts it: polled every few seconds, it is most of
 * what a phone receives. Only JSON is compressed. One that breaks off before it leaves is a 502,
 * which is not an envelope.
 */
export async function compressed(
  answer: Response,
  acceptEncoding: string | null,
): Promise<Response> {
  if (!mayShrink(answer.headers) || !accepts(acceptEncoding, 'gzip')) return answer;
  const { status } = answer;
  if (answer.body === null) return answer;
  const headers = new Headers(answer.headers);
  const begun = await gathered(answer.body);
  if (begun === null) return new Response('The upstream broke off.', { status: 502 });
  if (begun.rest !== null) {
    headers.set('Content-Encoding', 'gzip');
    headers.delete('Content-Length');
    const plain = readOnDemand(begun.rest, begun.parts);
    const packed = plain.pipeThrough(new CompressionStream('gzip'));
    return new Response(readOnDemand(packed), { status, headers });
  }
  const plain = Buffer.concat(begun.parts);
  const body = plain.byteLength < worthwhile ? plain : await gzipped(plain);
  headers.set('Content-Length', String(body.byteLength));
  if (body !== plain) headers.set('Content-Encoding', 'gzip');
  return new Response(body, { status, headers });
}

/**
 * By the headers alone: an answer that is asked for its body is from then on sent as a stream, which costs more than
 * gzip. One with a tag is kept, and was compressed where that is worthwhile.
 */
function mayShrink(headers: Headers): boolean {
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  return isJson && !headers.has('content-encoding') && !headers.has('etag');
}

/** The beginning of a body and what is left of it, null where that is nothing; or null where it broke off. */
async function gathered(
  body: ReadableStream<Bytes>,
): Promise<{ parts: Bytes[]; rest: ReadableStream<Bytes> | null } | null> {
  const reader = body.getReader();
  const parts: Bytes[] = [];
  let length = 0;
  try {
    while (length <= mostGathered) {
      const { done, value } = await reader.read();
      if (done) return { parts, rest: null };
      parts.push(value);
      length += value.byteLength;
    }
    reader.releaseLock();
    return { parts, rest: body };
  } catch {
    return null;
  }
}

async function gzipped(plain: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  return plain.byteLength <= quick ? gzipSync(plain) : await gzipBeside(plain);
}
