/** Indexes that find the due jobs of all customers, and old rows of customers who never return. */
export default [
  'create index concurrently if not exists due_work_by_time on due_work (due_at)',
  // Rows are inserted in the order of their time, so a small block range index is enough.
  'create index concurrently if not exists idempotency_by_time on idempotency using brin (created_at)',
];
