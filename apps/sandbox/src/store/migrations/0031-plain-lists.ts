/**
 * Pages of lists are counted and skipped by an index. Version 0.1.0 still reads the table
 * `list_marks`, so a later migration drops it.
 */
export default [];
