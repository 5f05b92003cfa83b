import type { Card } from '@corro/client';
import type { Known } from '@corro/domain';
import { fakeNow } from '../fakeClock/fakeClock.ts';

type KnownCard = Known<Card, 'id' | 'account'>;

/** A usable account at a bank. */
export function buildCard(over: Partial<KnownCard> = {}): KnownCard {
  return {
    id: '5',
    kind: 'bank',
    bankName: 'Banco del Centro',
    account: '002010077777777771',
    holder: 'Titular de la cuenta',
    status: 'usable',
    createdAt: fakeNow,
    ...over,
  };
}

/** A usable address on TRON. */
export function buildAddressCard(over: Partial<KnownCard> = {}): KnownCard {
  return buildCard({
    id: '6',
    kind: 'trc20',
    bankName: '',
    account: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    holder: '',
    ...over,
  });
}
