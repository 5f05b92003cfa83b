import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const exportLine =
  /^export (?:\*|(type )?\{([^}]*)\}) from '\.\/components\/(\w+)\/([\w.]+)\.tsx?';/gm;
const declared = /^export (?:(interface|type)|function|const|class) (\w+)/gm;

/** Names that one `export … from` line of `index.ts` exports. */
function namesIn(root, [, allTypes, list, folder, file]) {
  if (list !== undefined) {
    return list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({
        name: name.replace('type ', ''),
        isType: Boolean(allTypes) || name.startsWith('type '),
      }));
  }
  const source = readFileSync(join(root, 'src/components', folder, `${file}.tsx`), 'utf8');
  return [...source.matchAll(declared)].map(([, type, name]) => ({ name, isType: Boolean(type) }));
}

/**
 * The entry point of each component folder: the exports of `index.ts` that come from that folder.
 *
 * @param {string} root folder of the package
 */
export function componentEntries(root) {
  const index = readFileSync(join(root, 'src/index.ts'), 'utf8');
  const entries = new Map();
  for (const line of index.matchAll(exportLine)) {
    const [, , , folder, file] = line;
    const name = folder.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
    const entry = entries.get(folder) ?? { folder, name, exports: [] };
    for (const { name: exported, isType } of namesIn(root, line)) {
      entry.exports.push({ name: exported, isType, file });
    }
    entries.set(folder, entry);
  }
  return [...entries.values()];
}

/**
 * Writes one entry point per component, such as `@corro/ui/button`, for apps whose bundler does not
 * remove unused exports.
 *
 * @param {string} root folder of the package
 */
export function componentEntryFiles(root) {
  return {
    name: 'component-entries',
    generateBundle() {
      for (const { folder, name, exports } of componentEntries(root)) {
        const code = exports
          .filter(({ isType }) => !isType)
          .map(
            (one) =>
              `export { ${one.name} } from '../${posix.join('components', folder, one.file)}.js';\n`,
          );
        const types = exports.map((one) => `${one.isType ? 'type ' : ''}${one.name}`);
        const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
        emit(`entries/${name}.js`, code.join(''));
        emit(`entries/${name}.d.ts`, `export { ${types.join(', ')} } from '../index.js';\n`);
      }
    },
  };
}
