import { createCompiler } from '@vanilla-extract/compiler';
import { transform } from 'lightningcss';

const version = (major, minor = 0) => (major << 16) | (minor << 8);

/** First version of each browser with ES2022, for which the code is compiled. */
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
 * Compiles each `.css.ts` and writes their styles to one `style.css`, in import order.
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
      const styles = inOrder(this)
        .filter((id) => id.endsWith(suffix))
        .map((id) => compiler.getCssForFile(id.slice(0, -suffix.length)).css);
      const code = Buffer.from(styles.join('\n'));
      const sheet = transform({ filename: 'style.css', code, minify: true, targets });
      this.emitFile({ type: 'asset', fileName: 'style.css', source: sheet.code });
      this.emitFile({ type: 'asset', fileName: 'style.css.d.ts', source: declaration });
    },
  };
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
