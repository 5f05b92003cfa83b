/** The app with `@corro/ui` and `@corro/client`, the README's example, and a chart of `@corro/stepper`. */
export default { build: { rollupOptions: { input: ['index.html', 'readme.html', 'door.html'] } } };
