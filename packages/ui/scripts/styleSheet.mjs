import { dirname, join } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import { transform } from 'lightningcss';
import { componentEntries } from './componentEntries.mjs';

const version = (major, minor = 0) => (major << 16) | (minor << 8);

/**
 * First version of each browser that supports ES2022, the language version of the compiled code.
 */
const targets = {
  chrome: version(94),
  edge: version(94),
  firefox: version(93),
  ios_saf: version(16, 4),
  opera: version(80),
  safari: version(16, 4),
};

/** Suffix of an empty module that stands for the styles of a `.css.ts` in the module graph. */
const suffix = '.style';

const declaration = '/** Import this style sheet once; it has no exports. */\nexport {};\n';

/**
 * Compiles each `.css.ts` and writes all styles to one `style.css`, in import order. Also writes
 * `base.css` and one style sheet per component, for apps that use few components.
 * @param {string} root folder of the package
 */
export function styleSheet(root) {
  let compiler;

  return {
    name: 'style-sheet',
    buildStart() {
      compiler = createCompiler({
        root,
        identifiers: 'short',
        enableFileWatcher: false,
        cssImportSpecifier: (file) => file + suffix,
      });
    },
    buildEnd: () => compiler.close(),
    resolveId: (id) => (id.endsWith(suffix) ? { id, moduleSideEffects: false } : null),
    load: (id) => (id.endsWith(suffix) ? '' : null),
    transform: {
      filter: { id: /\.css\.ts$/ },
      handler: async (_source, id) => (await compiler.processVanillaFile(id)).source,
    },
    generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      const sheet = (fileName, ids) => {
        const styles = ids.map((id) => compiler.getCssForFile(id.slice(0, -suffix.length)).css);
        const code = Buffer.from(styles.join('\n'));
        const minified = transform({ filename: fileName, code, minify: true, targets }).code;
        emit(fileName, minified.length === 0 ? '/* All of it is in base.css. */\n' : minified);
      };
      const styles = inOrder(this).filter((id) => id.endsWith(suffix));
      const components = join(root, 'src/components');
      const own = ownStyles(this, styles, components);
      sheet('style.css', styles);
      emit('style.css.d.ts', declaration);
      sheet(
        'entries/base.css',
        styles.filter((id) => !own.has(id)),
      );
      for (const { folder, name } of componentEntries(root)) {
        const needed = reachableFrom(this, join(components, folder));
        sheet(
          `entries/${name}.css`,
          styles.filter((id) => own.has(id) && needed.has(dirname(id))),
        );
      }
    },
  };
}

/**
 * Styles that only their own component imports. All other styles are in the base sheet, which apps
 * import first. An element has classes of the base sheet and of at most one component, so apps may
 * import the sheets of components in any order, and even twice.
 */
function ownStyles(graph, styles, components) {
  return new Set(
    styles.filter((id) => {
      const folder = dirname(id);
      if (dirname(folder) !== components) return false;
      const sheets = [id.slice(0, -suffix.length), ...graph.getModuleInfo(id).importers];
      const users = new Set(sheets);
      for (const file of sheets) {
        for (const user of graph.getModuleInfo(file)?.importers ?? []) users.add(user);
      }
      return [...users].every((file) => dirname(file) === folder);
    }),
  );
}

/** Folders of the modules in a folder and of all modules that they import, also indirectly. */
function reachableFrom(graph, folder) {
  const seen = new Set();
  const visit = (id) => {
    const info = graph.getModuleInfo(id);
    if (seen.has(id) || info === null) return;
    seen.add(id);
    [...info.importedIds, ...info.dynamicallyImportedIds].forEach(visit);
  };
  [...graph.getModuleIds()].filter((id) => dirname(id) === folder).forEach(visit);
  return new Set([...seen].map((id) => dirname(id)));
}

/** All modules in execution order, then lazily loaded ones. */
function inOrder(graph) {
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id).isEntry);
  const later = new Set();
  const seen = new Set();
  const visit = (id) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds, dynamicallyImportedIds } = graph.getModuleInfo(id);
    importedIds.forEach(visit);
    dynamicallyImportedIds.forEach((one) => later.add(one));
  };
  entries.forEach(visit);
  later.forEach(visit);
  return [...seen];
}
