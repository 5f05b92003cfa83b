import type { Rolldown } from 'vite';

/** The modules behind some entries, by the entry whose chunk they should share. */
export type Sides = Readonly<Record<string, ReadonlySet<string>>>;

/**
 * Finds what each side of the login needs in a first build: what its entries reach without
 * asking for it later, less what an earlier side has. The bundler cannot be told so beforehand,
 * since it is only known once unused exports are gone.
 */
export function findSides(
  output: Rolldown.RolldownOutput['output'],
  entries: Readonly<Record<string, readonly string[]>>,
): Sides {
  const chunks = new Map(
    output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  );
  const taken = new Set<string>();
  const sides: Record<string, Set<string>> = {};
  for (const [side, ends] of Object.entries(entries)) {
    const open = [...chunks.values()].filter((chunk) =>
      ends.some((end) => chunk.facadeModuleId?.endsWith(end)),
    );
    const modules = new Set<string>();
    const seen = new Set<string>();
    for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
      if (seen.has(chunk.fileName)) continue;
      seen.add(chunk.fileName);
      for (const id of chunk.moduleIds) {
        const isEntry = id === chunk.facadeModuleId;
        if (!isEntry && !taken.has(id)) modules.add(id);
      }
      for (const name of chunk.imports) {
        const needed = chunks.get(name);
        if (needed !== undefined) open.push(needed);
      }
    }
    modules.forEach((id) => taken.add(id));
    sides[side] = modules;
  }
  return sides;
}
