import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { compressBy, laterFiles } from './dictionaryEncoding.ts';
import { EarlierFiles } from './earlierFiles.ts';
import { acceptedEncoding, accepts, compress, type Encoding } from './encoding.ts';

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
  readonly extension: string;
  readonly body: Uint8Array;
  readonly encoded: Map<Encoding, Uint8Array>;
  /** What it changes of an earlier file, by the header that names that; null where it is not worth it. */
  readonly differences: Map<string, Promise<Uint8Array | null>>;
}

/** Of one file. Customers come from few builds; who makes hashes up gets no more memory than this. */
const mostDifferences = 20;

/**
 * The files of one build, read once. A path is looked up among those that exist, so no path of a
 * request ever reaches the disk. HTML and what the build writes for the server are left out.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  readonly #earlier: EarlierFiles;

  /** @param earlierFolder where files are kept for the builds to come; null keeps none */
  constructor(folder: string, prefix: string, earlierFolder: string | null = null) {
    this.#read(folder, prefix);
    const hashed = [...this.#files].filter(([path, file]) => isDictionary(path, file));
    this.#earlier = new EarlierFiles(
      earlierFolder,
      hashed.map(([, { body }]) => body),
    );
  }

  #read(folder: string, prefix: string): void {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const extension = extname(entry.name);
      const path = join(entry.parentPath, entry.name);
      const address = relative(folder, path).split(sep).join('/');
      const isServed = entry.isFile() && extension in types && isPublic(address);
      if (!isServed) continue;
      this.#files.set(prefix + address, {
        extension,
        body: readFileSync(path),
        encoded: new Map(),
        differences: new Map(),
      });
    }
  }

  /** The answer for a path, or null when there is no such file. */
  answer(path: string, request: Headers): Promise<Response> | null {
    const file = this.#files.get(path);
    return file === undefined ? null : this.#answer(path, file, request);
  }

  async #answer(path: string, file: StaticFile, request: Headers): Promise<Response> {
    const isCompressible = compressible.has(file.extension);
    const headers = new Headers();
    headers.set('Content-Type', types[file.extension] ?? 'application/octet-stream');
    headers.set(
      'Cache-Control',
      path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
    if (isCompressible) headers.set('Vary', 'Accept-Encoding');
    const later = isDictionary(path, file) ? laterFiles(path) : null;
    if (later !== null) {
      headers.set('Vary', 'Accept-Encoding, Available-Dictionary');
      headers.set('Use-As-Dictionary', later);
      const difference = await this.#difference(file, request);
      if (difference !== null) return answerOf(difference, 'dcz', headers);
    }
    const encoding = isCompressible ? acceptedEncoding(request.get('accept-encoding')) : 'identity';
    return answerOf(encodedAs(encoding, file), encoding, headers);
  }

  /** What a file changes of one that the browser has; null where that helps nothing. */
  async #difference(file: StaticFile, request: Headers): Promise<Uint8Array | null> {
    const available = request.get('available-dictionary');
    if (available === null || !accepts(request.get('accept-encoding'), 'dcz')) return null;
    const known = file.differences.get(available);
    if (known !== undefined) return known;
    const dictionary = await this.#earlier.find(available);
    if (dictionary === null || file.differences.size >= mostDifferences) return null;
    const difference = compressBy(dictionary, file.body).then((body) =>
      body.byteLength < encodedAs('br', file).byteLength ? body : null,
    );
    file.differences.set(available, difference);
    return difference;
  }
}

function encodedAs(encoding: Encoding, file: StaticFile): Uint8Array {
  const body = file.encoded.get(encoding) ?? compress(file.body, encoding);
  file.encoded.set(encoding, body);
  return body;
}

function answerOf(body: Uint8Array, encoding: Encoding | 'dcz', headers: Headers): Response {
  headers.set('Content-Length', String(body.byteLength));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(body), { headers });
}

/** Whether later builds may have another such file. */
function isDictionary(path: string, { extension }: StaticFile): boolean {
  return ['.css', '.js'].includes(extension) && laterFiles(path) !== null;
}

/** Hashed files and those beside them; not what the build wrote for the server. */
function isPublic(address: string): boolean {
  return address.startsWith('assets/') || /^[^/.][^/]*(?<!\.json)$/.test(address);
}
