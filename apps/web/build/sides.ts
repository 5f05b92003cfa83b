import type { Rolldown } from 'vite';

/** Modules by the name of the chunk that they should share. */
export type Sides = Readonly<Record<string, ReadonlySet<string>>>;

/**
 * Finds what each side of the login needs in a first build: what its entries reach without asking
 * for it later. What several sides need comes first, as `shared`. The bundler cannot be told so
 * beforehand, since it is only known once unused exports are gone.
 */
export function findSides(
  output: Rolldown.RolldownOutput['output'],
  entries: Readonly<Record<string, readonly string[]>>,
): Sides {
  const chunks = new Map(
    output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  );
  const needed = Object.entries(entries).map(
    ([side, ends]) => [side, modulesBehind(chunks, ends)] as const,
  );
  const uses = (id: string) => needed.filter(([, modules]) => modules.has(id)).length;
  const all = new Set(needed.flatMap(([, modules]) => [...modules]));
  const own = needed.map(
    ([side, modules]) => [side, new Set([...modules].filter((id) => uses(id) === 1))] as const,
  );
  return {
    shared: new Set([...all].filter((id) => uses(id) > 1)),
    ...Object.fromEntries(own),
  };
}

/** The modules of the entries' chunks and of all that these import, without the entries themselves. */
function modulesBehind(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  ends: readonly string[],
): Set<string> {
  const open = [...chunks.values()].filter((chunk) =>
    ends.some((end) => chunk.facadeModuleId?.endsWith(end)),
  );
  const modules = new Set<string>();
  const seen = new Set<string>();
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (seen.has(chunk.fileName)) continue;
    seen.add(chunk.fileName);
    for (const id of chunk.moduleIds) if (id !== chunk.facadeModuleId) modules.add(id);
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported !== undefined) open.push(imported);
    }
  }
  return modules;
}
