/** A row whose fields are not checked yet. */
export type Row = Readonly<Record<string, unknown>>;

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a field with a text or number as text; empty for other values. */
export function textOf(value: unknown, field: string): string {
  const part = isRow(value) ? value[field] : undefined;
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}

/** Returns the rows of a list. They are in `rows`, in `list`, or the data itself. */
export function rowsOf(data: unknown): readonly Row[] {
  const list = isRow(data) ? (data['rows'] ?? data['list']) : data;
  return Array.isArray(list) ? list.filter(isRow) : [];
}
