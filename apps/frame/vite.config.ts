import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/frame/',
  plugins: [vanillaExtractPlugin(), react()],
  // The policy allows no inline script and no data: address.
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0, target: 'es2024' },
});
