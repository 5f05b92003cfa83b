import { randomFillSync } from 'node:crypto';

const filled = Buffer.alloc(4096);
let next = filled.length;

/**
 * The next of the random bytes that are kept ready, for names that may be known: to ask the system for a few each time
 * takes ten times as long. Valid until the next call.
 */
export function readyBytes(length: number): Buffer {
  if (next + length > filled.length) {
    randomFillSync(filled);
    next = 0;
  }
  next += length;
  return filled.subarray(next - length, next);
}
