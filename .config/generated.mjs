/** Fails when a committed generated file differs from its sources. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

function fingerprints() {
  const files = globSync([
    'openapi/__generated__/*.*',
    '{packages,apps}/*/src/**/__generated__/**/*.*',
    'stories/**/__generated__/**/*.*',
    'packages/machines/README.md',
    '.env.example',
  ]).toSorted();
  return new Map(
    files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const before = fingerprints();
execFileSync('turbo', ['run', 'generate', '--output-logs=errors-only'], { stdio: 'inherit' });
const after = fingerprints();

const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (stale.length > 0) {
  console.error(
    `Out of date, generated again just now; commit the result:\n  ${stale.join('\n  ')}`,
  );
  process.exit(1);
}
console.log(`${after.size} generated files are current.`);
