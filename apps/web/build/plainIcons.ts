import type { Plugin } from 'vite';

const folder = '\\/lucide-react\\/dist\\/esm\\/';

/**
 * What draws an icon, in the place of the library's own, which also takes sizes, aliases and attribute
 * names of other frameworks: 1.5 kB of the first view. The shapes of an icon are made once.
 */
const drawIcon = `import { createElement } from 'react';

export default ({ node }) => {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (attributes) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      ...shapes,
    );
};
`;

/** Makes the icons of the family lighter for the app, with the same picture. */
export function plainIcons(): Plugin {
  return {
    name: 'corro:plain-icons',
    apply: 'build',
    load: {
      filter: { id: new RegExp(`${folder}createLucideIcon\\.mjs$`) },
      handler: () => drawIcon,
    },
    transform: {
      filter: { id: new RegExp(`${folder}icons\\/`) },
      handler: (code) => ({
        // A kilobyte of random letters on home alone: React asks for keys in development only, and
        // these shapes never change. The second is a statement without effect, which the minifier
        // cannot know.
        code: code.replaceAll(/, key: "\w+"/g, '').replace('\n__iconData.node;', ''),
        map: null,
      }),
    },
  };
}
