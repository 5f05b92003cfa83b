import { expect, it } from 'vitest';
import { makeKey } from './makeKey.ts';

it('uses the browser’s randomUUID if it exists', () => {
  const chance = {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: () => '01234567-89ab-4cde-8f01-23456789abcd' as const,
  };
  expect(makeKey(chance)).toBe('01234567-89ab-4cde-8f01-23456789abcd');
});

it('creates a UUID of version 4 from random bytes otherwise', () => {
  const ones = {
    getRandomValues: <Bytes extends ArrayBufferView | null>(bytes: Bytes) => filled(bytes),
  };
  expect(makeKey(ones)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

it('creates a different key each time', () => {
  const chance = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const keys = new Set(Array.from({ length: 100 }, () => makeKey(chance)));
  expect(keys.size).toBe(100);
});

function filled<Bytes extends ArrayBufferView | null>(bytes: Bytes): Bytes {
  if (bytes instanceof Uint8Array) bytes.fill(0xff);
  return bytes;
}
