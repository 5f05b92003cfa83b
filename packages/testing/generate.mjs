/**
 * Writes src/__generated__/examples.ts: an example of each entity from the contract's answers. The
 * example from a list is its last row.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const { components, paths } = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@corro/openapi/openapi.json')), 'utf8'),
);

/** Examples by schema and call. */
const examples = {};

/** Collects the entities in a value that follows a schema. */
function collect(call, schema, value) {
  if (typeof value !== 'object' || value === null || schema === undefined) return;
  const { $ref, oneOf = [], items, properties = {} } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1);
    (examples[name] ??= {})[call] = value;
    collect(call, components.schemas[name], value);
  }
  for (const part of oneOf) collect(call, part, value);
  if (Array.isArray(value)) for (const row of value) collect(call, items, row);
  else for (const [key, part] of Object.entries(properties)) collect(call, part, value[key]);
}

for (const [path, methods] of Object.entries(paths)) {
  for (const [method, { responses }] of Object.entries(methods)) {
    const { schema, examples: answers } = responses['200'].content['application/json'] ?? {};
    collect(`${method.toUpperCase()} ${path}`, schema, answers?.ok?.value);
  }
}

mkdirSync('src/__generated__', { recursive: true });
writeFileSync(
  'src/__generated__/examples.ts',
  `// Generated from openapi/openapi.yaml by \`npm run generate -w @corro/testing\`; do not edit.

/** Examples of each entity in the contract, by the call that answers it. */
export const examples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${JSON.stringify(examples, null, 2)};
`,
);
