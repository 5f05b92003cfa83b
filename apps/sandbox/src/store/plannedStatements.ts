import { hash } from 'node:crypto';
import type { Db } from './database.ts';
import { CompiledQuery } from 'kysely';

const names = new Map<string, string>();

/**
 * Makes Postgres plan a statement once per connection instead of at each call, which costs several
 * times its execution. For constant texts with named columns only: a connection keeps each plan.
 */
export function plannedStatement(text: string): string {
  // A pooler may share connections between versions of Corro: one name never means two texts.
  if (!names.has(text)) names.set(text, `corro-${hash('sha256', text).slice(0, 24)}`);
  return text;
}

/** Name of the plan; undefined for statements that are planned at each call. */
export function planNameOf(text: string): string | undefined {
  return names.get(text);
}

/** SQL of one JSON value of a customer, in which `$1` is the customer's id. */
export interface OwnFigures<Figures> {
  readonly sql: string;
  readonly parse: (value: unknown) => Figures;
}

/** Reads figures of a customer in a statement of their own. */
export async function readFigures<Figures>(
  db: Db,
  customerId: string,
  { sql, parse }: OwnFigures<Figures>,
): Promise<Figures> {
  const query: CompiledQuery<{ own: unknown }> = CompiledQuery.raw(`select (${sql}) as own`, [
    customerId,
  ]);
  return parse((await db.executeQuery(query)).rows[0]?.own);
}
