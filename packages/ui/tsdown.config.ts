import { defineConfig } from 'tsdown';
import { library } from '../../.config/publish/library.mjs';
import { faceFile } from './scripts/faceFile.mjs';
import { styleSheet } from './scripts/styleSheet.mjs';

/** The published build; inside the workspace all packages use the source. */
export default defineConfig(
  library(import.meta.dirname, [styleSheet(import.meta.dirname), faceFile(import.meta.dirname)]),
);
