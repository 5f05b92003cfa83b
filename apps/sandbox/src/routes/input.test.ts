import { expect, test } from 'vitest';
import { z } from 'zod';
import { readBody } from '../http/body.ts';
import { integer, price, quantity, wholeDollars } from './input.ts';

/** Reads a field of a JSON body; returns the refusal code of an invalid field. */
function readField(schema: z.ZodType, json: string): unknown {
  const parsed = z.object({ field: schema }).safeParse(readBody(`{"field":${json}}`));
  return parsed.success ? parsed.data.field : parsed.error.issues[0]?.message;
}

test.each([
  ['1', 1],
  ['100', 100],
  ['9007199254740991', 9_007_199_254_740_991],
])('accepts the quantity %s', (json, expected) => {
  expect(readField(quantity, json)).toBe(expected);
});

test.each([
  '1e3',
  '1E0',
  '1.0',
  '1.5',
  '0',
  '-0',
  '-1',
  '9007199254740993',
  '9007199254740992',
  '1e999',
  '"10"',
  '""',
  '[1]',
  '{}',
  'null',
  'true',
])('refuses the quantity %s without coercing it', (json) => {
  expect(readField(quantity, json)).toBe('invalid-quantity');
});

test('refuses a missing quantity', () => {
  const parsed = z.object({ count: quantity }).safeParse(readBody('{}'));
  expect(parsed.success).toBe(false);
});

test.each([
  ['"128.40"', '128.40'],
  ['128.40', '128.40'],
  ['128', '128'],
])('reads the price %s as %s', (json, expected) => {
  expect(readField(price, json)).toBe(expected);
});

test.each([
  '"1e3"',
  '1e3',
  '"-1"',
  '-1',
  '0',
  '"0.00"',
  '"1,000"',
  '"１"',
  '""',
  '[]',
  'null',
  'true',
])('refuses the price %s', (json) => {
  expect(readField(price, json)).toBe('invalid-price');
});

test.each([
  ['"5000"', '5000'],
  ['5000', '5000'],
  ['"0100"', '100'],
  ['999999999999', '999999999999'],
])('reads the amount %s as %s', (json, expected) => {
  expect(readField(wholeDollars, json)).toBe(expected);
});

test.each([
  '0',
  '"000"',
  '-5',
  '5e3',
  '5000.00',
  '"5000.00"',
  '"5,000"',
  '" 5000"',
  '"１００"',
  '9999999999999',
  '""',
  '[]',
  'null',
  'true',
])('refuses the amount %s', (json) => {
  expect(readField(wholeDollars, json)).toBe('invalid-amount');
});

test.each(['0', '-1', '1.5', '1e1', 'x', '', '99999999'])('refuses the page %j', (text) => {
  expect(integer(1).safeParse(text).success).toBe(false);
});

test.each(['', '{', '{"a":}', 'undefined', '{"a":"\\u0000"}'])('refuses %j as a body', (body) => {
  expect(() => readBody(body)).toThrow(SyntaxError);
});

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('reads brackets up to 16 deep, except in texts', () => {
  expect(() => readBody(nested(16))).not.toThrow();
  expect(() => readBody(nested(17))).toThrow(SyntaxError);
  expect(() => readBody(`{"a":${nested(16)}}`)).toThrow(SyntaxError);
  const wide = `[${Array.from({ length: 99 }, () => nested(3)).join()}]`;
  expect(readBody(wide)).toHaveLength(99);
  const text = String.raw`"\"${'{'.repeat(99)}\\"`;
  expect(readBody(text)).toBe(String.raw`"${'{'.repeat(99)}` + '\\');
});
