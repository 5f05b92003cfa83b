import { expect, it } from 'vitest';
import { hasInvisible, nameText, plainText } from './plainText.ts';

it.each([
  ['\u202A5512345678\u202C', '5512345678'],
  ['\u200E\u200F\u20667500\u2069', '7500'],
  ['\uFEFFTR7N\u200BHqje\u00AD', 'TR7NHqje'],
  ['\u00A0VLTA\u3000', 'VLTA'],
  ['Grupo\u00A0Norte', 'Grupo Norte'],
  ['ＶＬＴＡ　１２．５', 'VLTA 12.5'],
  ['2026\u201012\u201027', '2026\u201012\u201027'],
  ['5²', '5²'],
  ['55\uFE0F12\u034F34\u180B', '551234'],
  ['\u3164VLTA\u2800\uFFFC', 'VLTA'],
  ['ﾠVLTA\u115F', 'VLTA'],
  ['Grupo\tNorte\r\n', 'Grupo Norte'],
  ['75\u000000\u0007', '7500'],
  ['75\u{E0030}00\u{E007F}', '7500'],
])('reads %j as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it.each([
  ['\u202A Ana\u00A0López \u202C', 'Ana López'],
  ['\u200EJosé\u200B\uFEFF', 'José'],
  // Some names contain a joiner, but never at their ends.
  ['\u200Dعلی\u200Cرضا\u200C', 'علی\u200Cرضا'],
  ['葛\u{E0100}城', '葛\u{E0100}城'],
  ['Ana\tLópez\n', 'Ana López'],
  ['\u3164\u2800', ''],
  ['\u115F\u1160ﾠ\u0000', ''],
])('reads the name %j as %j', (text, name) => {
  expect(nameText(text)).toBe(name);
});

it.each([
  'sol\u200B9',
  '\u202Asol9',
  'sol9\uFEFF',
  'sol\u00A09',
  ' sol9',
  'sol9\n',
  'sol\u00AD9',
  'sol\u31649',
  'sol\t9',
  'sol\u00009',
  'sol\u28009',
])('finds invisible characters in %j', (text) => {
  expect(hasInvisible(text)).toBe(true);
});

it.each(['', 'sol❤️9', 'sol 9', 'contraseña-9', '密码９９９９'])(
  'finds nothing hidden in %j',
  (text) => {
    expect(hasInvisible(text)).toBe(false);
  },
);
