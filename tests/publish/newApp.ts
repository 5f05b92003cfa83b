import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type App, type Packed, lockOf } from './lock.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** Folder of the workspace that depends on React 18. */
const react18 = '.config/react-18';

/** An app outside of the workspaces that uses the packed packages. */
export interface NewApp {
  readonly folder: string;
  /** Runs an installed program; throws with its output. */
  run(program: string, ...parameters: string[]): Promise<void>;
  remove(): void;
}

/** Packs `dist` of a package as npm publishes it. */
async function pack(name: string, into: string): Promise<Packed> {
  const dist = join(root, 'packages', name, 'dist');
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', into], {
    cwd: dist,
  });
  return {
    name: `@corro/${name}`,
    file: stdout.trim(),
    workspace: `packages/${name}`,
    manifest: readJson(join(dist, 'package.json')) as Packed['manifest'],
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Copies `app/` to a temporary folder and installs its dependencies, a React, and the packed packages. */
export async function createNewApp(react: '18' | '19'): Promise<NewApp> {
  const folder = mkdtempSync(join(tmpdir(), 'corro-app-'));
  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true });
  const packed = await Promise.all(['ui', 'client', 'stepper'].map((name) => pack(name, folder)));
  const own = readJson(join(folder, 'package.json')) as App;
  const files = Object.fromEntries(packed.map(({ name, file }) => [name, `file:${file}`]));
  const other = react === '18' ? (readJson(join(root, react18, 'package.json')) as App) : own;
  const dependencies = { ...own.dependencies, ...other.dependencies, ...files };
  const app: App = { ...own, dependencies };
  const write = (file: string, content: object): void =>
    writeFileSync(join(folder, file), JSON.stringify(content, null, 2));
  write('package.json', app);
  write('package-lock.json', lockOf(root, app, packed, react === '18' ? react18 : undefined));
  await run('npm', ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit'], { cwd: folder });
  return {
    folder,
    run: async (program, ...parameters) => {
      await run(join(folder, 'node_modules/.bin', program), parameters, { cwd: folder });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
