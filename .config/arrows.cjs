/**
 * Allowed imports, types included: `workspaces` lists the workspaces that each workspace may import
 * by their public API; the other rules apply inside a workspace. `npm run check` checks the rules;
 * tests/architecture plants a violation of each rule.
 */
const { workspaces, appFolders: folders } = require('./imports.json');

const ours = '^(openapi|packages|apps|stories|tests)/';
const any = (names) => `^(${names.join('|')})/`;

const arrows = Object.entries(workspaces).map(([workspace, allowed]) => ({
  name: `import: ${workspace} → ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${workspace}/` },
  to: { path: ours, pathNot: any([workspace, ...allowed]) },
}));

const frontDoors = {
  name: 'front door: enter a package by its name, never by a path into it',
  severity: 'error',
  from: { path: '^((?:packages|apps)/[^/]+|openapi|stories|tests)/' },
  to: { path: '^(packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'] },
};

const wall = (name, from, to) => ({ name, severity: 'error', from, to });

/**
 * Each folder of the app may import the folders after it in the list; all may import the files of
 * links.
 */
const app = 'apps/web/src';
const links = `^${app}/(links|signedOutLinks)\\.ts$`;

const layers = folders
  .slice(1)
  .map((folder, index) =>
    wall(
      `layer: ${folder} knows nothing of ${folders.slice(0, index + 1).join(', ')}`,
      { path: `^${app}/${folder}/` },
      { path: `^${app}/(${folders.slice(0, index + 1).join('|')})/` },
    ),
  );

const features = [
  wall(
    'a feature is entered by its index.ts alone',
    { path: `^${app}/features/([^/]+)/` },
    { path: `^${app}/features/`, pathNot: `^${app}/features/($1/|[^/]+/index\\.ts$)` },
  ),
  // `effects.ts` is for programs without React, so its imports may not reach a component.
  wall(
    'the route tables fetch screens, and nothing else of a feature',
    { path: `^${app}/`, pathNot: `^${app}/(features/|effects\\.ts$)` },
    { path: `^${app}/features/`, pathNot: '/index\\.ts$', dependencyTypesNot: ['dynamic-import'] },
  ),
  wall(
    'screens are fetched by the route tables alone',
    { path: `^${app}/`, pathNot: `^${app}/routes/` },
    { path: `^${app}/features/.*Screen\\.tsx$` },
  ),
  {
    name: 'features import each other without cycles',
    severity: 'error',
    scope: 'folder',
    from: { path: `^${app}/features/[^/]+$` },
    to: { path: `^${app}/features/[^/]+$`, circular: true },
  },
  wall('the links know nothing of the app', { path: links }, { path: `^${app}/` }),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...arrows,
    frontDoors,
    wall(
      'testing is for tests and stories',
      { path: '^apps/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      { path: '^packages/testing/' },
    ),
    wall(
      'the pseudo-locale is for stories',
      { path: '^(apps|packages)/', pathNot: '^packages/messages/' },
      { path: '^packages/messages/src/pseudo' },
    ),
    wall('no circle among files, types and lazy imports included', {}, { circular: true }),
    ...layers,
    ...features,
    wall(
      'machines know neither React nor HTTP',
      { path: '^packages/machines/' },
      { path: 'node_modules/(react|@xstate/react|openapi-fetch|@tanstack)' },
    ),
    wall(
      'the domain knows no I/O',
      { path: '^packages/domain/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    wall(
      'calls, codecs and resources know nothing of live updates',
      { path: '^packages/client/src/(http|codecs|resources)/' },
      { path: '^packages/client/src/live/' },
    ),
    wall(
      'the private parts of the design system stay inside it',
      { pathNot: '^packages/ui/' },
      { path: '^packages/ui/src/private/' },
    ),
    wall(
      'the store knows neither routes, rules nor the market',
      { path: '^apps/sandbox/src/store/' },
      { path: '^apps/sandbox/src/(http|routes|rules|market)/' },
    ),
    wall(
      'rules know no route',
      { path: '^apps/sandbox/src/rules/' },
      { path: '^apps/sandbox/src/(http|routes)/' },
    ),
    wall(
      'the market feeds know nothing of the rest of the sandbox',
      { path: '^apps/sandbox/src/market/' },
      { path: '^apps/sandbox/src/(http|routes|rules|store)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|__generated__/.*\\.tmp)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
