/** The pages, from 1, that hold the rows from one index to another, with so many rows to a page. */
export function pagesBetween(first: number, last: number, limit: number): readonly number[] {
  const from = Math.floor(first / limit);
  const to = Math.floor(last / limit);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at + 1);
}

/** Where the row at an index stands: its page, from 1, and its place there, from 0. */
export function placeOf(index: number, limit: number): { page: number; at: number } {
  return { page: Math.floor(index / limit) + 1, at: index % limit };
}
