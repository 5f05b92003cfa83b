import { defineConfig } from 'tsdown';
import { library } from '../../.config/publish/library.mjs';

/** What is published; inside the workspace everybody takes the source. */
export default defineConfig(library(import.meta.dirname));
