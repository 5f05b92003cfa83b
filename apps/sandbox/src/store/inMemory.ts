/** In place of a data folder: a database in memory, for tests. */
export const inMemory = 'memory://';
