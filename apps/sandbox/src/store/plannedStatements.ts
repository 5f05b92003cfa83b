import { hash } from 'node:crypto';

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
