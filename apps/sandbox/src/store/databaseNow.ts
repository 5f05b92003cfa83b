import { sql } from 'kysely';

/** The database's time in epoch milliseconds, one for a whole statement: an index can be searched by it. */
export const databaseNow = sql<bigint>`(extract(epoch from now()) * 1000)::bigint`;
