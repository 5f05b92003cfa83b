import { answer, buildPage, codecs, type RecordedCall, type ScriptedAnswer } from '@corro/testing';

/** The page of these rows that a call asks for, each row as it goes over the wire. */
export function pageOf<Row>(
  { query }: Pick<RecordedCall, 'query'>,
  rows: readonly Row[],
  row: (row: Row) => unknown,
): ScriptedAnswer {
  const limit = Number(query.limit);
  const from = (Number(query.page) - 1) * limit;
  return answer.ok(codecs.encodePage(buildPage(rows.slice(from, from + limit), rows.length), row));
}
