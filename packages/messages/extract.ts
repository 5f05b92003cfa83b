/**
 * Hands the sentences out for translation: every Spanish one as a descriptor, with the room that it
 * has, through `formatjs extract`. Arguments go on to it: `--out-file`, or `--format` with a file
 * that writes what a translation service reads. Without any it prints the descriptors.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgets } from './check/budgets.ts';
import { readCatalogues } from './check/catalogues.ts';

const descriptors = Object.entries(readCatalogues().es).map(([id, defaultMessage]) => {
  const room = budgets.find(({ ids }) => ids.test(id));
  const description = room && `At most ${room.most} letters: ${room.why}.`;
  return [id, { id, defaultMessage, description }];
});

const folder = mkdtempSync(join(tmpdir(), 'corro-messages-'));
try {
  const file = join(folder, 'messages.ts');
  writeFileSync(file, `defineMessages(${JSON.stringify(Object.fromEntries(descriptors))});`);
  execFileSync('formatjs', ['extract', file, '--throws', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
} finally {
  rmSync(folder, { recursive: true });
}
