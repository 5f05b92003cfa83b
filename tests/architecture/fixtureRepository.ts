import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/** A violation that the rules report. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** A temporary repository with the workspaces of Corro. Tests plant forbidden imports in it. */
export interface FixtureRepository {
  /** Writes a file and its folders. */
  plant(file: string, text: string): void;
  /** Runs the rules about imports between workspaces. */
  violations(): Promise<readonly Violation[]>;
  remove(): void;
}

/** Creates a repository in which each workspace can import another by its package name. */
export function createFixtureRepository(
  rooms: Readonly<Record<string, string>>,
): FixtureRepository {
  const repository = mkdtempSync(join(tmpdir(), 'corro-repository-'));
  const plant = (file: string, text: string): void => {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  };
  plant('package.json', JSON.stringify({ name: 'repository', type: 'module' }));
  mkdirSync(join(repository, 'node_modules/@corro'), { recursive: true });
  for (const [room, name] of Object.entries(rooms)) {
    plant(`${room}/package.json`, JSON.stringify({ name, exports: { '.': './src/index.ts' } }));
    plant(
      `${room}/src/index.ts`,
      'export interface Shape { readonly side: number }\nexport const door = 1;\n',
    );
    symlinkSync(join(repository, room), join(repository, 'node_modules', name));
  }
  return {
    plant,
    violations: () => cruise(repository),
    remove: () => rmSync(repository, { recursive: true }),
  };
}

async function cruise(repository: string): Promise<readonly Violation[]> {
  const run = promisify(execFile);
  const { stdout } = await run(
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
    { cwd: repository, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: { stdout: string }) => error);
  const report: {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  } = JSON.parse(stdout);
  return report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
