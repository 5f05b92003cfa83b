import { join } from 'node:path';
import { build } from 'vite';

/** The script of the first view, small enough to be inlined in the page. */
export async function firstViewScript(): Promise<string> {
  const built = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    // It tells of directives in libraries that nothing is taken from.
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: 'src/start/firstView.ts',
        formats: ['iife'],
        name: 'corro',
        fileName: 'firstView',
      },
    },
  });
  const chunk = Array.isArray(built) ? built[0]?.output[0] : undefined;
  if (chunk === undefined) throw new Error('The script of the first view was not built.');
  return chunk.code.trim();
}
