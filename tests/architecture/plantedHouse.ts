import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/** One broken rule, as the checker reports it. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** A house in a temporary folder with the same rooms as ours, in which a test plants imports. */
export interface PlantedHouse {
  /** Writes a file, its folders included. */
  plant(file: string, text: string): void;
  /** Runs the repository's own arrow rules over the house. */
  violations(): Promise<readonly Violation[]>;
  remove(): void;
}

/** Builds the house: every room has a front door and is reachable by its package name. */
export function buildHouse(rooms: Readonly<Record<string, string>>): PlantedHouse {
  const house = mkdtempSync(join(tmpdir(), 'corro-house-'));
  const plant = (file: string, text: string): void => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  };
  plant('package.json', JSON.stringify({ name: 'house', type: 'module' }));
  mkdirSync(join(house, 'node_modules/@corro'), { recursive: true });
  for (const [room, name] of Object.entries(rooms)) {
    plant(`${room}/package.json`, JSON.stringify({ name, exports: { '.': './src/index.ts' } }));
    plant(
      `${room}/src/index.ts`,
      'export interface Shape { readonly side: number }\nexport const door = 1;\n',
    );
    symlinkSync(join(house, room), join(house, 'node_modules', name));
  }
  return {
    plant,
    violations: () => cruise(house),
    remove: () => rmSync(house, { recursive: true }),
  };
}

async function cruise(house: string): Promise<readonly Violation[]> {
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
    { cwd: house, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: { stdout: string }) => error);
  const report: {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  } = JSON.parse(stdout);
  return report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
