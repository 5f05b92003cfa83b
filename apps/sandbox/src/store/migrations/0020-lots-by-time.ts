/** Index for the lots that a customer bought after a time. */
export default [`create index lots_by_time on lots (customer_id, created_at)`];
