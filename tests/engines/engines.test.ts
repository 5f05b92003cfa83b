import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { engines, findEngine, type Engine } from './engines.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corro-engines-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a program into the folder that is the whole PATH. */
function install(name: string): string {
  const place = join(folder, name);
  writeFileSync(place, '');
  chmodSync(place, 0o755);
  return place;
}

function engine(key: string): Engine {
  const found = engines.find((one) => one.key === key);
  if (found === undefined) throw new Error(`No engine is called ${key}.`);
  return found;
}

test('says of an engine that is not installed what is missing and how to get it', () => {
  expect(findEngine(engine('firefox'), folder)).toEqual({
    missing:
      'Firefox is not installed (missing: Firefox). Debian: apt-get install --no-install-recommends firefox-esr',
  });
});

test('names each program that an engine lacks, and each package once', () => {
  const { programs, ...rest } = engine('webkit');
  const nowhere = programs.map(({ name, inPackage }) => ({ name, at: [name], inPackage }));
  expect(findEngine({ ...rest, programs: nowhere }, folder)).toEqual({
    missing:
      'WebKitGTK is not installed (missing: WebKitWebDriver, MiniBrowser, Xvfb). Debian: apt-get install --no-install-recommends webkit2gtk-driver xvfb',
  });
  install('WebKitWebDriver');
  install('MiniBrowser');
  expect(findEngine({ ...rest, programs: nowhere }, folder)).toEqual({
    missing:
      'WebKitGTK is not installed (missing: Xvfb). Debian: apt-get install --no-install-recommends xvfb',
  });
});

test('opens what is there, by its path, the ESR before the other', async () => {
  install('firefox');
  const esr = install('firefox-esr');
  const opened: (readonly string[])[] = [];
  const open: Engine['open'] = async (paths) => {
    opened.push(paths);
    throw new Error('opened');
  };
  const found = findEngine({ ...engine('firefox'), open }, folder);
  if ('missing' in found) throw new Error(found.missing);
  await expect(found.open()).rejects.toThrow('opened');
  expect(opened).toEqual([[esr]]);
});
