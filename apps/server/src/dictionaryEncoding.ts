import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { Dictionary } from './earlierFiles.ts';

const compressBeside = promisify(zstdCompress);

/** How a body begins that is compressed by a dictionary: a frame that zstd skips, as long as a hash. */
const frame = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** A body as `Content-Encoding: dcz` has it (RFC 9842): what is not in the dictionary. */
export async function compressBy({ hash, body }: Dictionary, file: Uint8Array): Promise<Buffer> {
  const difference = await compressBeside(file, {
    dictionary: Buffer.from(body),
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      [constants.ZSTD_c_contentSizeFlag]: 1,
    },
  });
  return Buffer.concat([frame, hash, difference]);
}

/**
 * For which later files a file is the dictionary: those of its name with another hash.
 * Null for a file whose name has none.
 */
export function laterFiles(path: string): string | null {
  const parts = /^(\/.*\/assets\/|\/assets\/)(.+)-[\w-]{8}(\.\w+)$/.exec(path);
  return parts === null ? null : `match="${parts[1]}${parts[2]}-*${parts[3]}"`;
}
