import { reloadPageOnce } from './reloadOnce.ts';

/**
 * Why a chunk cannot be had: the network does not carry it, or the server that answers does not
 * have it, since it serves a newer build.
 */
export type ChunkLoss = 'unreachable' | 'gone';

export class LostChunk extends Error {
  override readonly name = 'LostChunk';
  readonly loss: ChunkLoss;

  constructor(loss: ChunkLoss, file: string) {
    super(`${file} is ${loss}.`);
    this.loss = loss;
  }
}

export interface ChunkParts {
  readonly fetch: (address: string) => Promise<Response>;
  /** Where a file of the build is, by its name without a hash. */
  readonly addressOf: (file: string) => string;
  /** Addresses that the page has loaded already. */
  readonly loaded: () => readonly string[];
  readonly pause: (ms: number) => Promise<void>;
  /** Reloads the page for a newer build, and says whether it does. */
  readonly reload: () => boolean;
}

type ImportChunk = <Module>(
  load: () => Promise<Module>,
  files?: readonly string[],
) => Promise<Module>;

const betweenTriesMs = 1000;
/** How long a reload may take before the error is shown. */
const reloadMs = 10_000;

/**
 * Wraps every `import()` of the built app, `files` being the chunk and all that it
 * imports. They are fetched first, and imported from the browser's cache: a browser may remember a
 * failed import until the page is closed, and does not say what failed. What cannot be had is
 * fetched once more; where it is gone, the page is reloaded once. Rejects with a LostChunk.
 */
export function createChunkImport({
  fetch,
  addressOf,
  loaded,
  pause,
  reload,
}: ChunkParts): ImportChunk {
  const fetched = new Map<string, Promise<ChunkLoss | null>>();

  const fetchOnce = (address: string): Promise<ChunkLoss | null> => {
    const known = fetched.get(address);
    if (known !== undefined) return known;
    const fetching = fetchFile(fetch, address);
    fetched.set(address, fetching);
    void fetching.then((loss) => loss !== null && fetched.delete(address));
    return fetching;
  };

  const fetchTwice = async (address: string): Promise<void> => {
    if ((await fetchOnce(address)) === null) return;
    await pause(betweenTriesMs);
    const loss = await fetchOnce(address);
    if (loss !== null) throw new LostChunk(loss, address);
  };

  return async (load, files = []) => {
    const there = new Set(loaded());
    const missing = files.map(addressOf).filter((address) => !there.has(address));
    try {
      await Promise.all(missing.map(fetchTwice));
    } catch (error) {
      const isGone = error instanceof LostChunk && error.loss === 'gone';
      if (isGone && reload()) await pause(reloadMs);
      throw error;
    }
    return load();
  };
}

async function fetchFile(fetch: ChunkParts['fetch'], address: string): Promise<ChunkLoss | null> {
  try {
    const answer = await fetch(address);
    if (answer.status === 404) return 'gone';
    const isScript = answer.headers.get('content-type')?.includes('javascript') ?? false;
    // Read to its end, so that the cache has it whole.
    await answer.arrayBuffer();
    return answer.ok && isScript ? null : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** The longest that a file may take. */
const timeoutMs = 30_000;

export const importChunk = createChunkImport({
  fetch: (address) => fetch(address, { signal: AbortSignal.timeout(timeoutMs) }),
  // By the page's import map.
  addressOf: (file) => new URL(import.meta.resolve(`/${file}`)).pathname,
  loaded: () =>
    document.querySelector('meta[name="corro-chunks"]')?.getAttribute('content')?.split(' ') ?? [],
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  reload: reloadPageOnce,
});
