import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockGrouping, caretIn, editedText, thousandsGrouping } from './grouping.ts';

const comma = thousandsGrouping(',');
const point = thousandsGrouping('.');
const clabe = blockGrouping([3, 3, 11, 1]);

it.each([
  [comma, '', ''],
  [comma, '999', '999'],
  [comma, '1000', '1,000'],
  [comma, '1234567', '1,234,567'],
  [comma, '1234.5', '1,234.5'],
  [comma, '1234567.', '1,234,567.'],
  // The comma may be meant as a decimal sign, so the text stays as typed.
  [comma, '1234,5', '1234,5'],
  [comma, '12a', '12a'],
  [comma, '-5000', '-5000'],
  [point, '1234567', '1.234.567'],
  [point, '1234,5', '1.234,5'],
  [clabe, '0020', '002 0'],
  [clabe, '002010077777777771', '002 010 07777777777 1'],
  [blockGrouping([2, 4, 4]), '5512345678', '55 1234 5678'],
  [blockGrouping([2, 4, 4]), '551234567890', '55 1234 567890'],
])('%# writes %s', (grouping, text, written) => {
  expect(grouping.write(text)).toBe(written);
});

it.each([
  [comma, '1,234', '1234'],
  [comma, '1,234,567', '1234567'],
  [comma, '1,234,567.89', '1234567.89'],
  [comma, ' 5000 ', '5000'],
  [point, '1.234,50', '1234,50'],
  // Programs group with non-breaking spaces.
  [comma, '7\u00A0500', '7500'],
  [comma, '1\u202F234\u202F567,8', '1234567,8'],
  [comma, '\u202A7500\u202C', '7500'],
  [comma, '\uFEFF1,\u200B250\u200E', '1250'],
  [comma, '１，２５０', '1250'],
  [comma, '７５００．５', '7500.5'],
  // A separator that may be a decimal sign is not removed: the text stays as typed.
  [comma, '1.234', '1.234'],
  [point, '1,234', '1,234'],
  [point, '1,234.50', '1,234.50'],
  [comma, '1.234.567,8', '1.234.567,8'],
  [comma, '0.500', '0.500'],
  [comma, '0,500', '0,500'],
  [comma, '0,050', '0,050'],
  [comma, '00.500', '00.500'],
  [point, '0.125', '0.125'],
  [comma, '1 234 567', '1 234 567'],
  [comma, "1'234'567", "1'234'567"],
  [comma, '12,34', '12,34'],
  [comma, '1,2345', '1,2345'],
  [comma, '1,234.567', '1234.567'],
  [comma, '1,234,56', '1,234,56'],
  [comma, '1,234\u00A0567', '1,234\u00A0567'],
  [comma, '12e3', '12e3'],
  [clabe, '002-010-07777777777-1', '002010077777777771'],
  [clabe, '002 010 0777 7777 777 1', '002010077777777771'],
  [clabe, 'CLABE: 002010077777777771', '002010077777777771'],
  [clabe, 'CLABE interbancaria 002 010 07777777777 1', '002010077777777771'],
  [clabe, '\u202A００２０１０077777777771\u202C', '002010077777777771'],
  [clabe, 'CLABE:', 'CLABE:'],
  [clabe, 'TRv8', 'TRv8'],
  [blockGrouping([2, 4, 4]), '(55) 1234-5678', '5512345678'],
])('%# reads pasted text: %s', (grouping, pasted, text) => {
  expect(grouping.read(pasted)).toBe(text);
});

it('never makes a larger number of a pasted one, in any language', () => {
  const unit = fc.constantFrom(...Array.from('0123456789'));
  const digits = fc.string({ unit, minLength: 1, maxLength: 4 });
  const separators = fc.constantFrom('.', ',', ' ', '\u00A0', "'", '’');
  const pasted = fc.tuple(digits, separators, digits, fc.constantFrom('', '.5', ',50'));
  fc.assert(
    fc.property(fc.constantFrom(comma, point), pasted, (grouping, [whole, sign, rest, cents]) => {
      const text = `${whole}${sign}${rest}${cents}`;
      const isGroup = sign === grouping.separator || sign === '\u00A0';
      const isGrouped = isGroup && rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
      const hasOwnCents = cents === '' || sign === '\u00A0' || !cents.startsWith(sign);
      expect(grouping.read(text)).toBe(isGrouped && hasOwnCents ? whole + rest + cents : text);
    }),
  );
});

/**
 * Changes the input's text from `start` to `after` and returns the text that the field then shows.
 * `[` and `]` enclose the selection in `start`; `|` is the caret in `after` and in the returned
 * text.
 */
function edit(start: string, after: string, isForward = false): string {
  const before = start.replaceAll(/[[\]]/g, '');
  const from = start.indexOf('[');
  const selection = [Math.max(0, from), Math.max(0, start.indexOf(']') - 1)] as const;
  const caret = after.indexOf('|');
  const input = after.replace('|', '');
  const text =
    comma.write(before.replaceAll(',', '')) === before ? before.replaceAll(',', '') : before;
  const next = editedText(comma, { text, selection, input, caret, isForward });
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
    // Deleting the separator also deletes the 4 before it.
    ['deletes over a separator', '1,234,567', '1,234|567', '123,|567'],
    ['pastes groups over all', '[1,234]', '9,876,543|', '9,876,543|'],
    ['pastes groups into nothing', '', '12,345|', '12,345|'],
    ['pastes another country’s groups', '[1,234]', '9.876.543|', '9.876.543|'],
    ['pastes a fraction over a number that begins like it', '[1,500]', '1,5|', '1,5|'],
    ['pastes a fraction over another', '[1,250]', '1,25|', '1,25|'],
    ['pastes into a selection', '1,[23]4', '1,9|4', '19|4'],
    ['deletes a selection', '[1,2]34', '|34', '|34'],
    ['goes on after a comma that was typed', '1.234,', '1.234,5|', '1.234,5|'],
    ['completes groups that are typed by hand', '1,23', '1,234|', '1,234|'],
    ['types a point', '1,234', '1,234.|', '1,234.|'],
    ['empties it', '1,234', '|', '|'],
  ])('%s', (_, before, after, seen) => {
    expect(edit(before, after)).toBe(seen);
  });

  it('deletes forward over a separator', () => {
    // With the caret at 1|,234, deleting the separator also deletes the 2: 134.
    expect(edit('1,234', '1|234', true)).toBe('1|34');
  });

  it('has the same effect on grouped text as on plain text', () => {
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
