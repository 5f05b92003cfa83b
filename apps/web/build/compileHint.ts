import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * As the first line of a script: Chromium compiles all its functions on another thread while they still arrive, instead
 * of one by one on the page's own when they are first called. Others take it for a comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** For the scripts that a page starts with: most of what is in them is called at once. */
export function hintCompilation(dist: string, scripts: Iterable<string>): void {
  for (const script of scripts) {
    const file = join(dist, script);
    writeFileSync(file, compileHint + readFileSync(file, 'utf8'));
  }
}
