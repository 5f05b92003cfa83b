/** A plain value inside a context. */
export interface ContextLine {
  readonly path: string;
  readonly value: string;
}

/** Maximum depth to which values of a context are shown. */
const maxDepth = 6;

/** The plain values inside a context, by their path. */
export function contextLines(value: unknown, path = '', depth = 0): ContextLine[] {
  if (typeof value === 'function') return [];
  if (typeof value !== 'object' || value === null) return [{ path, value: inWords(value) }];
  const entries = Object.entries(value);
  if (entries.length === 0) return [{ path, value: Array.isArray(value) ? '[]' : '{}' }];
  if (depth === maxDepth) return [{ path, value: '…' }];
  return entries.flatMap(([name, inner]) =>
    contextLines(inner, path === '' ? name : `${path}.${name}`, depth + 1),
  );
}

/** The paths of the lines that are not in `before`, or differ there. */
export function changedPaths(
  before: readonly ContextLine[],
  after: readonly ContextLine[],
): ReadonlySet<string> {
  const known = new Map(before.map(({ path, value }) => [path, value]));
  return new Set(
    after.filter(({ path, value }) => known.get(path) !== value).map(({ path }) => path),
  );
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? `«${value}»` : String(value);
}
