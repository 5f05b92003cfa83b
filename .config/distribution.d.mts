/**
 * The path of a program that tests of several processes want; fetched from the packages of the distribution when it is
 * not there. Throws a sentence when it cannot be had.
 */
export function requireProgram(name: 'haproxy' | 'pgbouncer'): string;
