import { answer, buildPage, codecs, type RecordedCall, type ScriptedAnswer } from '@corro/testing';

/** Answers with the requested page of the rows; `row` encodes one row. */
export function pageOf<Row>(
  { query }: Pick<RecordedCall, 'query'>,
  rows: readonly Row[],
  row: (row: Row) => unknown,
): ScriptedAnswer {
  const limit = Number(query.limit);
  const from = (Number(query.page) - 1) * limit;
  return answer.ok(codecs.encodePage(buildPage(rows.slice(from, from + limit), rows.length), row));
}
