/** What a customer bought after some moment is found without a look at all lots. */
export default [`create index lots_by_time on lots (customer_id, created_at)`];
