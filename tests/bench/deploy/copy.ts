import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const repository = resolve(import.meta.dirname, '../../..');
const sources = [
  '.config',
  'openapi',
  'packages',
  'apps/web',
  'apps/frame',
  'package.json',
  'tsconfig.json',
];
const notSources = new Set(['node_modules', 'dist', '.turbo', 'coverage']);

/** A copy of what the app is built from, to be changed. Its dependencies are those of the checkout. */
export class Copy {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    for (const source of sources) {
      cpSync(join(repository, source), join(folder, source), {
        recursive: true,
        filter: (path) => !notSources.has(basename(path)),
      });
    }
    linkDependencies(folder);
  }

  /** Replaces a text by another one; throws unless it is there once. */
  change({ file, from, to }: Change): void {
    const path = join(this.#folder, file);
    const text = readFileSync(path, 'utf8');
    const times = text.split(from).length - 1;
    if (times !== 1) throw new Error(`${file} has ${times} times: ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }

  /** Builds the app, into another folder. */
  async build(target: string): Promise<string> {
    await this.#run('packages/messages', 'generate.ts');
    await this.#run('apps/web', 'build/build.ts');
    cpSync(join(this.#folder, 'apps/web/dist'), target, { recursive: true });
    return target;
  }

  async #run(workspace: string, script: string): Promise<void> {
    const PATH = [join(repository, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
    await promisify(execFile)(process.execPath, [script], {
      cwd: join(this.#folder, workspace),
      env: { ...process.env, PATH },
      maxBuffer: 16 * 1024 * 1024,
    });
  }
}

/** One line of a source, before and after. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The installed packages, and in the place of the checkout's own ones those of the copy. */
function linkDependencies(folder: string): void {
  const packages = foldersIn(join(folder, 'packages')).map((name) => `packages/${name}`);
  for (const workspace of ['', 'apps/web', ...packages]) {
    const installed = join(repository, workspace, 'node_modules');
    const linked = join(folder, workspace, 'node_modules');
    mkdirSync(linked);
    for (const name of existsSync(installed) ? readdirSync(installed) : []) {
      if (!/^(\.|@corro$)/.test(name)) symlinkSync(join(installed, name), join(linked, name));
    }
  }
  const own = join(folder, 'node_modules', '@corro');
  mkdirSync(own);
  for (const source of ['openapi', ...packages]) {
    symlinkSync(join(folder, source), join(own, basename(source)));
  }
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
