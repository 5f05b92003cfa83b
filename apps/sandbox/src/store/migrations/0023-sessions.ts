/**
 * Data for the list of sessions: the description of the device and the time of last use. Sessions
 * that are already open count as used now. The first login of a customer reports no new device, so
 * the migration marks customers with a device or a session as having logged in before.
 */
export default [
  `alter table sessions
    add column used_at bigint not null default (extract(epoch from now()) * 1000)::bigint`,
  `alter table sessions add column device_hash text`,
  `alter table sessions add column browser text`,
  `alter table sessions add column system text`,
  `alter table sessions add column device text`,
  `alter table notices add column browser text`,
  `alter table notices add column system text`,
  `alter table notices add column device text`,
  `alter table customers add column first_login_at bigint`,
  `update customers set first_login_at = created_at
    where exists (select 1 from devices where devices.customer_id = customers.customer_id)
      or exists (select 1 from sessions where sessions.customer_id = customers.customer_id)`,
];
