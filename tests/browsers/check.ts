/**
 * Fails if the built app uses JavaScript, functions of the browser, or CSS that one of the oldest supported browsers
 * lacks.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runChecks } from 'es-check';
import { browserQueries } from '../../.config/browsers.ts';
import { lackingCss } from './lackingCss.ts';
import { unsupportedMembers } from './unsupported.ts';

const apps = resolve(import.meta.dirname, '../../apps');
const folders = ['web', 'frame'].map((app) => join(apps, app, 'dist/assets'));
const filesOf = (ending: string) =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => join(folder, name)),
  );
const problems: string[] = [];

const scripts = filesOf('.js');
if (scripts.length < 50) throw new Error('There is no build: run `npm run build`.');
const { errors } = await runChecks(
  [
    {
      ecmaVersion: 'checkBrowser',
      browserslistQuery: browserQueries.join(', '),
      files: scripts,
      module: true,
      checkFeatures: true,
      // Ignores two names. `toSorted` is a method of Radix's own `OrderedDict`; `lib` in
      // `tsconfig.json` forbids our code to call `toSorted` on arrays. The library of the QR code
      // tests whether `toBase64` exists before calling it.
      ignore: 'ArrayToSorted,Uint8ArrayToBase64',
    },
  ],
  { logger: null },
);
for (const { file, err } of errors) problems.push(`${file}: ${err.message}`);

const members = new Map(
  unsupportedMembers().map(({ owner, name, lacking }) => [`${owner}.${name}`, lacking]),
);
for (const file of scripts) {
  for (const [name] of readFileSync(file, 'utf8').matchAll(/\b[A-Z]\w*\.\w+/g)) {
    const lacking = members.get(name);
    if (lacking !== undefined) problems.push(`${file}: ${name} is not in ${lacking.join(', ')}`);
  }
}

for (const file of filesOf('.css')) {
  for (const problem of lackingCss(readFileSync(file, 'utf8')))
    problems.push(`${file}: ${problem}`);
}

for (const problem of problems) console.error(problem.replace(`${apps}/`, ''));
process.exit(problems.length === 0 ? 0 : 1);
