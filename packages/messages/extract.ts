/**
 * Exports the Spanish messages for translation, each with its maximum length, through `formatjs
 * extract`. Arguments are passed on: `--out-file`, or `--format` with a formatter for a translation
 * service. Prints the descriptors by default.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogues } from './check/catalogues.ts';
import { budgets } from './check/lengths.ts';

const descriptors = Object.entries(readCatalogues().es).map(([id, defaultMessage]) => {
  const budget = budgets.find(({ ids }) => ids.test(id));
  const description = budget && `At most ${budget.maxLetters} letters: ${budget.why}.`;
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
