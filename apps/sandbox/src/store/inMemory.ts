/** The data folder that keeps nothing: for tests. */
export const inMemory = 'memory://';
