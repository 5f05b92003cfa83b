/**
 * The client's codecs against validators and instances that are made from the contract: what the
 * contract allows is read, and nothing that it forbids gets through as if it were sound.
 * `CORRO_INSTANCES`: how many of each entity (50).
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { codecs, isCorroError } from '@corro/client';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { default as addFormats } from 'ajv-formats';
import { type JsonSchema, generateSync } from 'json-schema-faker';
import { describe, expect, it } from 'vitest';

const instances = Number(process.env['CORRO_INSTANCES'] ?? 50);
const file = resolve(import.meta.dirname, '../../openapi/__generated__/openapi.json');
const { components } = JSON.parse(readFileSync(file, 'utf8'));
// Said in words of the entity; as a schema it would make the generated type useless.
components.schemas.Stock.anyOf = [{ required: ['prasent'] }, { required: ['current_price'] }];

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components });

/** An entity of the contract and the codec that reads it, whatever its type. */
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

/** To make instances of: half as far as decimals go, so that the sum of two is one as well. */
const { Decimal } = components.schemas;
const halfOf = { exclusiveMinimum: -5e12, exclusiveMaximum: 5e12 };
const made = { schemas: { ...components.schemas, Decimal: { ...Decimal, ...halfOf } } };

/** Valid instances; the same ones in every run. */
function* instancesOf(schema: string): Generator<Record<string, unknown>> {
  const wanted = { $ref: `#/components/schemas/${schema}`, components: made } as JsonSchema;
  const validate = validatorOf(schema);
  let found = 0;
  for (let seed = 0; found < instances; seed += 1) {
    const optionalsProbability = (seed % 5) / 4;
    const instance = generateSync(wanted, { seed, optionalsProbability });
    if (!validate(instance)) throw new Error(`${JSON.stringify(instance)} is no ${schema}`);
    if (!hasRealDays(instance)) continue;
    found += 1;
    yield instance as Record<string, unknown>;
  }
}

/** No pattern tells that February has no 30th. */
function hasRealDays(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(hasRealDays);
  const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(value)?.[0] : null;
  if (day === null || day === undefined) return true;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day);
}

/** As it goes over the wire: what is undefined does not. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const junk = [
  null,
  '',
  'x',
  ' 1',
  '1,000',
  '1e3',
  '2026-02-30',
  -1,
  1.5,
  1e300,
  true,
  [],
  {},
  [{}],
];

/** The same with one thing in it changed, at any depth: taken away, or something else in its place. */
function mutated(instance: unknown, random: () => number): unknown {
  const copy: unknown = structuredClone(instance);
  const holders = objectsIn(copy);
  const holder = holders[Math.floor(random() * holders.length)];
  if (holder === undefined) return null;
  const keys = Object.keys(holder);
  const key = keys[Math.floor(random() * keys.length)]!;
  const at = Math.floor(random() * (junk.length + 1));
  if (at === junk.length) delete holder[key];
  else holder[key] = structuredClone(junk[at]);
  return sent(copy);
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.keys(value).length > 0 ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}

/** The same numbers in every run (mulberry32). */
function seeded(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What is read of it; null where it is refused as broken. Any other error is a defect. */
function readOf({ decode }: Entity, data: unknown): { value: unknown } | null {
  try {
    return { value: decode(data) };
  } catch (error) {
    if (isCorroError(error) && error.kind === 'protocol-broken') return null;
    throw error;
  }
}

describe.each(entities)('$schema', (entity) => {
  const validate = validatorOf(entity.schema);
  const isSound = (data: unknown) => validate(data) && hasRealDays(data);

  /** What was read can be sent, keeps the contract, and is read as the same again; else what is wrong. */
  function wrongWith(value: unknown): string | null {
    const written = sent(entity.encode(value));
    if (!validate(written)) return `${JSON.stringify(written)}: ${ajv.errorsText(validate.errors)}`;
    return isDeepStrictEqual(entity.decode(written), value) ? null : 'is read otherwise again';
  }

  it('reads what the contract allows, and writes it so', { timeout: 600_000 }, () => {
    for (const instance of instancesOf(entity.schema)) {
      const wrong = wrongWith(entity.decode(instance));
      expect({ wrong, instance }).toEqual({ wrong: null, instance });
    }
  });

  it('refuses what the contract forbids, or reads it as not said', { timeout: 600_000 }, () => {
    const random = seeded(7);
    for (const instance of instancesOf(entity.schema)) {
      const other = mutated(instance, random);
      const read = readOf(entity, other);
      const refused = isSound(other) ? 'is refused' : null;
      const wrong = read === null ? refused : wrongWith(read.value);
      expect({ wrong, other }).toEqual({ wrong: null, other });
    }
  });
});
