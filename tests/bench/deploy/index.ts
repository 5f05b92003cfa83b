/**
 * What a deploy of one changed line costs a browser that has the build before it: the app is copied, built,
 * changed by one prop, one sentence or one style, built again, and opened in Chromium.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { demoCustomer } from '@corro/sandbox';
import { createServer, listen, readSettings } from '@corro/server';
import { openAccounts } from '../../e2e/harness/accounts.ts';
import { openBrowser } from '../shared/browser.ts';
import { bounded, type Row } from '../shared/rows.ts';
import { fetchedAgain } from './browser.ts';
import { Copy, type Change } from './copy.ts';

const changes: Readonly<Record<string, Change>> = {
  prop: {
    file: 'apps/web/src/features/home/HomeScreen.tsx',
    from: '<Skeleton height={228} />',
    to: '<Skeleton height={232} />',
  },
  sentence: {
    file: 'packages/messages/src/es.json',
    from: '"home.allNews": "Ver todas"',
    to: '"home.allNews": "Ver todas ya"',
  },
  style: {
    file: 'packages/ui/src/components/BottomNav/BottomNav.css.ts',
    from: 'minHeight: 64,',
    to: 'minHeight: 66,',
  },
};

/** kB, 1 kB = 1000 bytes. `sentWhole` is from the files: for a browser without dictionaries. */
const most = { login: 3, home: 3, all: 10, sentWhole: 10 } as const;

export default async function deploy(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'corro-deploy-'));
  // A stream of prices would keep the page from ever being at rest.
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    PRICE_PUSH: 'off',
  });
  const clock = { now: () => Date.now() };
  const corro = await listen(await createServer(settings, { clock }), 0);
  const browser = await openBrowser();
  try {
    const copy = new Copy(join(folder, 'copy'));
    const before = await copy.build(join(folder, 'before'));
    const url = `http://127.0.0.1:${corro.port}`;
    const upstreamUrl = `${url}/api`;
    const { phone, password } = demoCustomer;
    const token = await openAccounts(url).token(phone, password);
    const rows: Row[] = [];
    for (const [name, change] of Object.entries(changes)) {
      copy.change(change);
      const after = await copy.build(join(folder, name));
      copy.change({ ...change, from: change.to, to: change.from });
      const known = new Set(filesOf(before));
      const renamed = (file: string) => !known.has(file);
      const earlierFolder = join(folder, `earlier-${name}`);
      const { whole, again } = await fetchedAgain(browser, [before, after], {
        upstreamUrl,
        earlierFolder,
        token,
      });
      const total = { again: sentWhole(after, renamed), whole: sentWhole(after, () => true) };
      rows.push(
        weighed(`${name}, login, kB`, again.login, whole.login, most.login),
        weighed(`${name}, home, kB`, again.home, whole.home, most.home),
        weighed(`${name}, all, kB`, again.all, whole.all, most.all),
        weighed(`${name}, all, kB, sent whole`, total.again, total.whole, most.sentWhole),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await corro.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Beside what the whole build weighs; bytes. */
function weighed(name: string, again: number, whole: number, limit: number): Row {
  return bounded(name, again / 1000, whole / 1000, limit);
}

/** The bytes of some files of a build, compressed by brotli, each whole. */
function sentWhole(build: string, isSent: (file: string) => boolean): number {
  return filesOf(build)
    .filter(isSent)
    .map((file) => brotliCompressSync(readFileSync(join(build, 'assets', file))).byteLength)
    .reduce((sum, bytes) => sum + bytes, 0);
}

function filesOf(build: string): string[] {
  return readdirSync(join(build, 'assets')).filter((file) => /\.(css|js)$/.test(file));
}
