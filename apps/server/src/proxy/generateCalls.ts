/** Writes the calls that the proxy forwards: those of the contract. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const file = fileURLToPath(import.meta.resolve('@corro/openapi/openapi.json'));
const { paths }: Contract = JSON.parse(readFileSync(file, 'utf8'));
const lines = Object.entries(paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => `  '${method.toUpperCase()} /api${path}',\n`),
);

writeFileSync(
  join(import.meta.dirname, '__generated__/calls.ts'),
  `// Generated from the contract by \`npm run generate -w @corro/server\`; do not edit.

/** Method and path of every call. */
export const calls = [
${lines.join('')}] as const;
`,
);
