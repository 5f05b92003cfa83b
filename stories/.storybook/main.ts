import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

/**
 * Everything a story may load, named beforehand: on a cold cache the optimizer would otherwise find
 * it while the tests run and reload the page under them.
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
  '@radix-ui/react-slot',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@tanstack/react-query',
  'big.js',
  'dompurify',
  'openapi-fetch',
  'react-intl',
  'react-router-dom',
  'xstate',
  '@storybook/addon-a11y/preview',
  '@storybook/react-vite',
  'storybook/test',
];

/** Where stories stand, and the shelf they are shown on. */
const rooms = [
  { directory: '../../packages/ui/src/components', titlePrefix: 'ui' },
  { directory: '../../packages/charts/src', titlePrefix: 'charts' },
  { directory: '../screens', titlePrefix: 'screens' },
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: rooms.map((room) => ({ ...room, files: '**/*.stories.tsx' })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin()],
      // The stories of each package would otherwise bring that package's own copy along.
      resolve: { dedupe: ['react', 'react-dom', 'storybook', '@storybook/react'] },
      optimizeDeps: { include: optimized },
    }),
};

export default config;
