import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { default as addFormats } from 'ajv-formats';

const bundled = join(import.meta.dirname, '__generated__/openapi.json');
const redocly = fileURLToPath(
  new URL('bin/cli.js', import.meta.resolve('@redocly/cli/package.json')),
);

/**
 * Forbids undeclared fields in all objects of a schema. The contract allows them, because the app ignores unknown
 * fields. The sandbox, however, is the reference and sends no undeclared field.
 */
function closed(schema: AnySchemaObject): AnySchemaObject {
  const parts = Object.entries(schema).map(([key, part]) => [
    key,
    key === 'enum' || key === 'const' || key === 'example' ? part : closedPart(part),
  ]);
  const isObject = 'properties' in schema && !('additionalProperties' in schema);
  return Object.fromEntries(isObject ? [...parts, ['additionalProperties', false]] : parts);
}

function closedPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closedPart);
  return typeof part === 'object' && part !== null ? closed(part) : part;
}

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
      {
        readonly content?: Readonly<
          Record<
            string,
            {
              readonly schema: AnySchemaObject;
              readonly examples?: { readonly ok?: { readonly value: unknown } };
            }
          >
        >;
      }
    >
  >;
}

export interface RequestShape {
  readonly parameters: readonly Parameter[];
  /** Null if the call has no body. */
  readonly body: { type: string; schema: AnySchemaObject; example: unknown } | null;
}

/** A request on the wire, for `requestProblemsOf`. */
export interface SentRequest {
  readonly query: Readonly<Record<string, string>>;
  /** Keys are lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; null without a body. */
  readonly body: unknown;
}

/** The contract. A call is written `METHOD /path`, with `{name}` for a path parameter. */
export interface Contract {
  readonly calls: readonly string[];
  /** Calls that the specification lacks. */
  readonly added: readonly string[];
  /** Returns the call of a request; null if the contract does not declare it. */
  callOf(method: string, path: string): string | null;
  /** Returns the extensions that announce an added call; empty for a call of the specification. */
  extensionsOf(call: string): readonly string[];
  /** Returns the example of a successful JSON answer; undefined if there is none. */
  exampleOf(call: string): unknown;
  /** Describes the problems of a JSON answer; empty if it is valid. Undeclared fields are problems. */
  problemsOf(call: string, status: number, answer: unknown): readonly string[];
  /** Returns the schema of a JSON answer; null for an undeclared status. */
  schemaOf(call: string, status: number): AnySchemaObject | null;
  /** Describes the problems of a request's JSON body, query and declared headers; empty if it is valid. */
  requestProblemsOf(call: string, request: SentRequest): readonly string[];
  requestShapeOf(call: string): RequestShape;
  typesOf(call: string, status: number): readonly string[];
}

/** Creates one schema of the query and headers of a call. */
function parametersSchema({ parameters }: RequestShape): AnySchemaObject {
  const sent = parameters.filter((parameter) => parameter.in !== 'path');
  const named = sent.map(({ name, in: place, schema, required = false }) => ({
    name: place === 'header' ? name.toLowerCase() : name,
    schema,
    required,
  }));
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    required: named.flatMap(({ name, required }) => (required ? name : [])),
  };
}

function problemsBy(validate: ValidateFunction | null, value: unknown): readonly string[] {
  if (validate === null || validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath} ${message} ${params['additionalProperty'] ?? ''}`,
  );
}

/** Reads the bundled contract and resolves its references. */
export function readContract(): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'corro-contract-'));
  const file = join(folder, 'openapi.json');
  execFileSync(process.execPath, [redocly, 'bundle', bundled, '--dereferenced', '-o', file], {
    stdio: 'ignore',
  });
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
  const calls = [...operations.keys()];
  const patterns = calls.map((call) => ({
    call,
    pattern: new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const validators = new Map<string, ValidateFunction>();

  function schemaOf(call: string, status: number): AnySchemaObject | null {
    const content = operations.get(call)?.responses[status]?.content;
    return content?.['application/json']?.schema ?? null;
  }

  function validatorOf(
    key: string,
    schema: AnySchemaObject | null,
    coerceTypes = false,
  ): ValidateFunction | null {
    const cached = validators.get(key);
    if (cached) return cached;
    if (schema === null) return null;
    const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
    addFormats.default(ajv);
    const validate = ajv.compile(closed(schema));
    validators.set(key, validate);
    return validate;
  }

  function requestShapeOf(call: string): RequestShape {
    const { parameters = [], requestBody } = operations.get(call) ?? {};
    const [content] = Object.entries(requestBody?.content ?? {});
    if (content === undefined) return { parameters, body: null };
    const [type, { schema, example }] = content;
    return { parameters, body: { type, schema, example } };
  }

  /** Names of the headers that any call declares, in lower case. */
  const headerNames = new Set(
    calls
      .flatMap((call) => requestShapeOf(call).parameters)
      .flatMap(({ name, in: place }) => (place === 'header' ? name.toLowerCase() : [])),
  );

  return {
    calls,
    added: [...operations].flatMap(([call, operation]) => ('x-added' in operation ? call : [])),
    callOf(method, path) {
      const wanted = `${method} ${path}`;
      if (operations.has(wanted)) return wanted;
      return patterns.find(({ pattern }) => pattern.test(wanted))?.call ?? null;
    },
    extensionsOf: (call) => [operations.get(call)?.['x-extension'] ?? []].flat(),
    schemaOf,
    requestShapeOf,
    requestProblemsOf(call, { query, headers, body }) {
      const shape = requestShapeOf(call);
      const declared = Object.entries(headers).filter(([name]) => headerNames.has(name));
      const parameters = validatorOf(`${call} parameters`, parametersSchema(shape), true);
      const content = validatorOf(`${call} body`, shape.body?.schema ?? { type: 'null' });
      return [
        ...problemsBy(parameters, { ...query, ...Object.fromEntries(declared) }),
        ...problemsBy(content, body),
      ];
    },
    exampleOf: (call) =>
      operations.get(call)?.responses[200]?.content?.['application/json']?.examples?.ok?.value,
    typesOf: (call, status) => Object.keys(operations.get(call)?.responses[status]?.content ?? {}),
    problemsOf(call, status, answer) {
      const validate = validatorOf(`${call} ${status}`, schemaOf(call, status));
      if (validate === null) return [`${call} has no JSON answer with status ${status}`];
      return problemsBy(validate, answer);
    },
  };
}
