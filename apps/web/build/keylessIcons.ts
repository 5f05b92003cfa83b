import type { Plugin } from 'vite';

/**
 * Leaves out the keys of the shapes that an icon is drawn of, a kilobyte of random letters on the home
 * screen alone. React asks for keys in development only, and these shapes never change.
 */
export function keylessIcons(): Plugin {
  return {
    name: 'corro:keyless-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({
        // The second is a statement without effect, which the minifier cannot know.
        code: code.replaceAll(/, key: "\w+"/g, '').replace('\n__iconData.node;', ''),
        map: null,
      }),
    },
  };
}
