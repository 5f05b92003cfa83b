/**
 * Returns the path of a program for multi-process tests. Fetches the program from the distribution's packages if it is
 * missing. Throws a sentence if it is not available.
 */
export function requireProgram(name: 'haproxy' | 'pgbouncer'): string;
