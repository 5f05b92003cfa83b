import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocks, caretIn, editedText, thousands } from './grouping.ts';

const comma = thousands(',');
const point = thousands('.');
const clabe = blocks([3, 3, 11, 1]);

it.each([
  [comma, '', ''],
  [comma, '999', '999'],
  [comma, '1000', '1,000'],
  [comma, '1234567', '1,234,567'],
  [comma, '1234.5', '1,234.5'],
  [comma, '1234567.', '1,234,567.'],
  // A comma may be meant as the decimal sign: it is left as it was typed.
  [comma, '1234,5', '1234,5'],
  [comma, '12a', '12a'],
  [comma, '-5000', '-5000'],
  [point, '1234567', '1.234.567'],
  [point, '1234,5', '1.234,5'],
  [clabe, '0020', '002 0'],
  [clabe, '002010077777777771', '002 010 07777777777 1'],
  [blocks([2, 4, 4]), '5512345678', '55 1234 5678'],
  [blocks([2, 4, 4]), '551234567890', '55 1234 567890'],
])('%# writes %s', (grouping, text, written) => {
  expect(grouping.write(text)).toBe(written);
});

it.each([
  [comma, '1,234', '1234'],
  [comma, '1.234', '1234'],
  [comma, '1 234 567', '1234567'],
  [comma, "1'234'567", '1234567'],
  [comma, '1,234,567.89', '1234567.89'],
  [comma, '1.234.567,8', '1234567.8'],
  [point, '1,234.50', '1234,50'],
  [comma, ' 5000 ', '5000'],
  // What may mean cents, or nothing, is not guessed.
  [comma, '12,34', '12,34'],
  [comma, '1,2345', '1,2345'],
  [comma, '1,234.567', '1,234.567'],
  [comma, '1,234,56', '1,234,56'],
  [comma, '12e3', '12e3'],
  [clabe, '002-010-07777777777-1', '002010077777777771'],
  [clabe, '002 010 0777 7777 777 1', '002010077777777771'],
  [clabe, 'TRv8', 'TRv8'],
  [blocks([2, 4, 4]), '(55) 1234-5678', '5512345678'],
])('%# reads what is pasted: %s', (grouping, pasted, text) => {
  expect(grouping.read(pasted)).toBe(text);
});

/** An edit as it is seen: `|` is the caret afterwards. */
function edit(before: string, after: string, isForward = false): string {
  const caret = after.indexOf('|');
  const input = after.replace('|', '');
  const text =
    comma.write(before.replaceAll(',', '')) === before ? before.replaceAll(',', '') : before;
  const next = editedText(comma, { text, input, caret, isForward });
  const written = comma.write(next.text);
  const at = caretIn(comma, next);
  return `${written.slice(0, at)}|${written.slice(at)}`;
}

describe('an edit', () => {
  it.each([
    ['types at the end', '123', '1234|', '1,234|'],
    ['types in the middle', '1,234', '19|,234', '19,|234'],
    ['types among the first', '123,456', '9|123,456', '9,|123,456'],
    ['deletes a digit', '1,234', '1,23|', '123|'],
    ['deletes in the middle', '1,234', '1,|34', '1|34'],
    // The 4 before it goes.
    ['deletes over a separator', '1,234,567', '1,234|567', '123,|567'],
    ['pastes groups over all', '1,234', '9.876.543|', '9,876,543|'],
    ['pastes groups into nothing', '', '12 345|', '12,345|'],
    ['goes on after a comma that was typed', '1.234,', '1.234,5|', '1.234,5|'],
    ['completes groups that are typed by hand', '1,23', '1,234|', '1,234|'],
    ['types a point', '1,234', '1,234.|', '1,234.|'],
    ['empties it', '1,234', '|', '|'],
  ])('%s', (_, before, after, seen) => {
    expect(edit(before, after)).toBe(seen);
  });

  it('deletes forward over a separator', () => {
    // 1|,234 loses its 2: 134
    expect(edit('1,234', '1|234', true)).toBe('1|34');
  });

  it('leaves the text that the same edit makes of the text without groups', () => {
    const digits = fc
      .array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(digits, fc.nat(20), fc.integer({ min: 1, max: 9 }), (text, where, digit) => {
        const before = comma.write(text);
        const at = Math.min(where, before.length);
        const input = `${before.slice(0, at)}${digit}${before.slice(at)}`;
        const left = before.slice(0, at).replaceAll(',', '');
        const next = editedText(comma, { text, input, caret: at + 1, isForward: false });
        expect(next.text).toBe(`${left}${digit}${text.slice(left.length)}`);
        expect(next.after).toBe(text.length - left.length);
      }),
    );
  });
});
