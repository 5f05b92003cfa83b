import * as fc from 'fast-check';

/** What of a JSON schema the requests of the contract use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

const texts = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.string({ maxLength: Math.min(schema.maxLength ?? 40, 40), unit: 'grapheme' });
};

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, part]) => [name, valid(part)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case 'array':
      return fc.array(valid(schema.items ?? {}), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 2e9, 2e9) }),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 1),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return texts(schema);
  }
}

/** Values that keep a schema. */
export function valid(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const some = schema.oneOf ?? schema.anyOf;
  if (some !== undefined) return fc.oneof(...some.map(valid));
  const types = schema.type ?? (schema.properties === undefined ? 'string' : 'object');
  return fc.oneof(...[types].flat().map((type) => ofType(type, schema)));
}

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

/** Values of the wrong type, size or content. */
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
