import * as fc from 'fast-check';
import { generateSync, type JsonSchema } from 'json-schema-faker';

/** Generates valid values of a schema. */
export function valid(schema: unknown): fc.Arbitrary<unknown> {
  return fc.nat().map((seed) => {
    const optionalsProbability = (seed % 5) / 4;
    return generateSync(schema as JsonSchema, { seed, optionalsProbability });
  });
}

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

/** Values with a wrong type, size or content. */
export const wrong: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    {},
    [],
    [1],
    -1,
    0,
    1.5,
    1e21,
    2 ** 53 + 2,
    '',
    ' ',
    '1e3',
    '0x10',
    '１２',
    'NaN',
    '\0',
    'a\0b',
    '\ud800',
    '\u202eoido',
    '🙂'.repeat(50),
    'x'.repeat(70_000),
    "'; drop table customers; --",
    '%00',
    '../../etc/passwd',
    { toString: 'x', __proto__: null, constructor: 1 },
    deep(12),
    deep(500),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Texts that are not valid bodies. */
export const wrongText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '1',
    'true',
    '\ufeff{}',
    '{"a":1e999999}',
    '{"user":1,"user":2}',
    '{"__proto__":{"type":"transaction"}}',
    '{"a":"\\ud800"}',
    '['.repeat(3000) + ']'.repeat(3000),
    '{"user":'.repeat(3000) + '1' + '}'.repeat(3000),
    '['.repeat(60_000),
  ),
  fc.json(),
  fc.string({ unit: 'binary' }),
);
