/**
 * Time at which a deposit or a withdrawal ended. For requests that have already ended it comes from
 * their notices; cancelled requests have no notice, so their time stays unknown.
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
