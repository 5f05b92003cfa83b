/** Work that one process does for all, and until when it has taken it. */
export default ['create table leases (name text primary key, until bigint not null)'];
