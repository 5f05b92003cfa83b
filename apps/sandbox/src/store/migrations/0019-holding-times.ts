/** Earliest time at which a lot can be sold, epoch milliseconds; null: at any time. */
export default [`alter table lots add column sellable_at bigint`];
