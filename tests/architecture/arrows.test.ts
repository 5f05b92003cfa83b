import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHouse, type PlantedHouse, type Violation } from './plantedHouse.ts';

const rooms = {
  'packages/domain': '@corro/domain',
  'packages/client': '@corro/client',
  'packages/machines': '@corro/machines',
  'packages/messages': '@corro/messages',
  'packages/ui': '@corro/ui',
  'packages/charts': '@corro/charts',
  'packages/testing': '@corro/testing',
  'apps/web': '@corro/web',
  'apps/frame': '@corro/frame',
  'apps/sandbox': '@corro/sandbox',
  'apps/server': '@corro/server',
  stories: '@corro/stories',
} as const;

type Room = keyof typeof rooms;

/** The arrows of the house, written here by hand: the test must not ask the rules what to expect. */
const allowed: Record<Room, readonly Room[]> = {
  'packages/domain': [],
  'packages/client': ['packages/domain'],
  'packages/machines': ['packages/domain'],
  'packages/messages': [],
  'packages/ui': [],
  'packages/charts': ['packages/ui'],
  'packages/testing': ['packages/client', 'packages/domain'],
  'apps/web': [
    'packages/domain',
    'packages/client',
    'packages/machines',
    'packages/messages',
    'packages/ui',
    'packages/charts',
  ],
  'apps/frame': ['packages/ui', 'packages/messages'],
  'apps/sandbox': ['packages/domain'],
  'apps/server': ['apps/sandbox'],
  stories: [
    'apps/web',
    'packages/testing',
    'packages/machines',
    'packages/ui',
    'packages/charts',
    'packages/messages',
  ],
};

const names = Object.keys(rooms) as Room[];
const pairs = names.flatMap((from) =>
  names.filter((to) => to !== from).map((to) => ({ from, to, file: plantedFile(from, to) })),
);

function plantedFile(from: Room, to: Room): string {
  return `${from}/src/into-${rooms[to].slice('@corro/'.length)}.ts`;
}

/** Imports inside one room, or past a front door, that must be reported. */
const walls = [
  {
    name: 'a feature enters another past its index',
    file: 'apps/web/src/features/home/Home.ts',
    target: 'apps/web/src/features/markets/list/Row.ts',
    path: '../markets/list/Row.ts',
  },
  {
    name: 'a route table imports a piece of a feature',
    file: 'apps/web/src/routing/routes.tsx',
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
    target: 'apps/sandbox/src/routes/deal.ts',
    path: '../routes/deal.ts',
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

/** The folders of the app: each may import those behind it, and nobody those before it. */
const appFolders = ['start', 'routing', 'features', 'flows', 'shell', 'common', 'app'];
const appPairs = appFolders.flatMap((from, index) =>
  appFolders.flatMap((to, other) =>
    from === to
      ? []
      : [{ from, to, isAllowed: other > index, file: `apps/web/src/${from}/into-${to}.ts` }],
  ),
);

/** The kinds of import of which a circle may consist. */
const circles = [
  { name: 'values', text: (path: string) => `export * from '${path}';\n` },
  { name: 'types', text: (path: string) => `export type * from '${path}';\n` },
  { name: 'lazily', text: (path: string) => `export const load = () => import('${path}');\n` },
];

describe('the arrows of the house', () => {
  let house: PlantedHouse;
  let found: readonly Violation[];

  beforeAll(async () => {
    house = buildHouse(rooms);
    for (const { file, to } of pairs) {
      house.plant(
        file,
        `import type { Shape } from '${rooms[to]}';\nexport type Planted = Shape;\n`,
      );
    }
    for (const { file, target, path } of walls) {
      house.plant(target, 'export const door = 1;\n');
      house.plant(file, `export { door } from '${path}';\n`);
    }
    house.plant('apps/web/src/routing/addresses.ts', 'export const door = 1;\n');
    for (const folder of appFolders) {
      house.plant(`apps/web/src/${folder}/door/index.ts`, 'export const door = 1;\n');
      house.plant(
        `apps/web/src/${folder}/into-addresses.ts`,
        "export { door } from '../routing/addresses.ts';\n",
      );
    }
    for (const { file, to } of appPairs) {
      house.plant(file, `export { door } from '../${to}/door/index.ts';\n`);
    }
    house.plant('apps/web/src/features/markets/index.ts', 'export const door = 1;\n');
    house.plant(
      'apps/web/src/features/account/Account.ts',
      "export { door } from '../markets/index.ts';\n",
    );
    house.plant(
      'apps/web/src/routing/signedOutRoutes.ts',
      "export const load = () => import('../features/markets/MarketsScreen.tsx');\n",
    );
    for (const { name, text } of circles) {
      house.plant(`packages/ui/src/${name}/one.ts`, text('./two.ts'));
      house.plant(`packages/ui/src/${name}/two.ts`, text('./three.ts'));
      house.plant(`packages/ui/src/${name}/three.ts`, text('./one.ts'));
    }
    house.plant(
      'packages/messages/package.json',
      JSON.stringify({
        name: rooms['packages/messages'],
        exports: { '.': './src/index.ts', './pseudo': './src/pseudo.ts' },
      }),
    );
    house.plant('packages/messages/src/pseudo.ts', 'export const door = 1;\n');
    for (const room of ['apps/web', 'stories']) {
      house.plant(`${room}/src/pseudo.ts`, "export { door } from '@corro/messages/pseudo';\n");
    }
    found = await house.violations();
  }, 60_000);

  afterAll(() => house.remove());

  it.each(pairs.filter(({ from, to }) => !allowed[from].includes(to)))(
    'stops $from from importing $to, types included',
    ({ file }) => {
      expect(found.map(({ from }) => from)).toContain(file);
    },
  );

  it.each(pairs.filter(({ from, to }) => allowed[from].includes(to)))(
    'lets $from import $to',
    ({ file }) => {
      expect(found.map(({ from }) => from)).not.toContain(file);
    },
  );

  it.each(walls)('stops it where $name', ({ file }) => {
    expect(found.map(({ from }) => from)).toContain(file);
  });

  it('lets a feature enter another by its index, and a route table fetch a screen', () => {
    const planted = found.map(({ from }) => from);
    expect(planted).not.toContain('apps/web/src/features/account/Account.ts');
    expect(planted).not.toContain('apps/web/src/routing/signedOutRoutes.ts');
  });

  it.each(appPairs)('knows whether $from of the app may import $to: $isAllowed', (pair) => {
    expect(found.some(({ from }) => from === pair.file)).toBe(!pair.isAllowed);
  });

  it('lets every folder of the app import the addresses', () => {
    expect(found.map(({ to }) => to)).not.toContain('apps/web/src/routing/addresses.ts');
  });

  it('lets stories alone speak the pseudo-locale', () => {
    const speakers = found.filter(({ to }) => to === 'packages/messages/src/pseudo.ts');
    expect(speakers).toEqual([expect.objectContaining({ from: 'apps/web/src/pseudo.ts' })]);
  });

  it.each(circles)('stops a circle of three files that import $name', ({ name }) => {
    const inCircles = found.filter(({ rule }) => rule.startsWith('no circle'));
    expect(inCircles.map(({ from }) => from)).toContain(`packages/ui/src/${name}/one.ts`);
  });
});
