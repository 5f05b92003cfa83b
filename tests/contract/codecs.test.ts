/**
 * Checks that the client's codecs decode valid instances of the contract, and that a damaged field changes only the
 * members that depend on it. `CORRO_INSTANCES` sets the number of instances of each entity (default 50).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { codecs } from '@corro/client';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { default as addFormats } from 'ajv-formats';
import { type JsonSchema, generateSync } from 'json-schema-faker';
import { describe, expect, it } from 'vitest';

/** Identifiers in the sources that use decoded values. */
const repository = resolve(import.meta.dirname, '../..');
const identifiers = new Set(
  [
    'apps/web/src',
    'packages/client/src/resources',
    'packages/domain/src',
    'packages/machines/src',
  ].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /^[^.]+\.tsx?$/.test(entry.name))
      .flatMap((entry) => {
        const source = readFileSync(join(entry.parentPath, entry.name), 'utf8');
        return source.match(/[A-Za-z_]\w*/g) ?? [];
      }),
  ),
);

const instances = Number(process.env['CORRO_INSTANCES'] ?? 50);
const file = join(repository, 'openapi/__generated__/openapi.json');
const { components } = JSON.parse(readFileSync(file, 'utf8'));
// The contract states only in words that a share has at least one of these prices, because a schema
// for this rule would break the generated type.
components.schemas.Stock.anyOf = [{ required: ['prasent'] }, { required: ['current_price'] }];

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components });

/** An entity of the contract and its codec, without its type. */
interface Entity {
  readonly schema: string;
  readonly decode: (data: unknown) => unknown;
  readonly encode: (value: unknown) => unknown;
}

const { order, encodePage: _, ...others } = codecs;
const entities = [
  ...Object.values(others),
  ...(['stock', 'block', 'qip', 'ipo'] as const).map((kind) => ({
    schema: order.schema,
    encode: order.encode,
    decode: (data: unknown) => order.decode(data, kind),
  })),
] as unknown as Entity[];

function validatorOf(schema: string): ValidateFunction {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`The contract has no ${schema}`);
  return validate;
}

/** Decimals in half of the valid range, so that the sum of two of them is a valid decimal. */
const { Decimal } = components.schemas;
const halfOf = { exclusiveMinimum: -5e12, exclusiveMaximum: 5e12 };
const halvedComponents = { schemas: { ...components.schemas, Decimal: { ...Decimal, ...halfOf } } };

/** Generates reproducible valid instances of a schema. */
function* instancesOf(schema: string): Generator<Record<string, unknown>> {
  const wanted = {
    $ref: `#/components/schemas/${schema}`,
    components: halvedComponents,
  } as JsonSchema;
  const validate = validatorOf(schema);
  let found = 0;
  for (let seed = 0; found < instances; seed += 1) {
    const optionalsProbability = (seed % 5) / 4;
    const instance = generateSync(wanted, { seed, optionalsProbability });
    if (!validate(instance))
      throw new Error(`${JSON.stringify(instance)} is not a valid ${schema}`);
    if (!hasReadableTimes(instance) || hasZeroPrice(instance) || contradictsSign(instance))
      continue;
    found += 1;
    yield instance as Record<string, unknown>;
  }
}

/**
 * True if all dates exist and all times have a zone. The pattern of the schema also allows 30 February, and the
 * transport adds the zone of the upstream before a codec reads a time.
 */
function hasReadableTimes(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).every(hasReadableTimes);
  }
  if (typeof value !== 'string') return true;
  const [, day, time = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ](.*))?$/.exec(value) ?? [];
  if (day === undefined) return true;
  if (time !== '' && !/Z|[+-]\d\d:?\d\d$/.test(time)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day);
}

const prices = new Set(['price', 'prasent', 'current_price', 'close_prices', 'previous_close']);

/** True if a price is zero, which codecs decode as unknown. */
function hasZeroPrice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, one]) => hasZeroPrice(one) || (prices.has(name) && one !== null && Number(one) === 0),
  );
}

/**
 * True for an income with a negative amount: the type and the sign contradict each other, so the
 * direction is unknown.
 */
function contradictsSign(instance: unknown): boolean {
  const { type, amount } = Object(instance);
  return type === 'income' && Number(amount) < 0;
}

/** Returns the value after a round trip through JSON, which removes undefined members. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Damaged values of a field; undefined removes the field. */
const broken = [
  undefined,
  null,
  '',
  ' ',
  0,
  '0',
  'x',
  '1.234,50',
  '1e3',
  '0000-00-00',
  '2026-02-30',
  -1,
  1.5,
  1e300,
  true,
  [],
  {},
  [{}],
];

type Row = Readonly<Record<string, unknown>>;

/** Generates copies of a row with one damaged field, at any depth. */
function* brokenCopies(instance: Row): Generator<{ key: string; copy: Row }> {
  for (const key of Object.keys(instance)) {
    for (const value of [...broken, ...brokenInside(instance[key])]) {
      yield { key, copy: sent({ ...instance, [key]: value }) as Row };
    }
  }
}

/** Lists the names of the members that differ. */
function changed(one: Row, other: Row): string[] {
  return Object.keys(one).filter((member) => !isDeepStrictEqual(one[member], other[member]));
}

function brokenInside(value: unknown): unknown[] {
  if (Array.isArray(value)) return brokenInside(value[0]).map((first) => value.with(0, first));
  if (typeof value !== 'object' || value === null) return [];
  return [...brokenCopies(value as Row)].map(({ copy }) => copy);
}

describe.each(entities)('$schema', (entity) => {
  it('has no member that the app never reads', () => {
    const [instance] = instancesOf(entity.schema);
    const members = Object.keys(entity.decode(instance) as Row);
    expect(members.filter((name) => !identifiers.has(name))).toEqual([]);
  });

  const validate = validatorOf(entity.schema);
  /** Encodes a value and decodes it again; returns the first problem, or null. */
  function roundTripProblem(value: unknown): string | null {
    const written = sent(entity.encode(value));
    if (!validate(written)) return `${JSON.stringify(written)}: ${ajv.errorsText(validate.errors)}`;
    return isDeepStrictEqual(entity.decode(written), value) ? null : 'decodes to another value';
  }

  it('decodes valid instances and encodes them back', { timeout: 600_000 }, () => {
    for (const instance of instancesOf(entity.schema)) {
      const wrong = roundTripProblem(entity.decode(instance));
      expect({ wrong, instance }).toEqual({ wrong: null, instance });
    }
  });

  it(
    'decodes a row with a damaged field, which changes only its own member',
    { timeout: 600_000 },
    () => {
      const sound = [...instancesOf(entity.schema)];
      const decoded = (row: Row) => Object(entity.decode(row));
      for (const instance of sound.filter((_row, at) => at % 5 === 4)) {
        const read = decoded(instance);
        const own = new Map<string, ReadonlySet<string>>();
        /**
         * Finds the decoded members that depend on a field: those that change with the field's
         * value.
         */
        const ownOf = (key: string) => {
          const values = [...broken, ...sound.map((other) => other[key])];
          const copies = values.map((value) => sent({ ...instance, [key]: value }) as Row);
          return new Set(
            copies.filter((copy) => validate(copy)).flatMap((copy) => changed(read, decoded(copy))),
          );
        };
        for (const { key, copy } of brokenCopies(instance)) {
          if (!own.has(key)) own.set(key, ownOf(key));
          const cost = changed(read, decoded(copy)).filter((member) => !own.get(key)?.has(member));
          expect({ cost, key, copy }).toEqual({ cost: [], key, copy });
        }
      }
    },
  );
});

/** Lists the fields that a codec reads. */
function fieldsRead({ decode }: Entity): string[] {
  const fields: string[] = [];
  decode(
    new Proxy(
      {},
      {
        get(_row, field) {
          fields.push(String(field));
          return undefined;
        },
      },
    ),
  );
  return fields;
}

it('reads every field of the contract except those that no screen needs', () => {
  const read = Map.groupBy(entities, ({ schema }) => schema);
  const unread = [...read].map(([schema, codecsOf]) => {
    const fields = new Set(codecsOf.flatMap(fieldsRead));
    const all = Object.keys(components.schemas[schema].properties);
    return [schema, all.filter((field) => !fields.has(field))] as const;
  });
  expect(Object.fromEntries(unread.filter(([, fields]) => fields.length > 0))).toEqual({
    // The app does not read these fields, because it has sent the same values in its request.
    FundReceipt: ['amount'],
    MoneyReceipt: ['count'],
    Order: ['mold'],
    // The app identifies a position by its order number and does not show the kind of its order, so
    // it reads neither `id` nor `mold`. `state` and `status` are the same for every position: a
    // position is a successful purchase.
    Position: ['id', 'mold', 'state', 'status'],
  });
});
