import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFrontDoors } from './frontDoor.ts';

const packages = resolve(import.meta.dirname, '../../packages');
const names = readdirSync(packages);
const doorOf = (name: string): string => join(packages, name, 'src/index.ts');
const doors = openFrontDoors(names.map(doorOf));

describe.each(names)('%s', (name) => {
  it('exports what its exports.txt lists', async () => {
    await expect(`${doors.exportsOf(doorOf(name)).join('\n')}\n`).toMatchFileSnapshot(
      join(packages, name, 'exports.txt'),
    );
  });
});

describe.each(['ui', 'client'])('%s, which others install', (name) => {
  it('says of each export what it is', () => {
    expect(doors.undocumentedIn(doorOf(name))).toEqual([]);
  });
});
