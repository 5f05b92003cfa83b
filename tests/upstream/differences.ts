import {
  Ajv2020,
  type AnySchemaObject,
  type ErrorObject,
  type ValidateFunction,
} from 'ajv/dist/2020.js';
import { default as addFormats } from 'ajv-formats';

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats.default(ajv);
const validators = new WeakMap<AnySchemaObject, ValidateFunction>();

/** Maximum number of characters of a value in the report. */
const maxShown = 40;

/**
 * Describes the differences between an answer and its schema, in one sentence per place: `data.rows[].price is null in
 * 3 of 10: must be string or number`. The same field of all rows is one place. Unknown fields are allowed.
 */
export function differencesOf(schema: AnySchemaObject, answer: unknown): string[] {
  const branch = branchOf(schema, answer);
  if (branch === null) return [`msg is ${shown(read(answer, ['msg']))}: must be ok or no`];
  const validate = validators.get(branch) ?? ajv.compile(branch);
  validators.set(branch, validate);
  if (validate(answer)) return [];
  const places = Map.groupBy(deepest(validate.errors ?? []), ({ segments }) => pathOf(segments));
  return [...places].map(([path, wrongs]) => sentenceOf(path, wrongs, answer));
}

/**
 * Returns the branch of a union that fits the answer's `msg`; null if none does. A schema without branches is returned
 * itself.
 */
function branchOf(schema: AnySchemaObject, answer: unknown): AnySchemaObject | null {
  const branches: AnySchemaObject[] | undefined = schema['oneOf'];
  if (branches === undefined || typeof answer !== 'object' || answer === null) return schema;
  const msg = read(answer, ['msg']);
  return branches.find(({ properties }) => properties.msg.const === msg) ?? null;
}

interface Wrong {
  /** Path to the value: names of fields and indexes of rows. */
  readonly segments: readonly string[];
  readonly error: ErrorObject;
}

/** Returns the deepest errors. Leaves out errors about a union as a whole and about its other branches. */
function deepest(errors: readonly ErrorObject[]): Wrong[] {
  const wrongs = errors
    .filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf')
    .map((error): Wrong => {
      const at = error.instancePath.split('/').slice(1);
      const missing: string | undefined = error.params['missingProperty'];
      return { error, segments: missing === undefined ? at : [...at, missing] };
    });
  const keys = wrongs.map(({ segments }) => segments.join('/'));
  return wrongs.filter((_, index) => {
    const key = keys[index] ?? '';
    return !keys.some((other) => other.length > key.length && isBelow(other, key));
  });
}

const isBelow = (path: string, parent: string) => parent === '' || path.startsWith(`${parent}/`);

function pathOf(segments: readonly string[]): string {
  const path = segments.map((segment) => (/^\d+$/.test(segment) ? '[]' : `.${segment}`)).join('');
  return path.replace(/^\./, '') || 'the answer';
}

function sentenceOf(path: string, wrongs: readonly Wrong[], answer: unknown): string {
  const [first] = wrongs;
  if (first === undefined) return path;
  const found = wrongs.every(({ error }) => error.keyword === 'required')
    ? 'is missing'
    : `is ${/token|password/.test(path) ? 'hidden here' : shown(read(answer, first.segments))}`;
  const rows = new Set(wrongs.map(({ segments }) => segments.join('/'))).size;
  const all = countOf(answer, first.segments);
  const many = all > 1 ? ` in ${rows} of ${all}` : '';
  const wanted = [...new Set(wrongs.map(({ error }) => wantedBy(error)))].join(', or ');
  return `${path} ${found}${many}: ${wanted}`;
}

/** Puts the requirement of the contract into words. */
function wantedBy({ keyword, message = '', params, parentSchema }: ErrorObject): string {
  if (keyword === 'required') return 'must be there';
  if (keyword === 'enum') return `must be one of ${params['allowedValues'].join(', ')}`;
  if (keyword === 'const') return `must be ${shown(params['allowedValue'])}`;
  const examples: unknown[] = parentSchema?.['examples'] ?? [];
  if (keyword === 'pattern' && examples.length > 0) {
    return `must be written as ${examples.map(shown).join(' or ')}`;
  }
  return message.replaceAll(',', ' or ');
}

/** Counts the values at a path, over all rows. */
function countOf(value: unknown, [segment, ...rest]: readonly string[]): number {
  if (segment === undefined) return 1;
  if (Array.isArray(value)) {
    return value.reduce((sum: number, row) => sum + countOf(row, rest), 0);
  }
  return countOf(read(value, [segment]), rest);
}

function read(value: unknown, [segment, ...rest]: readonly string[]): unknown {
  if (segment === undefined || typeof value !== 'object' || value === null) return value;
  const part: unknown = Reflect.get(value, segment);
  return rest.length === 0 ? part : read(part, rest);
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
