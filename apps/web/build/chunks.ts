import type { Manifest } from 'vite';

/** What a page fetches, as addresses, what others need first before them. */
export interface PageChunks {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The chunks of some entries of the manifest, dependencies first, each once. */
export function chunksOf(manifest: Manifest, names: readonly string[]): PageChunks {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
    if (path.includes(name)) return;
    for (const needed of chunk.imports ?? []) visit(needed, [...path, name]);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    scripts.add(`/${chunk.file}`);
  };
  for (const name of names) visit(name, []);
  return { scripts: [...scripts], styles: [...styles] };
}
