import { existsSync, globSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The folder of the pictures to compare with: one for each mode, and what they were made with. */
export const folder = join(import.meta.dirname, 'baselines');

/** Every baseline, as `mode/story.png`. */
export function baselineFiles(): string[] {
  return existsSync(folder) ? globSync('*/*.png', { cwd: folder }).toSorted() : [];
}

/** Packs the baselines that were taken since: a third of the size, and the same pixels. */
export async function packSince(time: number): Promise<number> {
  const taken = baselineFiles()
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).mtimeMs >= time);
  for (const file of taken) {
    // Without a filter: letters on plain ground are packed best as they are.
    const png = { compressionLevel: 9, adaptiveFiltering: false } as const;
    await writeFile(file, await sharp(file).removeAlpha().png(png).toBuffer());
  }
  return taken.length;
}

export async function removeBaselines(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(join(folder, file))));
}
