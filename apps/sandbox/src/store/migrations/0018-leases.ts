/** Leases of work that one process does for all, each until a time in epoch milliseconds. */
export default ['create table leases (name text primary key, until bigint not null)'];
