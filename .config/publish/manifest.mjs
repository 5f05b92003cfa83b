/** The package.json of a published package, made from the workspace's. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const bare = /\b(?:from|import)\s*\(?\s*["']((?:@[\w.-]+\/)?[\w-][\w.-]*)[^"'\n]*["']/g;

/** Names of the packages that the files of a folder import, types included. */
function imported(folder) {
  const files = globSync('**/*.{js,d.ts}', { cwd: folder });
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return new Set([...text.matchAll(bare)].map((match) => match[1]));
}

/** What is tested here is the least that will do; the workspace pins it. */
function ranges(versions) {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, `^${version}`]),
  );
}

/**
 * @param {string} dist folder with the code and the types
 * @param {object} source the workspace's package.json
 * @param {readonly object[]} bundled those of the packages that come along
 * @returns {object} throws where something is imported that none of them depends on
 */
export function manifestOf(dist, source, bundled) {
  const { name, version, description, license, type, peerDependencies = {} } = source;
  const declared = Object.assign({}, ...[...bundled, source].map((one) => one.dependencies));
  const used = [...imported(dist)].filter((one) => !(one in peerDependencies)).toSorted();
  const unknown = used.filter((one) => !(one in declared));
  if (unknown.length > 0) throw new Error(`${name} imports ${unknown}, and depends on none of it`);
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
    dependencies: ranges(Object.fromEntries(used.map((one) => [one, declared[one]]))),
    ...(Object.keys(peerDependencies).length > 0
      ? { peerDependencies: ranges(peerDependencies) }
      : {}),
  };
}
