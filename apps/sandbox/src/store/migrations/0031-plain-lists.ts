/**
 * Changes no table. From this version on, pages of lists are counted and skipped by an index,
 * without the table `list_marks`. The table stays until a later migration, because version 0.1.0
 * still reads it.
 */
export default [];
