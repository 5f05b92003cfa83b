/**
 * Writes src/__generated__/examples.ts, an example of each entity from the contract's answers, and
 * src/__generated__/builders.ts, a builder of each entity that has none in src/builders/. If a
 * call answers with a list, the example of its entity is the last row.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codecs } from '@corro/client';

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

// Builders decode the first example, so it must have every field that another example has. This
// does not apply to codecs that share a schema: each decodes other fields, from its own example.
const schemas = Object.values(codecs).map(({ schema }) => schema);
for (const schema of schemas) {
  if (schemas.indexOf(schema) !== schemas.lastIndexOf(schema)) continue;
  const [[first, fields] = [], ...others] = Object.entries(examples[schema] ?? {});
  for (const [call, example] of others) {
    const missing = Object.keys(example).filter((name) => !Object.hasOwn(fields, name));
    if (missing.length === 0) continue;
    throw new Error(
      `The example of ${schema} in ${first} lacks ${missing.join(', ')}, see ${call}.`,
    );
  }
}

const written = readdirSync('src/builders').map((name) =>
  readFileSync(join('src/builders', name), 'utf8'),
);
const builders = Object.entries(codecs)
  .filter(([name, { schema }]) => {
    const isWritten = written.some((source) => new RegExp(`codecs\\.${name}\\b`).test(source));
    return examples[schema] !== undefined && !isWritten;
  })
  .map(([name]) => {
    const builder = `build${name[0].toUpperCase()}${name.slice(1)}`;
    return `export const ${builder} = builderOf(codecs.${name});\n`;
  });
writeFileSync(
  'src/__generated__/builders.ts',
  `// Generated from the codecs of @corro/client by \`npm run generate -w @corro/testing\`; do not edit.
import { codecs } from '@corro/client';
import { builderOf } from '../builders/builderOf.ts';

${builders.join('')}`,
);
