import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { accepts } from './encoding.ts';

const gzipBeside = promisify(gzip);

/** Bytes. Below, gzip saves less than its own frame and the header that announces it. */
const worthwhile = 300;

/** Bytes. Up to here gzip takes some 0.1 ms; what is longer is compressed on another thread. */
const quick = 32_768;

/**
 * An answer of the API as small as the request accepts it: polled every few seconds, it is most of
 * what a phone receives. JSON alone is gathered for that; anything else streams by. One that breaks
 * off on its way is a 502, which is no envelope.
 */
export async function compressed(
  answer: Response,
  acceptEncoding: string | null,
): Promise<Response> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson || answer.body === null || !accepts(acceptEncoding, 'gzip')) return answer;
  const plain = await gathered(answer);
  if (plain === null) return new Response('The upstream broke off.', { status: 502 });
  const { status } = answer;
  const headers = new Headers(answer.headers);
  const body = plain.byteLength < worthwhile ? plain : await gzipped(plain);
  headers.set('Content-Length', String(body.byteLength));
  if (body !== plain) headers.set('Content-Encoding', 'gzip');
  return new Response(body, { status, headers });
}

async function gathered(answer: Response): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return Buffer.from(await answer.arrayBuffer());
  } catch {
    return null;
  }
}

async function gzipped(plain: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  return plain.byteLength <= quick ? gzipSync(plain) : await gzipBeside(plain);
}
