/** Groups the modules that several screens share into few chunks. */
import { build, type Rolldown } from 'vite';

/**
 * Bytes of code, before minifying, that cost a screen as much as one more request: HTTP/1.1 fetches
 * six files at a time, and each waits for the network's latency.
 */
const requestCost = 4000;

/** Weight of an entry: home, other screens, and what loads after the first view, such as sheets. */
const weights = { home: 8, screen: 1, later: 0.2 };

/** Sources that each signed-in screen loads. */
const always = ['src/app/transport.ts', 'src/start/signedIn.ts', 'src/start/main.tsx'];

/** Chunks of the configuration, which stay as they are. */
const configured = new Set(['libraries', 'signed-out', 'start']);

interface Entry {
  /** Addresses of the chunks that it loads. */
  readonly files: ReadonlySet<string>;
  readonly weight: number;
}

/** A chunk of the bundler, or several merged. */
interface Group {
  /** False for entries, and for the groups of the configuration. */
  readonly canMerge: boolean;
  readonly modules: readonly string[];
  readonly size: number;
  /** The entries that load the group. */
  users: Set<Entry>;
  imports: ReadonlySet<Group>;
}

/**
 * Finds the shared chunks. By itself, the bundler makes one for each set of entries that share
 * modules: a screen has about 100. Merges the smallest with the one where entries load least code
 * in vain, as long as that costs less than the requests that it saves.
 */
export async function sharedChunks(root: string): Promise<Rolldown.CodeSplittingGroup> {
  const built = await build({
    root,
    mode: 'chunks',
    logLevel: 'error',
    build: { write: false, minify: false },
  });
  if (Array.isArray(built) || !('output' in built))
    throw new Error('The build has several outputs.');
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const names = new Map(
    merge(groupsOf(chunks)).flatMap(({ canMerge, modules }, at) =>
      canMerge ? modules.map((id): [string, string] => [id, `shared-${at}`]) : [],
    ),
  );
  return { name: (id) => names.get(id) ?? null, debugName: 'shared' };
}

function groupsOf(chunks: readonly Rolldown.OutputChunk[]): readonly Group[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = (file: string) => byFile.get(file)?.imports ?? [];
  const fileOf = (source: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source) === true)?.fileName ?? '';
  const base = always.map(fileOf);
  // Entries before the login do not load the signed-in app.
  const signedIn = fileOf('src/start/signedIn.ts');
  const signedOut = closure([fileOf('src/start/signedOut.ts')], (file) =>
    [...importsOf(file), ...(byFile.get(file)?.dynamicImports ?? [])].filter(
      (one) => one !== signedIn,
    ),
  );
  const entries = chunks.filter(isEntry).map(({ fileName, facadeModuleId }): Entry => ({
    files: closure(signedOut.has(fileName) ? [fileName] : [fileName, ...base], importsOf),
    weight: weightOf(facadeModuleId ?? ''),
  }));
  const groups = new Map(
    chunks.map((chunk): [string, Group] => [
      chunk.fileName,
      {
        canMerge: !isEntry(chunk) && !configured.has(chunk.name),
        modules: chunk.moduleIds,
        size: chunk.code.length,
        users: new Set(entries.filter(({ files }) => files.has(chunk.fileName))),
        imports: new Set(),
      },
    ]),
  );
  for (const [file, group] of groups) {
    group.imports = new Set(importsOf(file).flatMap((one) => groups.get(one) ?? []));
  }
  return [...groups.values()];
}

function isEntry(chunk: Rolldown.OutputChunk): boolean {
  return chunk.isEntry || chunk.isDynamicEntry;
}

function weightOf(source: string): number {
  if (source.endsWith('HomeScreen.tsx')) return weights.home;
  return source.endsWith('Screen.tsx') ? weights.screen : weights.later;
}

function merge(all: readonly Group[]): readonly Group[] {
  let groups = all;
  let left = all.filter(({ canMerge }) => canMerge);
  while (left.length > 0) {
    const small = left.reduce((a, b) => (b.size < a.size ? b : a));
    left = left.filter((group) => group !== small);
    const [best] = groups
      .filter((other) => other.canMerge && other !== small && !wouldCycle(small, other))
      .map((other) => ({ other, gain: gainOf(small, other) }))
      .sort((a, b) => b.gain - a.gain);
    if (best === undefined || best.gain <= 0) continue;
    const { other } = best;
    const isMerged = (group: Group) => group === small || group === other;
    const merged: Group = {
      canMerge: true,
      modules: [...other.modules, ...small.modules],
      size: other.size + small.size,
      users: new Set([...small.users, ...other.users]),
      imports: new Set([...other.imports, ...small.imports].filter((group) => !isMerged(group))),
    };
    groups = [...groups.filter((group) => !isMerged(group)), merged];
    left = [...left.filter((group) => !isMerged(group)), merged];
    for (const group of groups) {
      if (![...group.imports].some(isMerged)) continue;
      group.imports = new Set([...group.imports].map((one) => (isMerged(one) ? merged : one)));
    }
    for (const imported of closure([merged], importsOfGroup)) {
      imported.users = new Set([...imported.users, ...merged.users]);
    }
  }
  return groups;
}

/** Bytes saved by merging two groups: the requests, less the code that entries load in vain. */
function gainOf(a: Group, b: Group): number {
  const users = [...new Set([...a.users, ...b.users])];
  // An entry loads what its chunks import, too.
  const extra = [...closure([a, b], importsOfGroup)].reduce(
    (sum, group) => sum + group.size * weigh(users.filter((entry) => !group.users.has(entry))),
    0,
  );
  return (
    weigh(users.filter((entry) => a.users.has(entry) && b.users.has(entry))) * requestCost - extra
  );
}

function weigh(entries: readonly Entry[]): number {
  return entries.reduce((sum, { weight }) => sum + weight, 0);
}

/** True if a third group stands between the two, so that the merged group would import itself. */
function wouldCycle(a: Group, b: Group): boolean {
  const reaches = (from: Group, to: Group) =>
    closure(
      [...from.imports].filter((group) => group !== to),
      importsOfGroup,
    ).has(to);
  return reaches(a, b) || reaches(b, a);
}

const importsOfGroup = ({ imports }: Group) => imports;

function closure<Item>(starts: readonly Item[], next: (item: Item) => Iterable<Item>): Set<Item> {
  const found = new Set(starts);
  // The loop also visits what it adds.
  for (const item of found) for (const one of next(item)) found.add(one);
  return found;
}
