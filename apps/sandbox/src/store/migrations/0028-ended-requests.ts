/**
 * When a deposit or a withdrawal came to its end. Of those that ended before, what their customer was told says it; of
 * cancelled ones nothing does.
 */
export default ['recharges', 'withdrawals'].flatMap((table) => [
  `alter table ${table} add column ended_at bigint`,
  `update ${table} set ended_at = told.created_at from notices as told
    where told.customer_id = ${table}.customer_id and told.order_number = ${table}.order_number
      and told.kind in (${
        table === 'recharges'
          ? `'deposit-done', 'deposit-failed'`
          : `'withdrawal-done', 'withdrawal-failed'`
      })`,
]);
