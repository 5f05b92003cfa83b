import { join } from 'node:path';
import type { Manifest, ModulePreloadOptions, Plugin } from 'vite';
import { runtimeChunk } from './runtime.ts';

/** The addresses of the scripts behind some entries of the manifest, dependencies first, each once. */
export function scriptsOf(manifest: Manifest, names: readonly string[]): string[] {
  const scripts = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    if (path.includes(name)) return;
    const { file, imports = [] } = chunkOf(manifest, name);
    for (const needed of imports) visit(needed, [...path, name]);
    if (!file.endsWith(runtimeChunk)) scripts.add(`/${file}`);
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

const importChunk = join(import.meta.dirname, '..', 'src', 'app', 'chunks', 'importChunk.ts');

/**
 * Puts the app's own way to fetch a chunk in the place of Vite's, around every `import()`. Where the
 * chunks are surveyed they also run without a browser, which imports them as they are.
 */
export function chunkImports(isSurvey: boolean): Plugin {
  return {
    name: 'corro:chunk-imports',
    enforce: 'pre',
    load: {
      // oxlint-disable-next-line no-control-regex -- Vite marks its own modules by this character
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () =>
        isSurvey
          ? `import { importChunk } from ${JSON.stringify(importChunk)};
export const __vitePreload = (load, files) =>
  typeof document === 'undefined' ? load() : importChunk(load, files);`
          : `export { importChunk as __vitePreload } from ${JSON.stringify(importChunk)};`,
    },
  };
}

/** What every page starts with, and what the signed-in side adds. */
const always = /^assets\/(libraries|shared|rolldown-runtime)\.js$/;
const signedIn = /^assets\/(calls|signed-in)\.js$/;

/**
 * Names the files of a chunk for each `import()`: the chunk itself, and what it imports that is
 * not there from the start.
 */
export const chunkFiles: ModulePreloadOptions = {
  // The policy allows no inline script.
  polyfill: false,
  resolveDependencies: (file, needed, { hostId }) =>
    [...new Set([file, ...needed])].filter(
      (one) => !always.test(one) && !(signedIn.test(one) && signedIn.test(hostId)),
    ),
};

/** Libraries that every page starts with. They change seldom: in a chunk of their own a browser keeps them. */
export const vendors = [
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|scheduler|@formatjs|intl-messageformat)[\\/]/,
  },
];
