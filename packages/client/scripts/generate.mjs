/** Writes what the contract says to src/__generated__. Running it again changes nothing. */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const banner =
  '// Generated from openapi/openapi.yaml by `npm run generate -w @corro/client`; do not edit.\n\n';

const contract = new URL(import.meta.resolve('@corro/openapi/openapi.json'));
const folder = new URL('../src/__generated__/', import.meta.url);
await writeFile(new URL('schema.ts', folder), banner + astToString(await openapiTS(contract)));

const { paths } = JSON.parse(await readFile(contract, 'utf8'));
const calls = Object.values(paths).flatMap((path) => Object.values(path));
const codes = new Set(calls.flatMap((call) => Object.keys(call['x-refusals'] ?? {})));
const lines = [...codes].toSorted().map((code) => `  '${code}',\n`);
await writeFile(
  new URL('refusals.ts', folder),
  `${banner}/** The codes of every refusal. */\nexport const refusalCodes = [\n${lines.join('')}] as const;\n`,
);
