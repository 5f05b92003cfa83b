/**
 * Pending requests can be cancelled, and a customer who has cancelled an application may apply for
 * the same offering again. So the key of an application is its order number, and for each offering
 * the index allows a customer one application that is not cancelled.
 */
export default [
  `alter table ipo_applications
    drop constraint ipo_applications_pkey, add primary key (customer_id, order_number)`,
  `create unique index ipo_applications_one on ipo_applications (customer_id, ipo_id)
    where status <> 4`,
];
