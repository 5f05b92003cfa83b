import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { toPng } from './pixels.ts';
import { built } from './StoryPage.ts';

/** The folder of the pictures to compare with: one for each mode, and what browser drew them. */
export const folder = join(import.meta.dirname, 'baselines');

/** Where they are compared, as PNG for Playwright: twice the size of the stored files. */
export const unpacked = join(built, 'baselines');

const browserFile = join(folder, 'browser.txt');

/** The browser that drew the baselines, with its version; null before there are any. */
export function readBrowser(): string | null {
  return existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : null;
}

export function writeBrowser(browser: string): void {
  writeFileSync(browserFile, `${browser}\n`);
}

function filesIn(place: string, ending: string): string[] {
  return globSync(`*/*.${ending}`, { cwd: place }).toSorted();
}

/** Every baseline, as `mode/name.webp`. */
export function baselineFiles(): string[] {
  return filesIn(folder, 'webp');
}

/** Lays out baselines for a run. */
export async function unpack(files: readonly string[]): Promise<void> {
  await rm(unpacked, { recursive: true, force: true });
  for (const file of files) {
    const target = join(unpacked, file.replace(/webp$/, 'png'));
    await mkdir(dirname(target), { recursive: true });
    writeFileSync(target, await toPng(sharp(join(folder, file))));
  }
}

/** Keeps the pictures that a run has taken since, without losing a pixel. @returns how many. */
export async function packSince(time: number): Promise<number> {
  const taken = filesIn(unpacked, 'png').filter(
    (file) => statSync(join(unpacked, file)).mtimeMs >= time,
  );
  for (const file of taken) {
    const target = join(folder, file.replace(/png$/, 'webp'));
    await mkdir(dirname(target), { recursive: true });
    await sharp(join(unpacked, file)).webp({ lossless: true, effort: 6 }).toFile(target);
  }
  return taken.length;
}

export async function removeBaselines(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(join(folder, file))));
}
