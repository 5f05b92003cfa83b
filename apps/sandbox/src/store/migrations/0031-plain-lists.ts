/**
 * Pages of lists are counted and skipped by an index, so the marked rows are not needed any more.
 */
export default ['drop table list_marks'];
