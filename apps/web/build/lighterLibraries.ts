import type { Plugin } from 'vite';

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

const icons = /\/lucide-react\/dist\/esm\/icons\//;
const recipes = /\/recipes\/dist\/createRuntimeFn-\w+\.esm\.js$/;
const router = /\/react-router\/dist\/development\//;

/** Where a library says more than the app needs, and the bundler cannot know it. What an edit saves, the budget of sizes keeps. */
const edits: readonly { id: RegExp; from: RegExp; to: string }[] = [
  // A kilobyte of random letters on home alone: React asks for keys in development only, and these shapes never change.
  { id: icons, from: /, key: "\w+"/g, to: '' },
  // A statement without effect.
  { id: icons, from: /\n__iconData\.node;/, to: '' },
  // The app formats compiled messages by the library's function alone; a class whose static blocks run is kept.
  {
    id: /\/intl-messageformat\/index\.js$/,
    from: /= (class IntlMessageFormat \{.*?\n\});/s,
    to: '= /* @__PURE__ */ (() => $1)();',
  },
  // What styles are written with, and what older browsers would need.
  {
    id: recipes,
    from: /\n  runtimeFn\.variants = .*?(?=\n  return runtimeFn;)/s,
    to: '',
  },
  {
    id: recipes,
    from: /_objectSpread2\(_objectSpread2\(\{\}, ([\w.]+)\), (\w+)\)/,
    to: '({ ...$1, ...$2 })',
  },
  // Its package leads to the build for developers alone.
  {
    id: router,
    from: /\bENABLE_DEV_WARNINGS = true\b/,
    to: 'ENABLE_DEV_WARNINGS = false',
  },
  // Links and forms of its own, which the app has none of: their names, and calls that might do something, keep them.
  { id: router, from: /^\w+\.displayName = "\w+";$/gm, to: '' },
  {
    id: router,
    from: /= (React\d*\.(?:forwardRef|memo)\()/g,
    to: '= /* @__PURE__ */ $1',
  },
];

/** Makes libraries lighter for the app, which does the same with them. */
export function lighterLibraries(): Plugin {
  return {
    name: 'corro:lighter-libraries',
    apply: 'build',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => drawIcon,
    },
    transform: {
      filter: { id: edits.map(({ id }) => id) },
      handler: (code, module) => ({
        code: edits
          .filter(({ id }) => id.test(module))
          .reduce((text, { from, to }) => text.replace(from, to), code),
        map: null,
      }),
    },
  };
}
