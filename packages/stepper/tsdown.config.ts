/// <reference types="node" />
import { defineConfig } from 'tsdown';
import { library } from '../../.config/publish/library.mjs';
import { styleSheet } from './scripts/styleSheet.mjs';

/** The published build; inside the workspace all packages use the source. */
export default defineConfig(
  library(import.meta.dirname, {
    plugins: [styleSheet(import.meta.dirname)],
    entries: ['src/entries/storybook.ts'],
    // Storybook loads them by their paths.
    modules: ['src/storybook/manager.ts', 'src/storybook/preview.ts'],
    copy: [{ from: 'src/storybook/page/dist', to: 'dist', rename: 'page' }],
  }),
);
