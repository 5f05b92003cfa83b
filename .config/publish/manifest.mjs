/** The package.json of a published package, made from the workspace's. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const bare = /\b(?:from|import)\s*\(?\s*["']((?:@[\w.-]+\/)?[\w-][\w.-]*)[^"'\n]*["']/g;

/** Names of the packages that files of a folder import. */
function imported(folder, files) {
  const text = globSync(files, { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  return new Set([...text.matchAll(bare)].map((match) => match[1]));
}

/** What is tested here is the least that will do; the workspace pins it. */
function ranges(versions) {
  return Object.fromEntries(versions.map(([name, version]) => [name, `^${version}`]));
}

/** Packages without types of their own have them in another, which whoever compiles needs, too. */
function typesOf(names, developing) {
  const wanted = new Set(names.map((name) => `@types/${name}`));
  return Object.fromEntries(Object.entries(developing).filter(([name]) => wanted.has(name)));
}

/**
 * @param {string} dist folder with the code and the types
 * @param {object} source the workspace's package.json
 * @param {readonly object[]} bundled those of the packages that come along
 * @returns {object} throws where something is imported that none of them depends on
 */
export function manifestOf(dist, source, bundled) {
  const { name, version, description, license, type, peerDependencies = {} } = source;
  const listed = (list) => Object.assign({}, ...[...bundled, source].map((one) => one[list]));
  const isOwn = (one) => !(one in peerDependencies);
  const named = [...imported(dist, '**/*.d.ts')].filter(isOwn);
  const used = [...imported(dist, '**/*.js'), ...named].filter(isOwn);
  const declared = { ...listed('dependencies'), ...typesOf(named, listed('devDependencies')) };
  const unknown = used.filter((one) => !(one in declared));
  if (unknown.length > 0)
    throw new Error(`${name} imports ${unknown.join()}, and depends on none of it`);
  const needed = Object.entries(declared).filter(
    ([one]) => used.includes(one) || one.startsWith('@types/'),
  );
  const styles = globSync('*.css', { cwd: dist });
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects: styles.length > 0 ? ['**/*.css'] : false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      ...Object.fromEntries(
        styles.map((file) => [`./${file}`, { types: `./${file}.d.ts`, default: `./${file}` }]),
      ),
      './package.json': './package.json',
    },
    dependencies: ranges(needed.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ...(Object.keys(peerDependencies).length > 0
      ? { peerDependencies: ranges(Object.entries(peerDependencies)) }
      : {}),
  };
}
