import type { Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk;

/** The chunks of a build, and what each asks for. */
export class ChunkGraph {
  readonly #chunks: ReadonlyMap<string, Chunk>;

  constructor(output: Rolldown.RolldownOutput['output']) {
    this.#chunks = new Map(
      output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
    );
  }

  /** The chunk that begins with a source. One that others import, too, has no facade, and the source is its last. */
  find(source: string): Chunk {
    const chunk = [...this.#chunks.values()].find(({ facadeModuleId, moduleIds }) =>
      (facadeModuleId ?? moduleIds.at(-1) ?? '').endsWith(source),
    );
    if (chunk === undefined) throw new Error(`The build has no chunk of ${source}.`);
    return chunk;
  }

  /** What a chunk may fetch later. */
  lazy({ dynamicImports }: Chunk): Chunk[] {
    return this.#named(dynamicImports);
  }

  /** Some chunks, all that they import, and of what these may fetch later what goes with them. */
  reach(begin: Iterable<Chunk>, isWith: (from: Chunk, to: Chunk) => boolean): ReadonlySet<Chunk> {
    const open = [...begin];
    const reached = new Set<Chunk>();
    for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
      if (reached.has(chunk)) continue;
      const from = chunk;
      reached.add(from);
      open.push(...this.#named(from.imports), ...this.lazy(from).filter((to) => isWith(from, to)));
    }
    return reached;
  }

  #named(files: readonly string[]): Chunk[] {
    return files.flatMap((file) => this.#chunks.get(file) ?? []);
  }
}
