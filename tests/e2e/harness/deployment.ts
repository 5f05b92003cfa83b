import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { createServer, listen, readSettings } from '@corro/server';
import { dayOfPurchase } from './recordedPrices.ts';

const built = resolve(import.meta.dirname, '../../../apps/web/dist');

/** A server that can switch to its next build while pages are open. */
export interface Deployment {
  readonly url: string;
  /** Paths of all requests so far. */
  readonly paths: readonly string[];
  /** Serves the next build, whose scripts and style sheets have new names. */
  deploy(): void;
  /** Serves the first build with `SERVICE_WORKER=off`. */
  withdrawWorker(): void;
  /** Refuses connections from now on. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export async function openDeployment(upstreamUrl: string): Promise<Deployment> {
  const environment = { PORT: '0', UPSTREAM_URL: upstreamUrl, LOCALES: 'es,en' };
  const settings = readSettings(environment);
  const clock = { now: () => dayOfPurchase };
  const webFolder = nextBuild();
  const first = await createServer(settings, { clock });
  const next = await createServer(settings, { clock, webFolder });
  rmSync(webFolder, { recursive: true });
  const withoutWorker = await createServer(
    readSettings({ ...environment, SERVICE_WORKER: 'off' }),
    { clock },
  );
  let current = first;
  const paths: string[] = [];
  const fetch = (request: Request) => {
    paths.push(new URL(request.url).pathname);
    return current.fetch(uncompressed(request));
  };
  const listening = await listen({ ...first, fetch }, 0);
  return {
    url: `http://127.0.0.1:${listening.port}`,
    paths,
    deploy() {
      current = next;
    },
    withdrawWorker() {
      current = withoutWorker;
    },
    stop: () => listening.close(),
    async close() {
      await listening.close();
      await next.close();
      await withoutWorker.close();
    },
  };
}

/**
 * Copies a request so that it asks for uncompressed files, because compressing two builds takes longer than the test.
 */
function uncompressed(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  return new Request(request, { headers });
}

/** Creates a copy of the build with new names for all scripts and style sheets. */
function nextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'corro-next-build-'));
  cpSync(built, folder, { recursive: true });
  const assets = new Set(readdirSync(join(folder, 'assets')));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const isText = ['.js', '.css', '.html', '.json'].includes(extname(entry.name));
    if (!entry.isFile() || !isText) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8').replaceAll(/[\w.-]+\.(?:js|css)/g, (name) =>
      assets.has(name) ? renamed(name) : name,
    );
    const isAsset = assets.has(entry.name);
    if (isAsset) rmSync(path);
    writeFileSync(isAsset ? join(entry.parentPath, renamed(entry.name)) : path, text);
  }
  return folder;
}

function renamed(file: string): string {
  return file.replace(/(\.\w+)$/, '_2$1');
}
