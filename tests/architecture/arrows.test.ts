import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import rules from '../../.config/imports.json' with { type: 'json' };
import {
  createFixtureRepository,
  type FixtureRepository,
  type Violation,
} from './fixtureRepository.ts';

type Workspace = keyof typeof rules.workspaces;

const names = Object.keys(rules.workspaces) as Workspace[];

/** Package names by folder. */
const workspaces = Object.fromEntries(
  names.map((name) => [name, `@corro/${name.split('/').at(-1)}`]),
) as Record<Workspace, string>;

/**
 * True if all files of a workspace may import another workspace. Of an app, only tests may import
 * `packages/testing`, by a separate rule.
 */
function isAllowed(from: Workspace, to: Workspace): boolean {
  const isForTests = from.startsWith('apps/') && to === 'packages/testing';
  return !isForTests && (rules.workspaces[from] as string[]).includes(to);
}

const pairs = names.flatMap((from) =>
  names.filter((to) => to !== from).map((to) => ({ from, to, file: plantedFile(from, to) })),
);

function plantedFile(from: Workspace, to: Workspace): string {
  return `${from}/src/into-${workspaces[to].slice('@corro/'.length)}.ts`;
}

/**
 * Forbidden imports: imports between parts of a workspace, and imports of files that are not part
 * of a public API.
 */
const walls = [
  {
    name: 'a feature enters another past its index',
    file: 'apps/web/src/features/home/Home.ts',
    target: 'apps/web/src/features/markets/list/Row.ts',
    path: '../markets/list/Row.ts',
  },
  {
    name: 'a route table imports a piece of a feature',
    file: 'apps/web/src/routes/markets.ts',
    target: 'apps/web/src/features/markets/Piece.ts',
    path: '../features/markets/Piece.ts',
  },
  {
    name: 'the start fetches a screen',
    file: 'apps/web/src/start/App.ts',
    target: 'apps/web/src/features/markets/MarketsScreen.tsx',
    path: '../features/markets/MarketsScreen.tsx',
  },
  {
    name: 'the store imports a rule',
    file: 'apps/sandbox/src/store/ledger.ts',
    target: 'apps/sandbox/src/rules/buy.ts',
    path: '../rules/buy.ts',
  },
  {
    name: 'a rule imports a route',
    file: 'apps/sandbox/src/rules/sell.ts',
    target: 'apps/sandbox/src/routes/orders.ts',
    path: '../routes/orders.ts',
  },
  {
    name: 'a feed imports the store',
    file: 'apps/sandbox/src/market/feed.ts',
    target: 'apps/sandbox/src/store/rows.ts',
    path: '../store/rows.ts',
  },
  {
    name: 'a package is entered past its front door',
    file: 'packages/client/src/past.ts',
    target: 'packages/domain/src/inside.ts',
    path: '../../domain/src/inside.ts',
  },
  {
    name: 'the private part of the design system is taken',
    file: 'packages/charts/src/private.ts',
    target: 'packages/ui/src/private/layer.ts',
    path: '../../ui/src/private/layer.ts',
  },
];

/** Folders of the app. Each may import only the folders after it. */
const { appFolders } = rules;
const appPairs = appFolders.flatMap((from, index) =>
  appFolders.flatMap((to, other) =>
    from === to
      ? []
      : [{ from, to, isAllowed: other > index, file: `apps/web/src/${from}/into-${to}.ts` }],
  ),
);

/** Kinds of imports that can form a cycle, each with the text of such an import. */
const circles = [
  { name: 'values', text: (path: string) => `export * from '${path}';\n` },
  { name: 'types', text: (path: string) => `export type * from '${path}';\n` },
  { name: 'lazily', text: (path: string) => `export const load = () => import('${path}');\n` },
];

describe('the arrows of the repository', () => {
  let repository: FixtureRepository;
  let found: readonly Violation[];

  beforeAll(async () => {
    repository = createFixtureRepository(workspaces);
    for (const { file, to } of pairs) {
      repository.plant(
        file,
        `import type { Shape } from '${workspaces[to]}';\nexport type Planted = Shape;\n`,
      );
    }
    for (const { file, target, path } of walls) {
      repository.plant(target, 'export const door = 1;\n');
      repository.plant(file, `export { door } from '${path}';\n`);
    }
    repository.plant('apps/web/src/links.ts', 'export const door = 1;\n');
    for (const folder of appFolders) {
      repository.plant(`apps/web/src/${folder}/door/index.ts`, 'export const door = 1;\n');
      repository.plant(
        `apps/web/src/${folder}/into-links.ts`,
        "export { door } from '../links.ts';\n",
      );
    }
    for (const { file, to } of appPairs) {
      repository.plant(file, `export { door } from '../${to}/door/index.ts';\n`);
    }
    repository.plant('apps/web/src/features/markets/index.ts', 'export const door = 1;\n');
    repository.plant(
      'apps/web/src/features/account/Account.ts',
      "export { door } from '../markets/index.ts';\n",
    );
    repository.plant(
      'apps/web/src/routes/signedOut.ts',
      "export const load = () => import('../features/markets/MarketsScreen.tsx');\n",
    );
    for (const { name, text } of circles) {
      repository.plant(`packages/ui/src/${name}/one.ts`, text('./two.ts'));
      repository.plant(`packages/ui/src/${name}/two.ts`, text('./three.ts'));
      repository.plant(`packages/ui/src/${name}/three.ts`, text('./one.ts'));
    }
    repository.plant(
      'packages/messages/package.json',
      JSON.stringify({
        name: workspaces['packages/messages'],
        exports: { '.': './src/index.ts', './pseudo': './src/pseudo.ts' },
      }),
    );
    repository.plant('packages/messages/src/pseudo.ts', 'export const door = 1;\n');
    for (const workspace of ['apps/web', 'stories']) {
      repository.plant(
        `${workspace}/src/pseudo.ts`,
        "export { door } from '@corro/messages/pseudo';\n",
      );
    }
    found = await repository.violations();
  }, 60_000);

  afterAll(() => repository.remove());

  it.each(pairs.filter(({ from, to }) => !isAllowed(from, to)))(
    'rejects an import of $to in $from, including types',
    ({ file }) => {
      expect(found.map(({ from }) => from)).toContain(file);
    },
  );

  it.each(pairs.filter(({ from, to }) => isAllowed(from, to)))(
    'lets $from import $to',
    ({ file }) => {
      expect(found.map(({ from }) => from)).not.toContain(file);
    },
  );

  it.each(walls)('rejects an import where $name', ({ file }) => {
    expect(found.map(({ from }) => from)).toContain(file);
  });

  it('lets a feature import the index of another, and a route table load a screen', () => {
    const planted = found.map(({ from }) => from);
    expect(planted).not.toContain('apps/web/src/features/account/Account.ts');
    expect(planted).not.toContain('apps/web/src/routes/signedOut.ts');
  });

  it.each(appPairs)('knows whether $from of the app may import $to: $isAllowed', (pair) => {
    expect(found.some(({ from }) => from === pair.file)).toBe(!pair.isAllowed);
  });

  it('lets every folder of the app import the links', () => {
    expect(found.map(({ to }) => to)).not.toContain('apps/web/src/links.ts');
  });

  it('lets only stories import the pseudo-locale', () => {
    const speakers = found.filter(({ to }) => to === 'packages/messages/src/pseudo.ts');
    expect(speakers).toEqual([expect.objectContaining({ from: 'apps/web/src/pseudo.ts' })]);
  });

  it.each(circles)('rejects a cycle of three files that import $name', ({ name }) => {
    const inCircles = found.filter(({ rule }) => rule.startsWith('no circle'));
    expect(inCircles.map(({ from }) => from)).toContain(`packages/ui/src/${name}/one.ts`);
  });
});
