import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { acceptedEncoding, type EncodedBody, encodedResponse } from './encoding.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressible = new Set(['.css', '.js', '.json', '.svg', '.webmanifest']);

interface StaticFile extends EncodedBody {
  readonly isCompressible: boolean;
}

/**
 * Files of a build, read once. Requests are looked up in this list, so a path from a request never reaches the disk.
 * HTML, and files that only the server reads, are left out.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  constructor(folder: string, prefix: string) {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const address = relative(folder, path).split(sep).join('/');
      const type = types[extname(entry.name)];
      if (!entry.isFile() || type === undefined || !isPublic(address)) continue;
      const isCompressible = compressible.has(extname(entry.name));
      this.#files.set(prefix + address, {
        headers: {
          'Content-Type': type,
          'Cache-Control': address.startsWith('assets/')
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
          ...(isCompressible ? { Vary: 'Accept-Encoding' } : {}),
        },
        isCompressible,
        body: readFileSync(path),
        encoded: new Map(),
      });
    }
  }

  /** Answers a request for a path; null if there is no such file. */
  answer(path: string, request: Headers): Response | null {
    const file = this.#files.get(path);
    if (file === undefined) return null;
    const encoding = file.isCompressible
      ? acceptedEncoding(request.get('accept-encoding'))
      : 'identity';
    return encodedResponse(file, encoding);
  }
}

/** True for the files in `assets` and at the top level of the build, except JSON, which only the server reads. */
function isPublic(address: string): boolean {
  return address.startsWith('assets/') || /^[^/.][^/]*(?<!\.json)$/.test(address);
}
