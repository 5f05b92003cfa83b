import type { Rolldown } from 'vite';
import { ChunkGraph } from './chunkGraph.ts';

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
  const graph = new ChunkGraph(output);
  const sides: Record<string, Set<string>> = { shared: new Set(), calls: new Set() };
  const needed = Object.entries(entries).map(
    ([side, ends]) => [side, modulesBehind(graph, ends)] as const,
  );
  for (const id of new Set(needed.flatMap(([, modules]) => [...modules]))) {
    const users = needed.flatMap(([side, modules]) => (modules.has(id) ? [side] : []));
    const [only = ''] = users;
    const name = users.length === 1 ? only : users.includes('signed-out') ? 'shared' : 'calls';
    (sides[name] ??= new Set()).add(id);
  }
  return sides;
}

/**
 * Divides further by what the main screens need, and what comes to every screen once it is there: each in a few files
 * and not in one for every combination of those that share something. What they need of the login is `shared`; what
 * only one of them shares with the rest of the app is `<name>-parts`, and what several of them need `screens`. Of those
 * in `whole` the parts hold all, the sources too: nothing else needs any of it, so it is one file to fetch.
 */
export function findParts(
  output: Rolldown.RolldownOutput['output'],
  sides: Sides,
  entries: Readonly<Record<string, readonly string[]>>,
  whole: readonly string[],
): Sides {
  const graph = new ChunkGraph(output);
  const needed = Object.entries(entries).map(([name, sources]) => ({
    name,
    modules: modulesBehind(graph, sources),
    own: new Set(sources.flatMap((source) => graph.find(source).moduleIds)),
  }));
  const parts: Record<string, Set<string>> = {};
  const place = (name: string, id: string) => (parts[name] ??= new Set()).add(id);
  const sideOf = new Map(
    Object.entries(sides).flatMap(([side, modules]) => [...modules].map((id) => [id, side])),
  );
  for (const [id, side] of sideOf) {
    const users = needed.filter(({ modules }) => modules.has(id));
    place(users.length > 0 && side === 'signed-out' ? 'shared' : side, id);
  }
  for (const id of new Set(needed.flatMap(({ modules }) => [...modules]))) {
    const users = needed.filter(({ modules }) => modules.has(id));
    const isOwn = users.length === 1 && users[0]?.own.has(id) === true;
    if (!sideOf.has(id) && !isOwn)
      place(users.length === 1 ? `${users[0]?.name}-parts` : 'screens', id);
  }
  for (const { name, own } of needed) {
    if (whole.includes(name)) for (const id of own) place(`${name}-parts`, id);
  }
  return parts;
}

/** The modules of the entries' chunks and of all that these import, without the entries themselves. */
function modulesBehind(graph: ChunkGraph, ends: readonly string[]): Set<string> {
  const chunks = graph.reach(
    ends.map((end) => graph.find(end)),
    () => false,
  );
  return new Set(
    [...chunks].flatMap(({ moduleIds, facadeModuleId }) =>
      moduleIds.filter((id) => id !== facadeModuleId),
    ),
  );
}

/** The file of the chunk that begins with a source. */
export function fileOf(output: Rolldown.RolldownOutput['output'], source: string): string {
  return new ChunkGraph(output).find(source).fileName;
}
