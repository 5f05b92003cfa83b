import { describe, expect, it } from 'vitest';
import { isWeakCode, isWeakPassword, passwordRules } from './secrets.ts';

describe('isWeakCode', () => {
  it.each([
    ['one digit', ['000000', '555555', '999999']],
    ['two or three repeated digits', ['121212', '909090', '123123', '246246']],
    ['ascending runs, also from 9 to 0', ['012345', '123456', '456789', '890123', '789012']],
    ['descending runs, also from 0 to 9', ['654321', '987654', '543210', '210987', '109876']],
    ['pairs', ['112233', '998877', '110022']],
    ['two halves of one digit each', ['111222', '000999']],
    ['mirrored digits', ['123321', '520025', '100001']],
    ['keypad lines', ['147258', '159753', '789456', '963852']],
  ])('refuses %s', (_, codes) => {
    expect(codes.filter((code) => !isWeakCode(code))).toEqual([]);
  });

  it.each(['246810', '135791', '135790', '120000', '123457', '112234', '280190', '019273'])(
    'accepts %s',
    (code) => {
      expect(isWeakCode(code)).toBe(false);
    },
  );

  it('refuses six digits in a row of the phone number', () => {
    const phone = '5512834679';
    expect(['551283', '283467', '834679'].map((code) => isWeakCode(code, phone))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isWeakCode('976438', phone)).toBe(false);
    expect(isWeakCode('283467')).toBe(false);
  });

  it('accepts 99.7 % of the million codes', () => {
    let weak = 0;
    for (let code = 0; code < 1_000_000; code += 1) {
      if (isWeakCode(String(code).padStart(6, '0'))) weak += 1;
    }
    // 1,000 codes repeat three digits, 1,000 are pairs, 1,000 are mirrored. 10 codes are all three
    // (111111), 90 are repeated and mirrored (121121), 90 are pairs and mirrored (112211), so 2,800
    // codes differ. Another 90 repeat two digits, 90 are two triples, 20 runs, 16 keypad lines.
    expect(weak).toBe(3016);
  });
});

describe('isWeakPassword', () => {
  it.each([
    ['common ones', ['password', 'iloveyou', 'qazwsx', 'dragon', 'pokemon', 'computer']],
    ['common ones in Spanish', ['contraseña', 'tequiero', 'chivas', 'hola123', 'méxico', 'carlos']],
    ['common ones in capitals', ['PASSWORD', 'Contraseña', 'TeQuiero']],
    ['common ones with an accent in two characters', ['contrasen\u0303a']],
    ['one to three repeated characters', ['aaaaaa', '121212', 'abcabcab', '      ']],
    ['longer repeated parts', ['12341234', '19841984', 'qwertyqwerty', '1qaz1qaz', 'hola!hola!']],
    ['runs', ['123456', '1234567890', '987654321', 'abcdef', 'qwerty', 'lkjhgf', 'zxcvbn']],
    ['runs of German keys', ['qwertz', 'ztrewq', 'qwertzuiop']],
  ])('refuses %s', (_, passwords) => {
    expect(passwords.filter((password) => !isWeakPassword(password))).toEqual([]);
  });

  it.each([
    'corro-demo',
    'secret-7',
    'secreta-1',
    'mi gato verde',
    'gato-gata',
    '123457',
    'código-9',
  ])('accepts %s', (password) => {
    expect(isWeakPassword(password)).toBe(false);
  });

  it('refuses the phone number in any format', () => {
    expect(isWeakPassword('55 1283 4679', '+52 5512834679')).toBe(true);
    expect(isWeakPassword('5512834679', '5512834679')).toBe(true);
    expect(isWeakPassword('5512834679', '5512834670')).toBe(false);
  });
});

describe('passwordRules', () => {
  const phone = '55 1283 4679';
  it.each([
    ['an empty password', '', '', [false, false, false]],
    ['five characters', 'clave', '', [false, true, false]],
    ['six characters, repeated', 'clave-', 'clave-', [true, true, true]],
    [
      'an ñ of two code points, repeated as one',
      'clave-n\u0303',
      'clave-\u00F1',
      [true, true, true],
    ],
    ['six characters, repeated with a capital', 'clave-', 'Clave-', [true, true, false]],
    ['a common one', 'qwerty123', 'qwerty123', [true, false, true]],
    ['the phone number', '5512834679', '5512834679', [true, false, true]],
    ['a short run', 'abc', '', [false, false, false]],
    ['four emoji of eight code units', '🔑🔒🔓🔐', '🔑🔒🔓🔐', [false, true, true]],
  ])('passwordRules of %s', (_, password, confirmation, met) => {
    const rules = passwordRules({ password, confirmation, phone });
    expect([rules.isLongEnough, rules.isHardToGuess, rules.isRepeated]).toEqual(met);
  });

  it.each([
    ['', false],
    ['cinco', false],
    ['clave-', true],
    ['once-signos', true],
    ['🔑🔒🔓🔐🔑🔒', true],
    ['doce-signos-', false],
    ['tres palabras sueltas', false],
  ])('isShort of %j is %s', (password, isShort) => {
    expect(passwordRules({ password, confirmation: '', phone }).isShort).toBe(isShort);
  });
});
