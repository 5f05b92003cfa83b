/** Due jobs of all customers, and old rows of customers who never return, are found by their time. */
export default [
  'create index due_work_by_time on due_work (due_at)',
  // Rows are inserted in the order of their time, so a few pages of an index are enough.
  'create index idempotency_by_time on idempotency using brin (created_at)',
];
