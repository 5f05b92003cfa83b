import { basename } from 'node:path';

/**
 * Linter plugin for bundling the contract. It expands `x-body`, `x-data`, `x-receipt` and `x-rows`, and tags each call
 * with the name of its file. It wraps the `data` of each answer in the envelope, and adds the shared refusals, headers,
 * and HTTP 400, 401 and 429.
 */

/** Schema of a refused answer. Its `data` is a code, a `Busy`, or, for calls that count tries, a `Wait`. */
function refused(codes) {
  const code = {
    description: 'Code of the refusal, one of x-refusals.',
    type: 'string',
    enum: codes,
  };
  const waits = codes.includes('too-many-attempts') ? ['Wait'] : [];
  const withValues = ['Busy', ...waits].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const data = { oneOf: [code, ...withValues] };
  return {
    type: 'object',
    required: ['msg', 'data'],
    properties: { msg: { description: 'Refused.', const: 'no' }, data },
  };
}

function done(data, isOptional) {
  return {
    type: 'object',
    required: isOptional ? ['msg'] : ['msg', 'data'],
    properties: { msg: { description: 'Done.', const: 'ok' }, data },
  };
}

/** Lists the refusal codes of a call with their meaning: the call's own codes first, the shared ones last. */
function refusalsOf(operation, { ofEveryCall, ofIdempotencyKey, listed }) {
  const own = Object.entries(operation['x-refusals'] ?? {}).map(([code, meaning]) => {
    const text = meaning ?? listed[code];
    if (text === undefined) throw new Error(`${operation.operationId}: what does ${code} mean?`);
    return [code, text];
  });
  const withKey = Object.entries(ofIdempotencyKey).filter(
    ([code]) =>
      takes(operation, 'IdempotencyKey') &&
      (code !== 'order-expired' || takes(operation, 'OrderAge')),
  );
  return Object.fromEntries([...own, ...withKey, ...Object.entries(ofEveryCall)]);
}

const takes = ({ parameters = [] }, name) =>
  parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`);

/** Creates the answer with HTTP 200, which contains the call's `data`. */
function answered(operation, declared, { codes, isOptional }) {
  const { [json]: data = { schema: anything, example: null }, ...others } = declared.content ?? {};
  const isEnveloped = Object.keys(others).length === 0;
  return {
    description: declared.description ?? 'Done or refused, by `msg`.',
    headers: {
      'x-corro-simulated': { $ref: '#/components/headers/Simulated' },
      ...(takes(operation, 'IdempotencyKey') && {
        'Idempotency-Honoured': { $ref: '#/components/headers/IdempotencyHonoured' },
      }),
    },
    content: {
      ...others,
      [json]: {
        schema: isEnveloped
          ? {
              oneOf: [done(data.schema, data.schema === anything || isOptional), refused(codes)],
            }
          : refused(codes),
        examples: {
          ...(isEnveloped && { ok: { summary: 'Done', value: { msg: 'ok', data: data.example } } }),
          no: { summary: 'Refused', value: { msg: 'no', data: exampleOf(codes) } },
        },
      },
    },
  };
}

const json = 'application/json';
const anything = { $ref: '#/components/schemas/Anything' };
/**
 * Code for the example of a refusal: the call's first own code. Without own codes, the first shared
 * code, except that `busy` replaces `bad-request`, because it is more likely.
 */
const exampleOf = ([first]) => (first === 'bad-request' ? 'busy' : first);

function envelope() {
  let shared;
  return {
    Root: {
      enter(root, { resolve }) {
        shared = resolve(root['x-shared-refusals']).node;
        delete root['x-shared-refusals'];
      },
    },
    Operation: {
      leave(operation) {
        const refusals = refusalsOf(operation, shared);
        const declared = operation.responses?.['200'] ?? {};
        const isOptional = operation['x-data-optional'] === true;
        delete operation['x-refusals'];
        delete operation['x-data-optional'];
        delete operation.responses;
        const isPublic = operation.security?.length === 0;
        Object.assign(operation, {
          'x-refusals': refusals,
          responses: {
            200: answered(operation, declared, { codes: Object.keys(refusals), isOptional }),
            400: { $ref: '#/components/responses/Rejected' },
            ...(!isPublic && { 401: { $ref: '#/components/responses/SessionEnded' } }),
            429: { $ref: '#/components/responses/TooManyCalls' },
          },
        });
      },
    },
  };
}

/** Creates the schema of a page of rows. `isCounted` makes `count` required. */
function pageOf({ description, $ref, isCounted, examples }) {
  const properties = {
    rows: { description, type: 'array', items: { $ref } },
    count: {
      description: 'Number of rows over all pages.',
      $ref: '../schemas/Count.yaml',
    },
  };
  const required = isCounted ? ['rows', 'count'] : ['rows'];
  const example = { rows: examples, count: examples.length };
  return { schema: { type: 'object', required, properties }, example };
}

const answer = (content) => ['responses', { 200: { content: { [json]: content } } }];

/** Expands each shorthand of a call to its OpenAPI form. */
const shorthands = {
  'x-body': (content) => ['requestBody', { required: true, content: { [json]: content } }],
  'x-data': answer,
  'x-receipt': ({ $ref, example }) =>
    answer({ schema: { oneOf: [{ $ref }, { type: 'null' }] }, example }),
  'x-rows': (page) => answer(pageOf(page)),
};

/** Expands the shorthands of a source file. In a bundle they are already expanded, so nothing changes. */
function spellOut() {
  const tags = new Map();
  return {
    Root: {
      enter(root) {
        for (const tag of root.tags) {
          for (const file of tag['x-files'] ?? []) tags.set(file, tag.name);
          delete tag['x-files'];
        }
      },
    },
    Operation: {
      leave(operation, { location }) {
        const tag = tags.get(basename(location.source.absoluteRef, '.yaml'));
        for (const [name, value] of Object.entries(operation)) {
          const [fullName, fullValue] = shorthands[name]?.(value) ?? [name, value];
          delete operation[name];
          operation[fullName] = fullValue;
          if (name === 'operationId' && tag !== undefined) operation.tags = [tag];
        }
      },
    },
  };
}

export default function corro() {
  return {
    id: 'corro',
    preprocessors: { oas3: { 'spell-out': spellOut } },
    decorators: { oas3: { envelope } },
  };
}
