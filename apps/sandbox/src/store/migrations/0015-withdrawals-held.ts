/** Until when a customer's withdrawals are refused; null where they never were. Epoch milliseconds. */
export default [`alter table customers add column withdrawals_held_until bigint`];
