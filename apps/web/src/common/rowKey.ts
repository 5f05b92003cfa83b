/** React's key of a row: its id, or its place in the list where the upstream gives it none. */
export function rowKey(id: string | null, at: number): string {
  return id ?? `row ${at}`;
}
