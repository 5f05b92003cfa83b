import { describe, expect, it } from 'vitest';
import { checkCodeEntry } from './codeEntry.ts';

describe('checkCodeEntry', () => {
  it('requires a transaction code of six digits', () => {
    expect(checkCodeEntry('246810')).toEqual([]);
    expect(checkCodeEntry('')).toEqual([{ code: 'required-fields', field: 'code' }]);
    expect(checkCodeEntry('24681')).toEqual([{ code: 'transaction-code-format', field: 'code' }]);
  });
});
