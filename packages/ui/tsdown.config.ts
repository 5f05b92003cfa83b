import { defineConfig } from 'tsdown';
import { library } from '../../.config/publish/library.mjs';
import { componentEntryFiles } from './scripts/componentEntries.mjs';
import { styleSheet } from './scripts/styleSheet.mjs';

/** The published build. Inside the workspace, packages use the source. */
export default defineConfig(
  library(import.meta.dirname, {
    plugins: [styleSheet(import.meta.dirname), componentEntryFiles(import.meta.dirname)],
    copy: [{ from: 'src/face/face.*', to: 'dist/face' }],
  }),
);
