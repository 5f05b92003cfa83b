import { globSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { built } from './Room.ts';

/** The folder of the pictures to compare with: one for each mode, and what they were made with. */
export const folder = join(import.meta.dirname, 'baselines');

/** Where they are compared, as Playwright reads them: PNG takes twice the room that they are kept in. */
export const unpacked = join(built, 'baselines');

function filesIn(place: string, ending: string): string[] {
  return globSync(`*/*.${ending}`, { cwd: place }).toSorted();
}

/** Every baseline, as `mode/story.webp`. */
export function baselineFiles(): string[] {
  return filesIn(folder, 'webp');
}

/** Lays out baselines for a run. */
export async function unpack(files: readonly string[]): Promise<void> {
  await rm(unpacked, { recursive: true, force: true });
  for (const file of files) {
    const loose = join(unpacked, file.replace(/webp$/, 'png'));
    await mkdir(dirname(loose), { recursive: true });
    await sharp(join(folder, file)).png({ compressionLevel: 1 }).toFile(loose);
  }
}

/** Keeps the pictures that a run has taken since, without losing a pixel. @returns how many. */
export async function packSince(time: number): Promise<number> {
  const taken = filesIn(unpacked, 'png').filter(
    (file) => statSync(join(unpacked, file)).mtimeMs >= time,
  );
  for (const file of taken) {
    const kept = join(folder, file.replace(/png$/, 'webp'));
    await mkdir(dirname(kept), { recursive: true });
    await sharp(join(unpacked, file)).removeAlpha().webp({ lossless: true }).toFile(kept);
  }
  return taken.length;
}

export async function removeBaselines(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(join(folder, file))));
}
