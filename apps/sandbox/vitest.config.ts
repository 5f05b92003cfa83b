import { defineConfig } from 'vitest/config';
import { sandboxTest } from '../../.config/vitest.ts';

export default defineConfig({ test: sandboxTest });
