import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readContract } from '@corro/openapi/contract';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** Returns the cells of the rows of a table, without its head. */
function rowsOf(section: string): string[][] {
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const sections = page.split(/^## /m).slice(1);
const named = (title: string) => sections.find((section) => section.startsWith(title)) ?? '';

/** Finds the paths of tests in a text, each with the titles in quotation marks that may follow it. */
const testsIn = (cell: string) =>
  [...cell.matchAll(/`([\w./-]+\.(?:test|spec|stories)\.tsx?)`((?: "[^"]+")*)/g)].map(
    ([, path = '', quoted = '']) => ({
      path,
      titles: [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
    }),
  );

test('every test that the page names exists, with its title', () => {
  const all = testsIn(page);
  expect(all.length).toBeGreaterThan(100);
  const missing = all.filter(({ path, titles }) => {
    const file = join(root, path);
    if (!existsSync(file)) return true;
    const code = readFileSync(file, 'utf8');
    return titles.some((title) => !code.includes(title));
  });
  expect(missing).toEqual([]);
});

test('every cell about a thief has a test', () => {
  const section = named('A thief');
  const rows = rowsOf(section);
  expect(rows.length).toBe(6);
  const lists = section.split(/^- /m).slice(1);
  const unproven = rows.flatMap(([thief = '']) => {
    const name = /\*\*\w+\*\*/.exec(thief)?.[0] ?? thief;
    const list = lists.find((item) => item.startsWith(name)) ?? '';
    return ['takes', 'sees', 'can']
      .filter((cell) => testsIn(list.split(`- ${cell}: `)[1]?.split('\n')[0] ?? '').length === 0)
      .map((cell) => `${name} ${cell}`);
  });
  expect(unproven).toEqual([]);
});

test('every requirement that applies is held by a test, and nothing is planned', () => {
  const held = rowsOf(named('OWASP ASVS').split('### What does not apply')[0] ?? '');
  const rows = held.filter(([number = '']) => /^\d/.test(number));
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter(([, , tests = '']) => testsIn(tests).length === 0)).toEqual([]);
  expect(page).not.toMatch(/\bplanned\b|\bTODO\b/i);
});

test('every limit of the page has a test', () => {
  const rows = rowsOf(named('Limits'));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(([, , tests = '']) => testsIn(tests).length === 0)).toEqual([]);
});

test('no call carries a secret in its address', () => {
  const contract = readContract();
  const names = contract.calls
    .filter((call) => call.startsWith('GET '))
    .flatMap((call) =>
      contract
        .requestShapeOf(call)
        .parameters.flatMap(({ name, in: place }) =>
          place === 'header' ? [] : `${call}: ${name}`,
        ),
    );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => /(token|password|code_|secret|passkey)$/i.test(name))).toEqual([]);
});

/** Files of the apps and packages that run in production. */
const sources = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\/src\/.*\.(ts|tsx|mjs)$/.test(file) && existsSync(join(root, file)));
const production = sources.filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));

const filesWith = (pattern: RegExp, files: readonly string[]) =>
  files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

/** Code of the servers. */
const ofServers = production.filter((file) => /^apps\/(server|sandbox)\//.test(file));

test('no code switches off the check of certificates, evaluates text or weakens a hash', () => {
  const weak =
    /rejectUnauthorized|checkServerIdentity|NODE_TLS_REJECT|\beval\(|new Function\(|(createHash|createHmac|hash)\(['"`](md5|sha-?1)['"`]|-ecb/i;
  expect(filesWith(weak, sources)).toEqual([]);
});

test('only four files start programs, and no caller’s text is in their arguments', () => {
  // The build, the first start of a data folder, its lock, and the reader of photos, which sends
  // the photo as a message.
  expect(filesWith(/['"](node:)?child_process['"]/, production)).toEqual([
    'apps/sandbox/src/rules/identity/photos.ts',
    'apps/sandbox/src/store/folder/createCluster.ts',
    'apps/sandbox/src/store/folder/folderLock.ts',
    'apps/server/src/build.ts',
  ]);
  expect(filesWith(/\bshell: |\bexec(Sync)?\(['"`]/, production)).toEqual([]);
});

test('only these files use cryptography, which is that of Node and of libraries', () => {
  // A new one needs a row under "Keys and algorithms".
  const functions =
    /\b(createHash|createHmac|hash|randomBytes|subtle)\b[^;]*from 'node:crypto'|^import \{[^}]*\} from '(@node-rs\/argon2|altcha-lib|@simplewebauthn\/server)'/m;
  expect(filesWith(functions, ofServers)).toEqual(
    [
      // Secrets.
      'apps/sandbox/src/rules/challenge.ts',
      'apps/sandbox/src/rules/passkeys/addPasskey.ts',
      'apps/sandbox/src/rules/passkeys/webauthn.ts',
      'apps/sandbox/src/rules/secrets.ts',
      'apps/sandbox/src/rules/sessions.ts',
      'apps/sandbox/src/store/signingKeys.ts',
      // Names of customers in the log.
      'apps/server/src/telemetry/observer.ts',
      // Ids, and fingerprints of answers, calls, statements and builds.
      'apps/sandbox/src/http/responseCache.ts',
      'apps/sandbox/src/rules/idempotency.ts',
      'apps/sandbox/src/store/entryId.ts',
      'apps/sandbox/src/store/plannedStatements.ts',
      'apps/server/src/pages.ts',
      'apps/server/src/serviceWorker.ts',
      'apps/server/src/telemetry/trace.ts',
    ].toSorted(),
  );
});

test('secrets come from random numbers that nobody can guess', () => {
  // Only pauses are spread by `Math.random`.
  expect(filesWith(/Math\.random/, production)).toEqual([
    'apps/sandbox/src/rules/priceStreams.ts',
    'apps/sandbox/src/store/retry.ts',
    'packages/client/src/http/transport.ts',
    'packages/client/src/live/pushing.ts',
  ]);
});

test('only these files of the servers connect to other hosts, each named by a setting', () => {
  const outbound =
    /from '(node:(https|tls|dgram)|undici|pg|[^']*exporter[^']*)'|import\('yahoo|await fetch\(/;
  expect(filesWith(outbound, ofServers)).toEqual([
    // Prices, with `MARKET_FEED=live`.
    'apps/sandbox/src/market/live/index.ts',
    // `DATABASE_URL` and `DATABASE_REPLICA_URL`.
    'apps/sandbox/src/store/postgresPool.ts',
    // `UPSTREAM_URL`.
    'apps/server/src/proxy/connections.ts',
    // `OTEL_EXPORTER_OTLP_ENDPOINT`.
    'apps/server/src/telemetry/openTelemetrySink.ts',
  ]);
});

test('only these files of the servers write to the terminal or the log', () => {
  expect(filesWith(/\bconsole\.|process\.std(out|err)|from 'pino'/, ofServers)).toEqual([
    'apps/server/src/audit.ts',
    'apps/server/src/dev.ts',
    'apps/server/src/listen.ts',
    'apps/server/src/main.ts',
    'apps/server/src/migrate.ts',
    'apps/server/src/runServer.ts',
    'apps/server/src/start.ts',
    'apps/server/src/telemetry/logSink.ts',
  ]);
});

test('only the service worker listens to messages of pages', () => {
  const listening = /addEventListener\(\s*'message'|\bonmessage\b/;
  const inBrowsers = production.filter((file) => !ofServers.includes(file));
  expect(filesWith(listening, inBrowsers)).toEqual([
    'apps/web/src/worker/serviceWorker.ts',
    // A channel of the file with itself, to yield to the browser.
    'packages/client/src/http/request.ts',
  ]);
});

test('no code of production imports a test, a fixture or a tool of tests', () => {
  const forTests =
    /from '[^']*(\.test|\.fixture|\.stories)\.tsx?'|from '(@corro\/testing|vitest|storybook)/;
  // The stepper is a tool of Storybook.
  const tools = /^packages\/(testing|stepper)\/|\.stories\.tsx$/;
  const shipped = production.filter((file) => !tools.test(file));
  expect(filesWith(forTests, shipped)).toEqual([]);
});

test('only migrations and the check of a data folder make statements from text', () => {
  expect(filesWith(/\bsql\.(raw|lit)\b|CompiledQuery\.raw\b/, production)).toEqual([
    'apps/sandbox/src/store/backfill.ts',
    'apps/sandbox/src/store/folder/examineCopy.ts',
    'apps/sandbox/src/store/migrate.ts',
    // `begin` with the time limits of a call, and the statement of a session, with its parameters.
    'apps/sandbox/src/store/postgres.ts',
    'apps/sandbox/src/store/sessions.ts',
  ]);
});

const text = (file: string) => readFileSync(join(root, file), 'utf8');

test('every package has an exact version and a hash, and comes from the public registry', () => {
  interface Locked {
    readonly link?: boolean;
    readonly resolved?: string;
    readonly integrity?: string;
  }
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(text('package-lock.json'));
  const foreign = Object.entries(packages).filter(
    ([path, { link, resolved = 'https://registry.npmjs.org/', integrity }]) =>
      path.includes('node_modules/') &&
      link !== true &&
      !(resolved.startsWith('https://registry.npmjs.org/') && integrity?.startsWith('sha512-')),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(foreign.map(([path]) => path)).toEqual([]);
  expect(text('.npmrc')).not.toMatch(/registry/);

  const manifests = execFileSync('git', ['ls-files', '*package.json'], { cwd: root });
  const inexact = manifests
    .toString()
    .split('\n')
    .filter((file) => file !== '')
    .flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(text(file));
      return Object.entries<string>({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`);
    });
  expect(inexact).toEqual([]);
});

test('packages are checked for weaknesses at every change and every week, with times to mend', () => {
  const workflow = text('.github/workflows/dependencies.yml');
  expect(workflow).toMatch(/^ {2}push:\n/m);
  expect(workflow).toMatch(/^ {2}schedule:\n {4}- cron: '\d+ \d+ \* \* [0-6]'$/m);
  expect(workflow).toMatch(/run: npm audit .*--omit=dev --audit-level=high$/m);
  expect(text('SECURITY.md')).toMatch(
    /within 7 days if it is critical, 30 if it is high, and 90 otherwise/,
  );
});

test('no password, key or environment is in the repository or in the image', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root }).toString().split('\n');
  expect(files.filter((file) => /(^|\/)\.env$|\.(pem|key|p12|pfx)$/.test(file))).toEqual([]);
  expect(filesWith(/BEGIN [A-Z ]*PRIVATE KEY/, sources)).toEqual([]);
  const ignored = text('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '**/.env', '**/.data']));
  // Compose does not start without a password of the operator's.
  const passwords = text('compose.yaml').match(/DATABASE_PASSWORD[^\n]*\}/g) ?? [];
  expect(passwords.length).toBeGreaterThan(2);
  expect(passwords.filter((one) => !one.includes(':?'))).toEqual([]);
});
