import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the best encoding that both the server and the request accept. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

export function accepts(header: string | null | undefined, encoding: 'br' | 'gzip'): boolean {
  const accepted = (header ?? '').toLowerCase().split(',').map(parseCoding);
  return accepted.some(({ name, refused }) => name === encoding && !refused);
}

function parseCoding(part: string): { name: string; refused: boolean } {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  return { name, refused: parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) };
}

/** A body that is sent many times. It is compressed only once for each encoding. */
export interface EncodedBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly encoded: Map<Encoding, Uint8Array>;
}

export function encodedResponse(source: EncodedBody, encoding: Encoding): Response {
  const body = source.encoded.get(encoding) ?? compress(source.body, encoding);
  source.encoded.set(encoding, body);
  const headers = new Headers(source.headers);
  headers.set('Content-Length', String(body.byteLength));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(body), { headers });
}

/** Compresses at the highest level. This is slow, so callers must cache the compressed body. */
function compress(body: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipSync(body, { level: 9 });
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
