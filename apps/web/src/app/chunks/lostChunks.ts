import { isPageServed, reloadPageOnce } from './reloadOnce.ts';

/**
 * Why a chunk cannot be had: the network does not carry it, or the server that answers does not
 * have it, since it serves a newer build.
 */
export type ChunkLoss = 'unreachable' | 'gone';

/** How long a reload may take before the loss is shown. */
const reloadMs = 10_000;

/** By the error of the failed `import()`. */
const losses = new WeakMap<Error, Promise<ChunkLoss>>();
let current: Promise<ChunkLoss> | null = null;

/** From now on reloads the page, once, for a chunk that the server no longer has. */
export function recoverLostChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    current ??= findLoss().finally(() => (current = null));
    losses.set(payload, current);
  });
}

async function findLoss(): Promise<ChunkLoss> {
  // Without a server that answers, the page with its last prices is worth more than the browser's error page.
  if (!(await isPageServed())) return 'unreachable';
  if (reloadPageOnce()) await new Promise((resolve) => setTimeout(resolve, reloadMs));
  return 'gone';
}

/** What an error says of a chunk; null for an error that is about none. Pending while the page reloads. */
export async function lossOf(error: unknown): Promise<ChunkLoss | null> {
  return error instanceof Error ? ((await losses.get(error)) ?? null) : null;
}
