/** Leases of work that one process does for all processes. `until` is in epoch milliseconds. */
export default ['create table leases (name text primary key, until bigint not null)'];
