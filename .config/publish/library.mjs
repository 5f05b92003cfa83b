/** The build of a published package's code: a module for each module of the source, and one style sheet. */
import { basename, join, relative, sep } from 'node:path';

/** Where a file of a workspace's source goes: its own at the top, another workspace's in a folder of its name. */
export function placeOf(root, file) {
  const [workspace, , ...path] = relative(join(root, '..'), file).split(sep);
  const place = path.join('/').replace(/\.tsx?$/, '.js');
  return workspace === basename(root) ? place : `${workspace}/${place}`;
}

/**
 * What Vite is told besides plugins. What npm installs is imported, not bundled; our own packages that are not
 * published come along.
 * @param {string} root folder of the package
 */
export function library(root) {
  return {
    root,
    build: {
      outDir: 'dist',
      target: 'es2022',
      // Whoever builds an app of it makes it small; until then it can be read.
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      lib: { entry: 'src/index.ts', formats: ['es'], cssFileName: 'style' },
      rolldownOptions: {
        external: (id) => /^[^./\0]/.test(id) && !id.startsWith('@corro/') && !id.startsWith(sep),
        output: {
          preserveModules: true,
          entryFileNames: ({ facadeModuleId }) => placeOf(root, facadeModuleId),
        },
      },
    },
  };
}
