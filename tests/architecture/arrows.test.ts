import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import rules from '../../.config/imports.json' with { type: 'json' };

/** A planted file, and the module that it exports from. */
type Plant = readonly [file: string, path: string];

/** At least one violation of each rule in `.config/arrows.cjs`. */
const forbidden: readonly Plant[] = [
  ['packages/client/src/look.ts', '@corro/ui'],
  ['packages/ui/src/pure.ts', '@corro/domain'],
  ['apps/frame/src/decide.ts', '@corro/machines'],
  ['apps/server/src/page.ts', '@corro/web'],
  ['apps/web/src/common/build.ts', '@corro/testing'],
  ['apps/web/src/common/pseudo.ts', '@corro/messages/src/pseudo.ts'],
  ['packages/client/src/past.ts', '../../domain/src/inside.ts'],
  ['packages/charts/src/private.ts', '../../ui/src/private/layer.ts'],
  ['packages/client/src/http/request.ts', '../live/push.ts'],
  ['packages/domain/src/read.ts', 'node:fs'],
  ['apps/web/src/features/home/Home.ts', '../markets/list/Row.ts'],
  ['apps/web/src/routes/markets.ts', '../features/markets/Piece.ts'],
  ['apps/web/src/start/App.ts', '../features/markets/MarketsScreen.tsx'],
  ['apps/web/src/routes/worker.ts', '../worker/cache.ts'],
  ['apps/web/src/shell/flow.ts', '../flows/order.ts'],
  ['apps/web/src/app/common.ts', '../common/row.ts'],
  ['apps/web/src/links.ts', './app/clock.ts'],
  ['apps/sandbox/src/store/ledger.ts', '../rules/buy.ts'],
  ['apps/sandbox/src/rules/sell.ts', '../routes/orders.ts'],
  ['apps/sandbox/src/market/feed.ts', '../store/rows.ts'],
];

const allowed: readonly Plant[] = [
  ['packages/client/src/pure.ts', '@corro/domain'],
  ['apps/web/src/common/look.ts', '@corro/ui'],
  ['apps/web/src/common/build.test.ts', '@corro/testing'],
  ['stories/src/pseudo.ts', '@corro/messages/src/pseudo.ts'],
  ['apps/web/src/features/account/Account.ts', '../markets/index.ts'],
  ['apps/web/src/features/news/News.ts', '../funds/index.ts'],
  ['apps/web/src/features/funds/Fund.ts', '../ipo/index.ts'],
  ['apps/web/src/features/ipo/Ipo.ts', '../news/index.ts'],
  ['apps/web/src/worker/start.ts', '../start/version.ts'],
  ['apps/web/src/shell/links.ts', '../signedOutLinks.ts'],
];

/** Kinds of imports, each of which can form a cycle. */
const kinds = {
  values: (path: string) => `export * from '${path}';\n`,
  types: (path: string) => `export type * from '${path}';\n`,
  lazily: (path: string) => `export const load = () => import('${path}');\n`,
};

const root = resolve(import.meta.dirname, '../..');
const repository = mkdtempSync(join(tmpdir(), 'corro-repository-'));
afterAll(() => rmSync(repository, { recursive: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
}

/** Files from which the rules report an import, with the names of the rules. */
let reported: ReadonlyMap<string, string>;

beforeAll(() => {
  plant('package.json', JSON.stringify({ name: 'repository', type: 'module' }));
  mkdirSync(join(repository, 'node_modules/@corro'), { recursive: true });
  for (const workspace of Object.keys(rules.workspaces)) {
    const name = `@corro/${workspace.split('/').at(-1)}`;
    const exports = { '.': './src/index.ts', './*': './*' };
    plant(`${workspace}/package.json`, JSON.stringify({ name, exports }));
    plant(`${workspace}/src/index.ts`, 'export const door = 1;\n');
    symlinkSync(join(repository, workspace), join(repository, 'node_modules', name));
  }
  plant('packages/messages/src/pseudo.ts', 'export const door = 1;\n');
  for (const [file, path] of [...forbidden, ...allowed]) {
    const target = join(dirname(file), path);
    if (path.startsWith('.') && !existsSync(join(repository, target)))
      plant(target, 'export {};\n');
    plant(file, kinds.values(path));
  }
  plant('packages/client/src/types.ts', kinds.types('@corro/ui'));
  plant('apps/web/src/routes/lazy.ts', kinds.lazily('../features/markets/MarketsScreen.tsx'));
  for (const [kind, text] of Object.entries(kinds)) {
    plant(`packages/ui/src/${kind}/one.ts`, text('./two.ts'));
    plant(`packages/ui/src/${kind}/two.ts`, text('./one.ts'));
  }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    [
      '--config',
      join(root, '.config/arrows.cjs'),
      '--output-type',
      'json',
      'packages',
      'apps',
      'stories',
    ],
    { cwd: repository, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { summary }: { summary: { violations: { from: string; rule: { name: string } }[] } } =
    JSON.parse(stdout);
  reported = new Map(summary.violations.map(({ from, rule }) => [from, rule.name]));
}, 60_000);

it.each(forbidden)('%s may not import %s', (file) => {
  expect(reported.keys()).toContain(file);
});

it.each(allowed)('%s may import %s', (file) => {
  expect(reported.keys()).not.toContain(file);
});

it('types count, and a route table may load a screen', () => {
  expect(reported.keys()).toContain('packages/client/src/types.ts');
  expect(reported.keys()).not.toContain('apps/web/src/routes/lazy.ts');
});

it('features that import each other in a circle are reported, others are not', () => {
  const features = ['news', 'funds', 'ipo', 'account', 'markets'].filter((name) =>
    reported.has(`apps/web/src/features/${name}`),
  );
  expect(features).toEqual(['news', 'funds', 'ipo']);
});

it.each(Object.keys(kinds))('two files that import each other as %s form a cycle', (kind) => {
  expect(reported.get(`packages/ui/src/${kind}/one.ts`)).toMatch(/^no circle/);
});
