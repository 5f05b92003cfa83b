import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a request accepts, of those that Corro sends. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/** Whether a request accepts an encoding. */
export function accepts(header: string | null | undefined, encoding: 'br' | 'gzip'): boolean {
  const accepted = (header ?? '').toLowerCase().split(',').map(parseCoding);
  return accepted.some(({ name, refused }) => name === encoding && !refused);
}

function parseCoding(part: string): { name: string; refused: boolean } {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  return { name, refused: parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) };
}

/** Compresses a text that is answered many times; slow on purpose, so the caller keeps the result. */
export function compress(body: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipSync(body, { level: 9 });
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
