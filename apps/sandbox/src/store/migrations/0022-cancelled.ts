/**
 * What was asked for can be cancelled while it is pending. Who has cancelled an application may apply for the same
 * offering again: an application is known by its number, and only one that was not cancelled is alone in its offering.
 */
export default [
  `alter table ipo_applications
    drop constraint ipo_applications_pkey, add primary key (customer_id, order_number)`,
  `create unique index ipo_applications_one on ipo_applications (customer_id, ipo_id)
    where status <> 4`,
];
