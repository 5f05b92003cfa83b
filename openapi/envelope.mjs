import { basename } from 'node:path';

/**
 * A plugin of the contract's linter. When the contract is bundled it spells out `x-body`, `x-data` and `x-rows`, gives
 * each call the tag of its file, and writes around each call's `data` what every call has: the envelope, the refusals
 * in common, the headers, HTTP 400 and 401.
 */

/** A refused answer: `data` is one of the codes, or a `Wait` where tries are counted. */
function refused(codes) {
  const code = { description: 'Why, as listed under x-refusals.', type: 'string', enum: codes };
  const data = codes.includes('too-many-attempts')
    ? { oneOf: [code, { $ref: '#/components/schemas/Wait' }] }
    : code;
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

/** The codes of a call with their meaning: its own first, those of all calls last. */
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

/** The answer with HTTP 200 around what the call says of its `data`. */
function answered(operation, said, { codes, isOptional }) {
  const { [json]: data = { schema: anything, example: null }, ...others } = said.content ?? {};
  const isEnveloped = Object.keys(others).length === 0;
  return {
    description: said.description ?? 'Done, or refused: `msg` says which.',
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
/** A refusal of the call's own, which stand first; else the likeliest. */
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
        const said = operation.responses?.['200'] ?? {};
        const isOptional = operation['x-data-optional'] === true;
        delete operation['x-refusals'];
        delete operation['x-data-optional'];
        delete operation.responses;
        const isPublic = operation.security?.length === 0;
        Object.assign(operation, {
          'x-refusals': refusals,
          responses: {
            200: answered(operation, said, { codes: Object.keys(refusals), isOptional }),
            400: { $ref: '#/components/responses/Rejected' },
            ...(!isPublic && { 401: { $ref: '#/components/responses/SessionEnded' } }),
          },
        });
      },
    },
  };
}

/** A page of rows; `count` is required where `isCounted` says so. */
function pageOf({ description, $ref, isCounted, examples }) {
  const properties = {
    rows: { description, type: 'array', items: { $ref } },
    count: {
      description: 'How many there are over all pages.',
      $ref: '../schemas/Count.yaml',
    },
  };
  const required = isCounted ? ['rows', 'count'] : ['rows'];
  const example = { rows: examples, count: examples.length };
  return { schema: { type: 'object', required, properties }, example };
}

const answer = (content) => ['responses', { 200: { content: { [json]: content } } }];

/** The members of a call that are written short, and what OpenAPI has for them. */
const shorthands = {
  'x-body': (content) => ['requestBody', { required: true, content: { [json]: content } }],
  'x-data': answer,
  'x-rows': (page) => answer(pageOf(page)),
};

/** Changes nothing of the bundle, which the linter looks at: there, all is spelled out. */
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
