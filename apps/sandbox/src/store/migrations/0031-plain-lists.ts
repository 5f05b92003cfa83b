/** Pages of lists are counted and skipped by an index; the marks that were counted from are gone. */
export default ['drop table list_marks'];
