/**
 * Generates the files in src/__generated__ from the contract, or from another contract in JSON:
 *
 *   npm run generate -w @corro/client -- ../their/openapi.json
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const [other] = process.argv.slice(2);
const source = other ?? 'openapi/openapi.yaml';
const banner = `// Generated from ${source} by \`npm run generate -w @corro/client\`; do not edit.\n\n`;

// npm runs this script in the package's folder; `INIT_CWD` is the folder where npm was called.
const contract =
  other === undefined
    ? new URL(import.meta.resolve('@corro/openapi/openapi.json'))
    : pathToFileURL(resolve(process.env['INIT_CWD'] ?? '.', other));
const folder = new URL('../src/__generated__/', import.meta.url);
await writeFile(new URL('schema.ts', folder), banner + astToString(await openapiTS(contract)));

/**
 * Writes a sorted list of words without duplicates.
 *
 * @param {string} file
 * @param {string} comment
 * @param {string} name
 * @param {string[]} words
 */
async function writeWords(file, comment, name, words) {
  const lines = [...new Set(words)].toSorted().map((word) => `  '${word}',\n`);
  await writeFile(
    new URL(file, folder),
    `${banner}/** ${comment} */\nexport const ${name} = [\n${lines.join('')}] as const;\n`,
  );
}

const extensions = [];
const document = JSON.parse(await readFile(contract, 'utf8'), (key, value) => {
  if (key === 'x-extension') extensions.push(value);
  return value;
});
const calls = Object.values(document.paths).flatMap((path) => Object.values(path));
const codes = calls.flatMap((call) => Object.keys(call['x-refusals'] ?? {}));
await writeWords('refusals.ts', 'All refusal codes of the contract.', 'refusalCodes', codes);
await writeWords(
  'extensions.ts',
  'Names of the extensions of the specification, as upstreams announce them in the config.',
  'extensions',
  extensions.flat(),
);
