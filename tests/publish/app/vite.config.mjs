/** The app with `@corro/ui` and `@corro/client`, and the examples of the READMEs. */
export default {
  build: {
    rollupOptions: { input: ['index.html', 'readme.html', 'chart.html', 'stepper.html'] },
  },
};
