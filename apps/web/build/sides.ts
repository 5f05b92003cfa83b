import type { Rolldown } from 'vite';

/** Modules by the name of the chunk that they should share. */
export type Sides = Readonly<Record<string, ReadonlySet<string>>>;

/**
 * Finds what each side of the app needs in a first build: what its entries reach without asking
 * for it later. What the signed-out side shares with another is `shared`; what the others share with each
 * other is `calls`, so that a login fetches what the first call of the signed-in app needs. The bundler
 * cannot be told so beforehand, since it is only known once unused exports are gone.
 */
export function findSides(
  output: Rolldown.RolldownOutput['output'],
  entries: Readonly<Record<string, readonly string[]>>,
): Sides {
  const chunks = new Map(
    output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  );
  const sides: Record<string, Set<string>> = { shared: new Set(), calls: new Set() };
  const needed = Object.entries(entries).map(
    ([side, ends]) => [side, modulesBehind(chunks, ends)] as const,
  );
  for (const id of new Set(needed.flatMap(([, modules]) => [...modules]))) {
    const users = needed.flatMap(([side, modules]) => (modules.has(id) ? [side] : []));
    const [only = ''] = users;
    const name = users.length === 1 ? only : users.includes('signed-out') ? 'shared' : 'calls';
    (sides[name] ??= new Set()).add(id);
  }
  return sides;
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

/** The file of the chunk that begins with a source. */
export function fileOf(output: Rolldown.RolldownOutput['output'], source: string): string {
  const chunk = output.find(
    (part) => 'facadeModuleId' in part && part.facadeModuleId?.endsWith(source),
  );
  if (chunk === undefined) throw new Error(`The build has no chunk of ${source}.`);
  return chunk.fileName;
}
