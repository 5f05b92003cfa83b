import { describe, expect, it } from 'vitest';
import { lastFourCharacters, maskAccount } from './maskAccount.ts';

describe('maskAccount', () => {
  it.each([
    ['002010077777777771', '•••• 7771'],
    ['0020 1007 7777 7777 71', '•••• 7771'],
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', '•••• RTv8'],
    ['12345678', '•••• 5678'],
    ['1234567', '••••'],
    ['', '••••'],
    ['𝟘𝟘𝟘𝟘𝟙𝟚𝟛𝟜', '•••• 𝟙𝟚𝟛𝟜'],
  ])('%j is shown as %s', (account, masked) => {
    expect(maskAccount(account)).toBe(masked);
  });
});

describe('lastFourCharacters', () => {
  it('returns the last four characters, and null for a short number', () => {
    expect(lastFourCharacters('002010077777777771')).toBe('7771');
    expect(lastFourCharacters('771')).toBeNull();
  });
});
