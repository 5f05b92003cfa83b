import { describe, expect, it } from 'vitest';
import { checkFundPurchase } from './index.ts';

const purchase = {
  amount: '1000.00',
  issueAmount: '50000.00',
  soldAmount: '49000.00',
  balance: '1000.00',
};

describe('checkFundPurchase', () => {
  it('lets the last participation be bought with the last cent, without a fee', () => {
    expect(checkFundPurchase(purchase)).toEqual([]);
  });

  it('says what the balance lacks', () => {
    expect(checkFundPurchase({ ...purchase, balance: '999.99' })).toEqual([
      {
        code: 'insufficient-funds',
        field: 'fund',
        values: { total: '1000.00', balance: '999.99', missing: '0.01' },
      },
    ]);
    expect(checkFundPurchase({ ...purchase, balance: null })).toEqual([]);
  });

  it('knows a fund with less left than one participation, whatever the balance', () => {
    const soldOut = [{ code: 'fund-sold-out', field: 'fund' }];
    expect(checkFundPurchase({ ...purchase, soldAmount: '49000.01' })).toEqual(soldOut);
    expect(checkFundPurchase({ ...purchase, soldAmount: '50000.00', balance: '0' })).toEqual(
      soldOut,
    );
  });

  it.each([{ issueAmount: null }, { soldAmount: null }])(
    'calls none sold out that does not say how much is left: %o',
    (unsaid) => {
      expect(checkFundPurchase({ ...purchase, soldAmount: '50000.00', ...unsaid })).toEqual([]);
    },
  );
});
