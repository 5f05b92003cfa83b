import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, mergeConfig } from 'vite';
import { library } from '../../.config/publish/library.mjs';

/** What is published; inside the workspace everybody takes the source. */
export default defineConfig(
  mergeConfig(library(import.meta.dirname), { plugins: [vanillaExtractPlugin()] }),
);
