/**
 * Checks every sentence, and that each is shown somewhere; prints a line for each finding and fails
 * when there is one. A wrong id in the code does not compile: `MessageId` is typed.
 */
import { join } from 'node:path';
import { readCatalogues } from './catalogues.ts';
import { checkCatalogues } from './check.ts';
import { readFamilies } from './families.ts';
import { findingLine } from './Finding.ts';
import { readProgram } from './program.ts';
import { readRefusals } from './refusals.ts';
import { unsaidRefusals } from './rules/unsaid.ts';
import { unusedIds } from './rules/unused.ts';
import { sentencesInCode } from './sentencesInCode.ts';
import { usedIds } from './usedIds.ts';

const root = join(import.meta.dirname, '../../..');
const catalogues = readCatalogues();
const inCode = sentencesInCode(root);
const program = readProgram(root);
const used = usedIds(program, Object.keys(catalogues.es));

const findings = [
  ...checkCatalogues(catalogues),
  ...unsaidRefusals(catalogues.es, readRefusals(root)),
  ...unusedIds(catalogues.es, used, readFamilies(root, program)),
  ...(await inCode),
];
if (findings.length > 0) {
  process.stderr.write(`${findings.map(findingLine).join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write('The four catalogues agree, every message fits and is used.\n');
}
