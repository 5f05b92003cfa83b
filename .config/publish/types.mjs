/** The declarations of a published package, one beside each module, doc comments included. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { placeOf } from './library.mjs';

/** `from './x.ts'`, `import './x.ts'` and `import('./x.ts')`, whichever way they are quoted. */
const specifier = /(\b(?:from|import)\s*\(?\s*["'])([^"'\n]+)(["'])/g;

/** Packages that the compiler names by what they are made of, which is not ours to depend on. */
const nameInstead = new Map([['@tanstack/query-core', '@tanstack/react-query']]);

/**
 * Compiles the front door with those of the workspaces that come along, and puts into `dist` what can be reached
 * from it, with the names that the modules have there.
 * @param {string} root folder of the package
 * @param {readonly string[]} bundled folders of our own packages that come along
 */
export function writeTypes(root, bundled) {
  const packages = dirname(root);
  const emitted = mkdtempSync(join(root, 'node_modules', '.types-'));
  const declarationOf = (source) =>
    join(emitted, relative(packages, source).replace(/\.tsx?$/, '.d.ts'));
  const target = (from, name) => {
    const own = bundled.find((folder) => name === nameOf(folder));
    if (own !== undefined) return doorOf(own);
    return name.startsWith('.') ? resolve(dirname(from), name) : null;
  };

  try {
    compile({ root, emitted, files: [root, ...bundled].map(doorOf) });
    const reached = new Set([doorOf(root)]);
    for (const source of reached) {
      const place = placeOf(root, source);
      const text = readFileSync(declarationOf(source), 'utf8');
      const renamed = text.replaceAll(specifier, (_whole, before, name, after) => {
        const to = target(source, name);
        if (to === null) return `${before}${nameInstead.get(name) ?? name}${after}`;
        reached.add(to);
        const path = relative(dirname(place), placeOf(root, to));
        return `${before}${path.startsWith('.') ? path : `./${path}`}${after}`;
      });
      const file = join(root, 'dist', place.replace(/\.js$/, '.d.ts'));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, renamed);
    }
  } finally {
    rmSync(emitted, { recursive: true });
  }
}

function doorOf(folder) {
  return join(folder, 'src/index.ts');
}

function nameOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name;
}

function compile({ root, emitted, files }) {
  const config = join(emitted, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: dirname(root),
    outDir: emitted,
  };
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files }),
  );
  execFileSync('tsc', ['-p', config], { stdio: 'inherit' });
}
