/** Builds two pages: the app with `@corro/ui` and `@corro/client`, and a chart of `@corro/stepper`. */
export default { build: { rollupOptions: { input: ['index.html', 'door.html'] } } };
