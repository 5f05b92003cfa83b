import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateSync, type JsonSchema } from 'json-schema-faker';

/** A schema of the bundled contract. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

export type Row = Record<string, unknown>;

interface Content {
  readonly 'application/json'?: { readonly schema?: Schema };
}

const file = resolve(import.meta.dirname, '../../../openapi/__generated__/openapi.json');
const { components, paths } = JSON.parse(readFileSync(file, 'utf8'));

/** Fields that identify a row. */
const ids = ['id', 'no', 'stock', 'stock_code', 'tag', 'symbol', 'client_key'];

/** Schemas of answers with an object or a list, by path. */
export const dataSchemas: ReadonlyMap<string, Schema> = new Map(
  Object.entries<Record<string, { responses: Record<string, { content?: Content }> }>>(
    paths,
  ).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ responses }) => {
      const envelope = responses['200']?.content?.['application/json']?.schema;
      const data = resolved((envelope?.oneOf?.[0] ?? envelope)?.properties?.['data']);
      const isPlain = data?.properties === undefined && data?.items === undefined;
      return isPlain ? [] : [[path, data] as const];
    }),
  ),
);

function resolved(schema: Schema | undefined): Schema | undefined {
  if (schema?.$ref !== undefined) {
    return resolved(components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  }
  return schema?.oneOf === undefined ? schema : resolved(schema.oneOf[0]);
}

/** Generates an object of a schema with all optional fields. The same seed gives the same object. */
export function fakeOf(schema: Schema, seed: number): Row {
  const options = { seed, alwaysFakeOptionals: true };
  return generateSync({ ...schema, components } as unknown as JsonSchema, options) as Row;
}

/** Finds the schema of the rows of a list; undefined for other data. */
export function rowsIn(data: Schema): Schema | undefined {
  return namedRows(data)?.[1].items ?? data.items;
}

/** Generates data of a schema that contains these rows. */
export function withRows(data: Schema, rows: readonly Row[]): unknown {
  const [name] = namedRows(data) ?? [];
  // Announces twice as many rows as there are, so that the app expects a second page.
  const count = 2 * rows.length;
  return name === undefined ? rows : { ...fakeOf(data, 0), [name]: rows, count, total: count };
}

function namedRows({ properties }: Schema): [string, Schema] | undefined {
  return Object.entries(properties ?? {}).find(([, { items }]) => items?.$ref !== undefined);
}

/** Repeats rows up to a count. Each copy has an id of its own. */
export function repeatRows(kinds: readonly Row[], count: number): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const row = kinds[at % kinds.length] ?? {};
    const own = idsOf(row);
    return { ...row, ...Object.fromEntries(own.map((id) => [id, `${at}`])) };
  });
}

/** Lists the fields of a row that identify it. */
export function idsOf(row: Row): readonly string[] {
  return ids.filter((id) => row[id] !== undefined && row[id] !== null);
}

/** Answers the page's calls with the data of their paths. */
export async function answerWith(page: Page, answers: ReadonlyMap<string, unknown>): Promise<void> {
  const bodies = new Map(
    [...answers].map(([path, data]) => [path, JSON.stringify({ msg: 'ok', data })]),
  );
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname.slice('/api'.length);
    const body = bodies.get(path);
    if (body === undefined) return route.fallback();
    return route.fulfill({ contentType: 'application/json', body });
  });
}
