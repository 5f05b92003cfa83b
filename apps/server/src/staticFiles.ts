import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';

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

interface StaticFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly isCompressible: boolean;
  readonly body: Uint8Array;
  readonly encoded: Map<Encoding, Uint8Array>;
}

/**
 * The files of one build, read once. A path is looked up among those that exist, so no path of a
 * request ever reaches the disk. HTML and what the build writes for the server are left out.
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

  /** The answer for a path, or null when there is no such file. */
  answer(path: string, request: Headers): Response | null {
    const file = this.#files.get(path);
    if (file === undefined) return null;
    const encoding = file.isCompressible
      ? acceptedEncoding(request.get('accept-encoding'))
      : 'identity';
    const body = file.encoded.get(encoding) ?? compress(file.body, encoding);
    file.encoded.set(encoding, body);
    const headers = new Headers(file.headers);
    headers.set('Content-Length', String(body.byteLength));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return new Response(new Uint8Array(body), { headers });
  }
}

/** Hashed files and those beside them; not what the build wrote for the server. */
function isPublic(address: string): boolean {
  return address.startsWith('assets/') || /^[^/.][^/]*(?<!\.json)$/.test(address);
}
