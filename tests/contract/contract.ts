import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { default as addFormats } from 'ajv-formats';

const root = resolve(import.meta.dirname, '../..');

/**
 * A schema that allows no field but those it lists. The contract leaves them open: an app ignores what
 * it does not know. The sandbox is what operators read beside it, and says nothing undeclared.
 */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([key, part]) => [
    key,
    key === 'enum' || key === 'const' || key === 'example' ? part : closed(part),
  ]);
  const isObject = 'properties' in schema && !('additionalProperties' in schema);
  return Object.fromEntries(isObject ? [...parts, ['additionalProperties', false]] : parts);
}

/** A parameter of a call. */
interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: AnySchemaObject;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly 'x-added'?: string;
  readonly 'x-extension'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: AnySchemaObject; readonly example?: unknown }>
    >;
  };
  readonly responses: Readonly<
    Record<
      string,
      { readonly content?: Readonly<Record<string, { readonly schema: AnySchemaObject }>> }
    >
  >;
}

/** What a call brings. */
export interface Asked {
  readonly parameters: readonly Parameter[];
  /** The type of the body, its schema and an example; null for none. */
  readonly body: { type: string; schema: AnySchemaObject; example: unknown } | null;
}

/** What a call must look like, read from `openapi/` as an operator would read it. */
export interface Contract {
  /** Every call, as `METHOD /path`. */
  readonly calls: readonly string[];
  /** Those that the contract marks as added to the specification's. */
  readonly added: readonly string[];
  /** The names that announce an added call; none where it comes with a call of the specification. */
  extensionsOf(call: string): readonly string[];
  /** What is wrong with an answer; empty when it keeps the contract and has no field beside it. */
  problemsOf(call: string, status: number, answer: unknown): readonly string[];
  /** The shape of its JSON answers with a status; null where it does not answer JSON. */
  schemaOf(call: string, status: number): AnySchemaObject | null;
  /** What it takes. */
  askedOf(call: string): Asked;
  /** The types in which it may answer. */
  typesOf(call: string, status: number): readonly string[];
}

/** The contract in one piece, every reference resolved by the linter's own bundler. */
export function readContract(): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'corro-contract-'));
  const file = join(folder, 'openapi.json');
  execFileSync(
    join(root, 'node_modules/.bin/redocly'),
    ['bundle', join(root, 'openapi/__generated__/openapi.json'), '--dereferenced', '-o', file],
    { stdio: 'ignore' },
  );
  const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  rmSync(folder, { recursive: true });

  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );
  const validators = new Map<string, ValidateFunction>();

  function schemaOf(call: string, status: number): AnySchemaObject | null {
    const content = operations.get(call)?.responses[status]?.content;
    return content?.['application/json']?.schema ?? null;
  }

  function validator(call: string, status: number): ValidateFunction | null {
    const key = `${call} ${status}`;
    const known = validators.get(key);
    if (known) return known;
    const schema = schemaOf(call, status);
    if (schema === null) return null;
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const made = ajv.compile(closed(schema) as AnySchemaObject);
    validators.set(key, made);
    return made;
  }

  return {
    calls: [...operations.keys()],
    added: [...operations].flatMap(([call, { 'x-added': why }]) => (why === undefined ? [] : call)),
    extensionsOf: (call) => [operations.get(call)?.['x-extension'] ?? []].flat(),
    schemaOf,
    askedOf(call) {
      const { parameters = [], requestBody } = operations.get(call) ?? {};
      const [content] = Object.entries(requestBody?.content ?? {});
      if (content === undefined) return { parameters, body: null };
      const [type, { schema, example }] = content;
      return { parameters, body: { type, schema, example } };
    },
    typesOf: (call, status) => Object.keys(operations.get(call)?.responses[status]?.content ?? {}),
    problemsOf(call, status, answer) {
      const validate = validator(call, status);
      if (validate === null) return [`the contract knows no ${status} of ${call}`];
      if (validate(answer)) return [];
      return (validate.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${instancePath} ${message} ${params['additionalProperty'] ?? ''}`,
      );
    },
  };
}
