/**
 * Path of a program for multi-process tests, fetched from the distribution's packages when missing. Throws a sentence
 * when it is not available.
 */
export function requireProgram(name: 'haproxy' | 'pgbouncer'): string;
