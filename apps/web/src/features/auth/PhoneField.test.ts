import { expect, it } from 'vitest';
import { groupPhone } from '../../common/phone.ts';
import { editPhone } from './PhoneField.tsx';

it.each([
  ['', ''],
  ['5', '5'],
  ['55', '55'],
  ['551', '55 1'],
  ['551234567', '55 1234 567'],
  ['5512345678', '55 1234 5678'],
  ['55 1234 5', '55 1234 5'],
  ['+', '+'],
  ['+52', '+52'],
  ['+525512345678', '+52 55 1234 5678'],
  ['+5215512345678', '+52 1 55 1234 5678'],
  // An upstream may use other login names than Mexican phones.
  ['55123456789', '55123456789'],
  ['55 1234 56789', '55 1234 56789'],
  ['+4915112345678', '+4915112345678'],
  ['(55) 1234-5678', '(55) 1234-5678'],
  ['ana.ruiz', 'ana.ruiz'],
])('groups "%s" as "%s"', (text, grouped) => {
  expect(groupPhone(text)).toBe(grouped);
});

it.each([
  ['groups text typed at the end', '55', '551', '55 1'],
  ['groups pasted text', '', '5512345678', '55 1234 5678'],
  ['deletes the space with the digit after it', '55 1', '55 ', '55'],
  // Regrouping would move the caret to the end.
  ['keeps text typed in the middle ungrouped', '55 1234 567', '559 1234 567', '559 1234 567'],
  ['keeps text deleted in the middle ungrouped', '55 1234', '551234', '551234'],
])('%s', (_, before, after, text) => {
  expect(editPhone(before, after)).toBe(text);
});
