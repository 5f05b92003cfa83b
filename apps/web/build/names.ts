import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Chunks refer to each other by addresses without a hash, such as `/assets/react.js`, and the page's import
 * map leads from there to the files. So a file is named by its own content alone, and a change in one
 * renames no other.
 */
export interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
}

/** Gives each script of a built folder its name by content. */
export function nameByContent(dist: string): ImportMap {
  const folder = join(dist, 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const imports = Object.fromEntries(
    scripts.toSorted().map((file) => {
      const named = nameOf(file, readFileSync(join(folder, file)));
      renameSync(join(folder, file), join(folder, named));
      return [`/assets/${file}`, `/assets/${named}`];
    }),
  );
  return { imports };
}

function nameOf(file: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return file.replace(/(?=\.js$)/, `-${hash}`);
}

/** The address of the file behind an address without a hash. */
export function fileAt({ imports }: ImportMap, address: string): string {
  const file = imports[address];
  if (file === undefined) throw new Error(`The build has no script ${address}.`);
  return file;
}
