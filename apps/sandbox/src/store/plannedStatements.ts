import { hash } from 'node:crypto';

const names = new Map<string, string>();

/**
 * Makes Postgres plan a statement once per connection and not at each call, because planning costs
 * several times the execution. Use it only for constant texts, because a connection keeps each
 * plan, and only with named columns, because a migration may add a column to `*`.
 */
export function plannedStatement(text: string): string {
  // The name contains a hash of the text, so that a name always means the same text. A pooler may
  // share connections between versions of Corro whose texts differ.
  if (!names.has(text)) names.set(text, `corro-${hash('sha256', text).slice(0, 24)}`);
  return text;
}

/** Name of the plan; undefined for statements that are planned at each call. */
export function planNameOf(text: string): string | undefined {
  return names.get(text);
}
