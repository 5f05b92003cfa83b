import { describe, expect, it } from 'vitest';
import { bankOfClabe, type CardInput, checkCard, readCard } from './card.ts';

// The first 17 digits are multiplied by the weights 3, 7, 1 in turn. The last digits of the
// products, without zeros, are 2 + 7 + 9 + 7 + 1 + 9 + 7 + 1 + 9 + 7 + 1 + 9 = 69. The check digit
// 1 completes 70.
const clabe = '002010077777777771';

// The address of the USDT contract, as TRON's own explorer shows it.
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const account: CardInput = {
  kind: 'bank',
  bankName: 'Banco del Centro',
  account: clabe,
  holder: 'Titular de la cuenta',
};
const wallet: CardInput = { kind: 'trc20', bankName: '', account: address, holder: '' };

const problemsOf = (input: CardInput) => checkCard(input).map(({ code, field }) => [field, code]);

describe('checkCard of an account', () => {
  it('accepts a complete form', () => {
    expect(checkCard(account)).toEqual([]);
  });

  it('requires every field, in form order', () => {
    expect(checkCard({ kind: 'bank', account: ' ', bankName: ' ', holder: '' })).toEqual([
      { code: 'field-required', field: 'account' },
      { code: 'field-required', field: 'bankName' },
      { code: 'field-required', field: 'holder' },
    ]);
  });

  it.each([
    '0020 1007 7777 7777 71',
    '002-010-07777777777-1',
    ` ${clabe}\n`,
    '００２０１００７７７７７７７７７７１',
    `\u202A${clabe}\u202C`,
    '002\u00A0010\u200B07777777777\u00AD1\uFEFF',
    `CLABE: ${clabe}`,
    `Clabe interbancaria ${clabe}`,
    `CLABE（BBVA）：${clabe}`,
  ])('reads %j as it is printed', (text) => {
    expect(checkCard({ ...account, account: text })).toEqual([]);
    expect(readCard({ ...account, account: text }).account).toBe(clabe);
  });

  it.each(['00201007777777777', `${clabe}0`, '00201007777777777O', '1e17', 'CLABE:'])(
    'refuses %j, which has not 18 digits',
    (text) => {
      expect(problemsOf({ ...account, account: text })).toEqual([['account', 'clabe-format']]);
    },
  );

  it.each([
    ['a wrong check digit', '002010077777777772'],
    ['another wrong digit', '003010077777777771'],
    ['two swapped digits', '020010077777777771'],
    ['zeros only', '000000000000000000'],
    // The weighted sum is 7 · 7 = 49, last digit 9. The check digit 1 completes 10.
    ['the bank code 000', '000070000000000001'],
  ])('finds %s', (_, text) => {
    expect(problemsOf({ ...account, account: text })).toEqual([['account', 'clabe-check-digit']]);
  });

  it('accepts an unknown bank', () => {
    // The last digits of 9 · 3, 9 · 7, 8 · 1 and 1 · 7 sum to 7 + 3 + 8 + 7 = 25, so the check
    // digit is 5.
    expect(checkCard({ ...account, account: '998010000000000005' })).toEqual([]);
    expect(bankOfClabe('998010000000000005')).toBeNull();
  });

  it('limits the texts', () => {
    expect(checkCard({ ...account, bankName: `  ${'ñ'.repeat(80)}  ` })).toEqual([]);
    expect(checkCard({ ...account, holder: 'ñ'.repeat(81) })).toEqual([
      { code: 'text-too-long', field: 'holder', values: { max: 80 } },
    ]);
  });
});

describe('checkCard of an address', () => {
  it('checks only the address', () => {
    expect(checkCard(wallet)).toEqual([]);
    expect(problemsOf({ ...wallet, account: '' })).toEqual([['account', 'field-required']]);
  });

  it.each([
    address.slice(0, -1),
    `${address}t`,
    `0x${address}`,
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj0t',
    '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
    clabe,
  ])('rejects %j, which has the wrong form', (text) => {
    expect(problemsOf({ ...wallet, account: text })).toEqual([['account', 'address-format']]);
  });

  it.each([
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgLjj6t',
    // The checksum is right, but the first byte, 0x42, means another network.
    'TZJozAg1ruapycCicgz31GxvYJ1G1qELV7',
  ])('rejects %j, whose checksum or network is wrong', (text) => {
    expect(problemsOf({ ...wallet, account: text })).toEqual([['account', 'address-checksum']]);
  });

  it.each([
    ['the account 0', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    ['the account 1', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKLxmGkn'],
    ['twenty bytes of 0x11', 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV'],
    ['twenty bytes of 0xff', 'TZJozAg1ruapycCicgz31GxvYJ1FraLjZa'],
    ['burnt coins', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  ])('rejects the address of %s, which has no owner', (_, text) => {
    expect(problemsOf({ ...wallet, account: text })).toEqual([['account', 'address-of-nobody']]);
  });

  it('accepts the address of an account', () => {
    expect(checkCard({ ...wallet, account: 'TXvWzAT3jLJjJL9p6CPxThDm6TMfqrcKtD' })).toEqual([]);
  });
});

describe('readCard', () => {
  it('removes characters around the number', () => {
    const typed = {
      bankName: ' Banco del Centro ',
      account: '0020 1007-7777 7777 71',
      holder: 'T ',
    };
    expect(readCard({ ...account, ...typed })).toEqual({
      kind: 'bank',
      bankName: 'Banco del Centro',
      account: clabe,
      holder: 'T',
    });
  });

  it('removes invisible characters', () => {
    const typed = {
      bankName: '\u200EBanco\u00A0del Centro',
      holder: ' \u202AAna L\u00F3\u200Bpez\u202C\u200D',
    };
    expect(readCard({ ...account, ...typed })).toMatchObject({
      bankName: 'Banco del Centro',
      holder: 'Ana L\u00F3pez',
    });
    for (const text of [`\u200E${address}\uFEFF`, `TRC20: ${address}`, `tron:${address}`]) {
      expect(readCard({ ...wallet, account: text }).account).toBe(address);
      expect(checkCard({ ...wallet, account: text })).toEqual([]);
    }
  });

  it('changes nothing else in an address', () => {
    const typed = { bankName: 'x', holder: 'y', account: ` ${address}\n` };
    expect(readCard({ ...wallet, ...typed })).toEqual(wallet);
  });
});

it('names the bank of a complete CLABE', () => {
  expect(bankOfClabe('0020 1007 7777 7777 71')).toBe('Banamex');
  expect(bankOfClabe('00201007777777777')).toBeNull();
  expect(bankOfClabe('')).toBeNull();
  // The check digit 4 completes 7 + 3 + 9 + 7 = 26 to 30. The library gives the bank code 999 the
  // name `N/A`, which is not a bank.
  expect(bankOfClabe('999010000000000004')).toBeNull();
});

describe('a card that the operator has stored', () => {
  const stored = { ...account, account: '****-7771', storedAccount: '****-7771' };

  it.each([stored, { ...wallet, account: 'T-1', storedAccount: 'T-1' }])(
    'is changed with the number as it is: %o',
    (input) => {
      expect(checkCard({ ...input, holder: 'Otra titular' })).toEqual([]);
      expect(readCard(input).account).toBe(input.account);
    },
  );

  it('is checked where the number is changed, too', () => {
    expect(problemsOf({ ...stored, account: '1' })).toEqual([['account', 'clabe-format']]);
    expect(problemsOf({ ...stored, account: '', storedAccount: '' })).toEqual([
      ['account', 'field-required'],
    ]);
    expect(problemsOf({ ...stored, holder: '' })).toEqual([['holder', 'field-required']]);
  });
});
