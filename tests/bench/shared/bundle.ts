import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

export interface ServedPage {
  readonly address: string;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds the page of a folder for production and serves it compressed. */
export async function servePage(folder: string): Promise<ServedPage> {
  const outDir = await mkdtemp(join(tmpdir(), 'corro-bench-'));
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true, target: 'es2024', reportCompressedSize: false },
  });
  const compressed = new Map<string, Promise<Buffer>>();
  const read = async (name: string) => brotliCompressSync(await readFile(join(outDir, name)));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname;
    try {
      const body = compressed.get(name) ?? read(name);
      compressed.set(name, body);
      const type = types[extname(name)] ?? 'text/plain';
      const headers = { 'content-type': type, 'content-encoding': 'br' };
      const bytes = await body;
      response.writeHead(200, headers).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
