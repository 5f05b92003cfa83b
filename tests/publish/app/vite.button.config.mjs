/** A library of one button, without React: `--mode button` or `--mode buttonOfAll`. */
export default ({ mode }) => ({
  build: {
    outDir: `dist-${mode}`,
    lib: { entry: `src/${mode}.tsx`, formats: ['es'], fileName: 'index', cssFileName: 'index' },
    rollupOptions: { external: [/^react(-dom)?($|\/)/] },
    minify: 'oxc',
  },
});
