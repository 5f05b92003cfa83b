import type { Manifest } from 'vite';

/** The addresses of the scripts behind some entries of the manifest, dependencies first, each once. */
export function scriptsOf(manifest: Manifest, names: readonly string[]): string[] {
  const scripts = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    if (path.includes(name)) return;
    for (const needed of chunkOf(manifest, name).imports ?? []) visit(needed, [...path, name]);
    scripts.add(`/${chunkOf(manifest, name).file}`);
  };
  for (const name of names) visit(name, []);
  return [...scripts];
}

/** The address of the app's one style sheet. */
export function sheetOf(manifest: Manifest): string {
  return `/${chunkOf(manifest, 'style.css').file}`;
}

function chunkOf(manifest: Manifest, name: string) {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
  return chunk;
}
