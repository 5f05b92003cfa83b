import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { isReact18 } from './react18.ts';

/**
 * Every dependency that a story may load. On a cold cache, Vite's optimizer would find an unlisted
 * dependency during the tests and reload the page under them.
 */
const optimized = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'lucide-react',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  '@radix-ui/react-use-callback-ref',
  '@simplewebauthn/browser',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'axe-core',
  'big.js',
  'dompurify',
  'openapi-fetch',
  '@corro/messages > intl-messageformat',
  'react-router-dom',
  'xstate',
  'xstate/graph',
  'xstate/guards',
  '@corro/stepper > @xyflow/react',
  '@corro/stepper > elkjs/lib/elk-api.js',
  '@storybook/addon-a11y/preview',
  '@storybook/react-vite',
  'storybook/test',
  '@visx/event',
  '@visx/group',
  '@visx/scale',
  '@visx/shape',
];

const packages = join(import.meta.dirname, '../../packages');

/** React 18 instead of the React of the workspace, in everything that a story loads. */
const react18 = {
  cacheDir: join(import.meta.dirname, '../node_modules/.cache/react-18'),
  resolve: {
    alias: Object.fromEntries(
      ['react', 'react-dom'].map((name) => [
        name,
        join(import.meta.dirname, '../../.config/react-18/node_modules', name),
      ]),
    ),
  },
};

/** A folder of stories, and the prefix of their titles. */
function storiesIn(directory: string, titlePrefix: string, files = '**/*.stories.tsx') {
  return { directory, titlePrefix, files };
}

/**
 * The docs pages, with props read from the types. Tests leave them out, because reading the types
 * takes time.
 */
const docs: Partial<StorybookConfig> = {
  previewAnnotations: (entries = []) => [...entries, join(import.meta.dirname, 'docs/preview.ts')],
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(import.meta.dirname, 'docs/tsconfig.docgen.json'),
      include: [
        join(packages, '{ui,charts}/src/components/**/*.tsx'),
        join(packages, 'stepper/src/{chart/StateChart,panels/Stepper}.tsx'),
      ],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
    },
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    storiesIn('../../packages/ui/src/components', 'UI'),
    storiesIn('../stepper', 'Stepper'),
    ...(isReact18
      ? []
      : [
          '../start.mdx',
          '../empieza.mdx',
          storiesIn('../../packages/charts/src/components', 'Charts'),
          storiesIn('../screens', 'Screens'),
          storiesIn('../machines/__generated__', 'Machines', '*.stories.ts'),
        ]),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Tests have no panel, so they need no inspection of machines.
    ...(process.env.VITEST ? [] : ['@corro/stepper/storybook']),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  ...(process.env.VITEST ? { typescript: { reactDocgen: false } } : docs),
  viteFinal: (base) =>
    mergeConfig(mergeConfig(base, isReact18 ? react18 : {}), {
      plugins: [react(), vanillaExtractPlugin()],
      // Loads one copy of each module; otherwise the stories of a package load the copy in the
      // package's own node_modules.
      resolve: { dedupe: ['react', 'react-dom', 'storybook', '@storybook/react'] },
      optimizeDeps: { include: optimized },
      // The stepper finds the words for a guard by the name of its function.
      build: { rolldownOptions: { output: { keepNames: true } } },
    }),
};

export default config;
