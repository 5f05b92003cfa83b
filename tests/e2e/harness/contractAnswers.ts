import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateSync, type JsonSchema } from 'json-schema-faker';

/** A part of the bundled contract, as far as answers are made up from it. */
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

/** What tells rows apart. */
const ids = ['id', 'no', 'stock', 'stock_code', 'tag', 'symbol', 'client_key'];

/** The data of each call that answers with an object or a list, by its path. */
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

/** An object of a schema, the same for the same seed; `whole` with every field that may be missing. */
export function madeUp(schema: Schema, seed: number, whole = false): Row {
  const options = { seed, alwaysFakeOptionals: whole };
  return generateSync({ ...schema, components } as unknown as JsonSchema, options) as Row;
}

/** The rows of a list, bare or under a name; undefined for other data. */
export function rowsIn(data: Schema): Schema | undefined {
  return namedRows(data)?.[1].items ?? data.items;
}

/** Data with such rows in it. */
export function withRows(data: Schema, rows: readonly Row[]): unknown {
  const [name] = namedRows(data) ?? [];
  // More than were sent: this is one page of them.
  const count = 2 * rows.length;
  return name === undefined
    ? rows
    : { ...madeUp(data, 0, true), [name]: rows, count, total: count };
}

function namedRows({ properties }: Schema): [string, Schema] | undefined {
  return Object.entries(properties ?? {}).find(([, { items }]) => items?.$ref !== undefined);
}

/** So many rows of the kinds that are given, each with ids of its own. */
export function repeated(kinds: readonly Row[], count: number): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const row = kinds[at % kinds.length] ?? {};
    const own = idsOf(row);
    return { ...row, ...Object.fromEntries(own.map((id) => [id, `${at}`])) };
  });
}

/** What tells a row apart from others. */
export function idsOf(row: Row): readonly string[] {
  return ids.filter((id) => row[id] !== undefined && row[id] !== null);
}

/** Answers calls with this data, by their paths. Returns which were asked for. */
export async function answerWith(
  page: Page,
  answers: ReadonlyMap<string, unknown>,
): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  const bodies = new Map(
    [...answers].map(([path, data]) => [path, JSON.stringify({ msg: 'ok', data })]),
  );
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname.slice('/api'.length);
    const body = bodies.get(path);
    if (body === undefined) return route.fallback();
    asked.add(path);
    return route.fulfill({ contentType: 'application/json', body });
  });
  return asked;
}
