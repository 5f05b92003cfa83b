import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * As the first line of a script: Chromium compiles all its functions on another thread while they still arrive, instead
 * of one by one on the page's own when they are first called. Others take it for a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Most of what is in a chunk is called as soon as it is there: it has what one screen, or every screen, begins with. */
export function hintCompilation(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const file = join(folder, name);
    writeFileSync(file, compileHint + readFileSync(file, 'utf8'));
  }
}
