import { describe, expect, it } from 'vitest';
import type { CardKind } from '../codecs/cards.ts';
import { listCards } from './cards.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const account = {
  id: 5,
  type: 'bank',
  bank: 'bank',
  branch_bank: 'Banco del Centro',
  bank_card: '002010077777777771',
  bank_user: '<b>Titular</b>',
  status: 1,
  created_at: '2026-11-20 15:30:00Z',
};
const address = { id: 'x', bank: 'trc20', bank_card: 'TJRa', status: 'new' };

const list = (rows: unknown, kind?: CardKind) => listCards(stubTransport(rows), kind);

describe('cards.list', () => {
  it('reads an account with unchanged texts', async () => {
    const changed = { ...account, version: 3, payable_at: '2026-11-21 15:30:00Z' };
    await expect(list([changed])).resolves.toEqual([
      {
        id: '5',
        kind: 'bank',
        bankName: 'Banco del Centro',
        account: '002010077777777771',
        holder: '<b>Titular</b>',
        status: 'usable',
        createdAt: Date.UTC(2026, 10, 20, 15, 30),
        version: '3',
        payableAt: Date.UTC(2026, 10, 21, 15, 30),
      },
    ]);
  });

  it('reads the kind of an address from `type` or `bank`', async () => {
    const blank = { bankName: '', holder: '', createdAt: null, version: null, payableAt: null };
    const expected = {
      id: 'x',
      kind: 'trc20',
      account: 'TJRa',
      status: { unknown: 'new' },
      ...blank,
    };
    await expect(list([address])).resolves.toEqual([expected]);
    await expect(list([{ ...address, type: 'trc20', bank: null }])).resolves.toEqual([expected]);
  });

  it('drops rows of the other kind', async () => {
    const cards = await list([account, address], 'trc20');
    expect(cards.map(({ id }) => id)).toEqual(['x']);
  });
});
