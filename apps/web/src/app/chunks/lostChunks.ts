import { PlatformTimeout } from '../settleWithin.ts';
import { isPageServed, reloadPageOnce } from './reload.ts';

/**
 * Reason why a chunk was not loaded. `unreachable`: the network fails. `gone`: the server has a
 * newer build without the chunk.
 */
export type ChunkLoss = 'unreachable' | 'gone';

/** Milliseconds that a started reload may take before the app says that the chunk is gone. */
const reloadMs = 10_000;

/** Keyed by the error of the failed `import()`. */
const losses = new WeakMap<Error, Promise<ChunkLoss>>();
let current: Promise<ChunkLoss> | null = null;

/**
 * From now on, reloads the page when the server no longer has a chunk, at most once in ten minutes.
 */
export function recoverLostChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!isLoadError(payload)) return;
    current ??= findLoss().finally(() => (current = null));
    losses.set(payload, current);
  });
}

/**
 * Browsers' messages for a script that was not loaded; any other error comes from running the
 * script.
 */
const loadErrors = /dynamically imported module|importing a module script|MIME type|preload CSS/i;

export function isLoadError({ message }: Error): boolean {
  return loadErrors.test(message);
}

async function findLoss(): Promise<ChunkLoss> {
  // Offline, the page with its last prices is better than the browser's error page.
  if (!(await isPageServed())) return 'unreachable';
  if (reloadPageOnce()) await new Promise((resolve) => setTimeout(resolve, reloadMs));
  return 'gone';
}

/**
 * Resolves to the reason why a chunk was not loaded, or to null if the error has another cause.
 * Pending while the page reloads.
 */
export async function lossOf(error: unknown): Promise<ChunkLoss | null> {
  if (error instanceof PlatformTimeout) return 'unreachable';
  return error instanceof Error ? ((await losses.get(error)) ?? null) : null;
}
