/**
 * Checks every message and its use. Prints a line for each finding, and fails if there is one.
 * TypeScript already rejects unknown ids in the code.
 */
import { join } from 'node:path';
import { findingLine, readCatalogues } from './catalogues.ts';
import { compareExtracted, extractMessages } from './extracted.ts';
import { checkCatalogues } from './rules.ts';

const catalogues = readCatalogues();
const extracted = await extractMessages(join(import.meta.dirname, '../../..'));

const findings = [...checkCatalogues(catalogues), ...compareExtracted(catalogues.es, extracted)];
if (findings.length > 0) {
  process.stderr.write(`${findings.map(findingLine).join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write('The four catalogues agree, every message fits and is used.\n');
}
