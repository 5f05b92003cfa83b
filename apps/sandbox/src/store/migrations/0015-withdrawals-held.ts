/**
 * Time until which a customer's withdrawals are refused, epoch milliseconds; null if never held.
 */
export default [`alter table customers add column withdrawals_held_until bigint`];
