import type { Ipo, IpoOrder } from '@corro/client';
import type { Known } from '@corro/domain';
import { fakeNow } from '../fakeClock/fakeClock.ts';

type KnownIpo = Known<Ipo, 'id' | 'symbol'>;

/** An offering at 15.00, of 100 to 5,000 shares each, open for another half hour. */
export function buildIpo(over: Partial<KnownIpo> = {}): KnownIpo {
  return {
    id: '2',
    series: 'A',
    symbol: 'SOLV',
    name: 'Solvera Energía',
    status: 'forthcoming',
    price: '15.00',
    min: 100,
    max: 5000,
    opensAt: fakeNow - 1_800_000,
    closesAt: fakeNow + 1_800_000,
    ...over,
  };
}

/** An application for 200 shares of `buildIpo`, not decided yet: 3000.00 and a fee of 0.90 set aside. */
export function buildIpoOrder(over: Partial<IpoOrder> = {}): IpoOrder {
  const { id, series, symbol, name, closesAt } = buildIpo();
  return {
    id: '8',
    orderNumber: 'I-20261120-0001',
    ipoId: id,
    series,
    symbol,
    name,
    quantity: 200,
    price: '15.00',
    held: '3000.90',
    closesAt,
    allotted: null,
    amount: null,
    fee: null,
    returned: null,
    status: 'pending',
    createdAt: fakeNow,
    endedAt: null,
    clientKey: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
    ...over,
  };
}
