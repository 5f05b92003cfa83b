/**
 * Times at which a loan was decided and paid out, and an IPO application ended. For earlier
 * requests, the times of payouts and of ended applications come from the ledger, and the times of
 * rejections from notices. The times of approvals and cancelled loans stay unknown.
 */
export default [
  `alter table loans add column decided_at bigint, add column paid_out_at bigint`,
  `alter table ipo_applications add column ended_at bigint`,
  `update loans set paid_out_at = entries.created_at from entries
    where entries.customer_id = loans.customer_id and entries.order_number = loans.order_number
      and entries.reason = 'loan-payout'`,
  `update loans set decided_at = told.created_at from notices as told
    where told.customer_id = loans.customer_id and told.order_number = loans.order_number
      and told.kind = 'loan-rejected'`,
  `update ipo_applications set ended_at = entries.created_at from entries
    where entries.customer_id = ipo_applications.customer_id
      and entries.order_number = ipo_applications.order_number
      and entries.reason in ('ipo-allotment', 'ipo-refund', 'ipo-cancel')`,
];
